import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseTimeOfDay } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, morning, sessions, workers } from './agenda.ts'
import { bookingForm } from './booking-form.ts'
import { addAbsence, bookAsColleague, colleague, readSession } from './colleague.ts'
import { mount } from './mount.tsx'
import { addWaitingEntry, listWaitingNames, mountList } from './waiting-entries.ts'

const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

test('a canceled session says who waits for its slot, and one press books it for one of them', async () => {
  const tuesday = { sessionDate: '2026-11-24' }
  const { url } = await mountList(getWeekUrl(), async () => {
    await addWaitingEntry({ clientId: clients.zoe, days: [2] })
    await addWaitingEntry({ clientId: clients.benjamin, days: [2] })
    await addWaitingEntry({ clientId: clients.gael, days: [4] })
  })
  const { time } = await readSession(sessions.valentina)
  await chip('Valentina Q. con Ana Torres, confirmada').click()
  await userEvent.keyboard('x')
  await page.getByRole('button', { name: 'Ver 2 en espera' }).click()
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^Martes 24 de noviembre, 08:00 – 08:45, con Ana Torres$/ }))
    .toBeVisible()
  expect(url()).toContain('/admin/waiting-list/matches')
  const message = new URL(
    (
      row('Zoe Campos')
        .getByRole('link', { name: /WhatsApp/ })
        .element() as HTMLAnchorElement
    ).href,
  )
  expect(message.searchParams.get('text')).toBe(
    'Hola, en Turnos se liberó para Zoe el cupo de mañana martes 24 de noviembre a las 8:00 con Ana Torres. ¿Le viene bien? Respóndanos por favor.',
  )
  await row('Benjamín')
    .getByRole('button', { name: /^Reservar/ })
    .click()
  await expect.element(page.getByText(/^Sesión reservada: Benjamín/)).toBeVisible()
  await expect.element(page.getByText('Nadie más de la lista puede tomar este cupo.')).toBeVisible()
  expect(await listWaitingNames()).toEqual(['Zoe', 'Gael'])
  const booked = await colleague.get('/v1/sessions', { query: { clientId: clients.benjamin, workerId: workers.ana } })
  expect(booked).toEqual(expect.arrayContaining([expect.objectContaining({ ...tuesday, time })]))

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row('Benjamín')).toBeVisible()
  expect(await listWaitingNames()).toEqual(['Zoe', 'Benjamín', 'Gael'])
})

test('the conflict is shown and the list is read again when someone else was faster', async () => {
  await mountList(getWeekUrl(), async () => {
    await addWaitingEntry({ clientId: clients.zoe, days: [2] })
    await addWaitingEntry({ clientId: clients.benjamin, days: [2] })
  })
  await chip('Valentina Q. con Ana Torres, confirmada').click()
  await userEvent.keyboard('x')
  await page.getByRole('button', { name: 'Ver 2 en espera' }).click()
  await expect.element(row('Zoe Campos')).toBeVisible()
  const { time } = await readSession(sessions.valentina)
  await bookAsColleague({ clientId: clients.sebastian, workerId: workers.ana, sessionDate: '2026-11-24', time })
  await row('Zoe Campos')
    .getByRole('button', { name: /^Reservar/ })
    .click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No se pudo reservar: Zoe Campos.*Ana Torres/)
  await expect.element(page.getByText('Nadie más de la lista puede tomar este cupo.')).toBeVisible()
})

test('the address of a slot that is gone leads to the waiting list', async () => {
  const { url } = await mountList(paths.waitingMatches())
  await expect.element(page.getByRole('heading', { name: 'Este cupo ya no existe' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver la lista de espera' }).click()
  await expect.element(row('Zoe Campos')).toBeVisible()
  expect(url()).toBe(paths.waitingList())
})

test('the slots that suit someone are highlighted, and booking one takes the client off the list', async () => {
  const { url } = await mountList(paths.waitingList(), async () => {
    await addWaitingEntry({ clientId: clients.zoe, days: [4], toTime: parseTimeOfDay('10:00'), workerIds: [workers.elena] })
  })
  await row('Zoe Campos')
    .getByRole('button', { name: /^Ver cupos libres/ })
    .click()
  const search = page.getByRole('region', { name: 'Búsqueda de un cupo' })
  await expect
    .element(search)
    .toMatchTextContent(/Cupos para Zoe Campos Núñez: cualquier jueves hasta las 10:00, con Elena Quispe\. 2 en esta semana/)
  expect(url()).toContain(`turn=${morning}`)
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toHaveAccessibleName(/Conviene a Zoe Campos, con Elena Quispe\. Reservar$/)
  expect([...document.querySelectorAll('[data-suitable]')].map((slot) => slot.getAttribute('data-slot'))).toHaveLength(2)
  await cell('jueves 26 de noviembre, 08:50').click()
  await expect.element(bookingForm().getByRole('combobox', { name: 'Cliente' })).toHaveValue('Zoe Campos Núñez')
  await bookingForm().getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect.element(search).toMatchTextContent(/Ya no está en la lista de espera\./)
  expect(await listWaitingNames()).toEqual([])
  await search.getByRole('link', { name: 'Dejar de buscar' }).click()
  await expect.element(search).not.toBeInTheDocument()
})

test('a small phone shows the first session of the first slot that suits whole', async () => {
  await mountList(
    paths.waitingList(),
    async () =>
      void (await addWaitingEntry({ clientId: clients.zoe, days: [2], fromTime: parseTimeOfDay('09:40'), workerIds: [workers.elena] })),
    { width: 320 },
  )
  await page.viewport(320, 490)
  await row('Zoe Campos')
    .getByRole('button', { name: /^Ver cupos libres/ })
    .click()
  const hour = page.getByRole('region', { name: '09:40 – 10:25' })
  await expect.element(hour).toMatchTextContent(/conviene/)
  const getTop = (selector: string) => hour.element().querySelector(selector)!.getBoundingClientRect().top
  await expect.poll(() => getTop('[data-session]') - getTop('header')).toBeGreaterThanOrEqual(44)
})

test('an absence that ends says who waits for its worker', async () => {
  await mountList(paths.worker(workers.elena), async () => {
    const week = { fromDate: '2026-11-23', toDate: '2026-11-27' }
    await addAbsence({ ...week, workerId: workers.elena })
    await addWaitingEntry({ clientId: clients.zoe, days: [4], toTime: parseTimeOfDay('10:00'), workerIds: [workers.elena] })
    await addWaitingEntry({ clientId: clients.gael, workerIds: [workers.ana] })
  })
  const absences = page.getByRole('region', { name: 'Ausencias', exact: true })
  await absences.getByRole('button', { name: /^Acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Vuelve mañana' }).click()
  await page.getByRole('button', { name: 'Ver 1 en espera' }).click()
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^Jueves 26 de noviembre, 08:00 – 08:45, con Elena Quispe$/ }))
    .toBeVisible()
  await expect.element(row('Zoe Campos').first()).toBeVisible()
  expect(page.getByRole('main').getByRole('heading', { level: 2 }).elements()).toHaveLength(3)
})

test("who may not read everybody's sessions is not told who waits", async () => {
  const { calls } = await mount(getWeekUrl(), { answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sesiones' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Lista de espera' }).elements()).toEqual([])
  expect(calls.filter(({ call }) => call.includes('waiting'))).toEqual([])
})

test.for([{ isGone: false }, { isGone: true }])(
  'undoing a deletion takes the entry of the session off the list again, and is refused when the entry is gone ($isGone)',
  async ({ isGone }) => {
    let entry = ''
    await mountList(getWeekUrl(), async () => {
      await addWaitingEntry({ clientId: clients.tomas })
      entry = await addWaitingEntry({ clientId: clients.zoe })
      const slot = { workerId: workers.jorge, sessionDate: '2026-11-27', time: parseTimeOfDay('08:00') }
      await bookAsColleague({ clientId: clients.zoe, ...slot, waitingEntryId: entry })
    })
    const ofZoe = chip(/^Zoe C. con Jorge Bravo/)
    await ofZoe.click()
    await userEvent.keyboard('{Delete}')
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar sesión' }).click()
    await expect.poll(listWaitingNames).toEqual(['Tomás', 'Zoe'])
    if (isGone) await colleague.delete('/v1/waiting-list/{id}', { path: { id: entry } })
    await userEvent.keyboard('{Control>}z{/Control}')
    const refusal = 'Desde entonces se eliminó la entrada de Zoe Campos Núñez en la lista de espera.'
    await expect.element(page.getByText(isGone ? refusal : /^Deshecho: /)).toBeVisible()
    if (isGone) await expect.element(ofZoe).not.toBeInTheDocument()
    else await expect.element(ofZoe).toBeVisible()
    expect(await listWaitingNames()).toEqual(['Tomás'])
  },
)
