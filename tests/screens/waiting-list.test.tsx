import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { at } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, morning, sessions, setClinicTime, workers } from './agenda.ts'
import { bookingForm } from './booking-form.ts'
import { addAbsence, bookAsColleague, colleague, readSession } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

type Entry = Parameters<typeof colleague.post<'/v1/waiting-list'>>[1]['body']

const wait = async (entry: Entry) => (await colleague.post('/v1/waiting-list', { body: entry })).id
const list = () => page.getByRole('list', { name: 'Lista de espera' })
const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const drawer = () => page.getByRole('dialog', { name: /lista de espera/ })
const sentenceField = () => drawer().getByRole('textbox', { name: 'Qué le conviene' })
const listNames = async () => (await colleague.get('/v1/waiting-list')).map(({ client }) => client.person.name)

/** The wishes of Tomás: afternoons, with Ana or Jorge. */
const afternoons: Omit<Entry, 'clientId'> = {
  days: [2, 4],
  fromTime: at('13:00'),
  workerIds: [workers.ana, workers.jorge],
  untilDate: '2026-12-20',
}

async function mountList(url = paths.waitingList(), prepare: MountOptions['prepare'] = waitInOrder) {
  setClinicTime('2026-11-23', '10:00')
  return mount(url, { usesRealServer: true, prepare })
}

/** Tomás waits first, then Zoe. */
async function waitInOrder() {
  await wait({ clientId: clients.tomas, ...afternoons, note: 'Sale del colegio a la 1:30.' })
  await wait({ clientId: clients.zoe })
}

test('those who wait are listed in order, with one sentence each, telephone and message', async () => {
  await mountList()
  await expect
    .element(row('Tomás Ortega'))
    .toMatchTextContent(
      /Cualquier tarde de martes o jueves, con Ana Torres o Jorge Bravo, hasta el 20 de diciembreSale del colegio a la 1:30\.Espera desde hoy/,
    )
  await expect.element(row('Zoe Campos')).toMatchTextContent(/Cualquier día y hora/)
  expect(
    list()
      .getByRole('listitem')
      .elements()
      .map((element) => element.querySelector('a')?.textContent),
  ).toEqual(['Tomás Ortega Ruiz', 'Zoe Campos Núñez'])
  await expect.element(row('Tomás Ortega').getByRole('link', { name: /^\d/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  await expect
    .element(row('Tomás Ortega').getByRole('link', { name: /WhatsApp/ }))
    .toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('le escribimos de Turnos por el lugar de Tomás en la lista de espera')),
    )
})

test('the filter by worker leaves those whom this worker suits', async () => {
  await mountList(paths.waitingList(), async () => {
    await waitInOrder()
    await wait({ clientId: clients.gael, workerIds: [workers.elena] })
  })
  await expect.element(row('Gael Espinoza')).toBeVisible()
  await page.getByRole('combobox', { name: 'Trabajador' }).click()
  await page.getByRole('option', { name: /^Ana Torres/ }).click()
  await expect.element(row('Gael Espinoza')).not.toBeInTheDocument()
  await expect.element(row('Tomás Ortega')).toBeVisible()
})

test('an entry is made from the keyboard in three presses', async () => {
  const { url } = await mountList(paths.waitingList(), () => Promise.resolve())
  await page.getByRole('main').getByRole('link', { name: 'Añadir a la lista' }).first().click()
  await expect.element(drawer().getByRole('combobox', { name: 'Cliente' })).toHaveFocus()
  await userEvent.keyboard('Ian')
  await expect.element(page.getByRole('option', { name: /^Ian Vargas/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(sentenceField()).toHaveFocus()
  await userEvent.keyboard('tarde ma ju, con Ana o Jorge, hasta el 20/12')
  await expect
    .element(drawer())
    .toMatchTextContent(/Cualquier tarde de martes o jueves, con Ana Torres o Jorge Bravo, hasta el 20 de diciembre/)
  await userEvent.keyboard('{Enter}')
  await expect.element(row('Ian Vargas')).toMatchTextContent(/Cualquier tarde de martes o jueves, con Ana Torres o Jorge Bravo/)
  expect(url()).toBe(paths.waitingList())
  expect(await colleague.get('/v1/waiting-list')).toMatchObject([{ clientId: clients.ian, ...afternoons, toTime: null, scheduleId: null }])
})

test('the buttons and the sentence follow each other', async () => {
  await mountList(paths.waitingList({ record: 'new' }))
  await drawer().getByRole('button', { name: 'lunes' }).click()
  await drawer().getByText('Mañana', { exact: true }).click()
  await expect.element(sentenceField()).toHaveValue('Cualquier mañana de lunes')
  await sentenceField().fill('miércoles desde las 16 urgente')
  await expect.element(drawer().getByRole('button', { name: 'miércoles' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(drawer().getByRole('button', { name: 'lunes' })).toHaveAttribute('aria-pressed', 'false')
  await expect.element(drawer().getByRole('textbox', { name: 'Desde las' })).toHaveValue('16:00')
  await expect.element(drawer()).toMatchTextContent(/No se entendió: urgente\. Se guarda: Cualquier miércoles desde las 16:00/)
})

test('the days are seven buttons in one line, with their whole names for screen readers', async () => {
  await mountList(paths.waitingList({ record: 'new' }))
  const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
  const buttons = days.map((name) => drawer().getByRole('button', { name, exact: true }))
  await expect.element(buttons[6]!).toBeVisible()
  expect(new Set(buttons.map((button) => button.element().getBoundingClientRect().top)).size).toBe(1)
})

test('an entry is changed, and keeps its place', async () => {
  await mountList()
  await row('Tomás Ortega')
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect
    .element(sentenceField())
    .toHaveValue('Cualquier tarde de martes o jueves, con Ana Torres o Jorge Bravo, hasta el 20 de diciembre')
  await drawer().getByRole('button', { name: 'jueves' }).click()
  await drawer().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(row('Tomás Ortega')).toMatchTextContent(/Cualquier tarde de martes, con/)
  expect(await listNames()).toEqual(['Tomás', 'Zoe'])
})

test('an entry is deleted once that is confirmed, because its place would not come back', async () => {
  await mountList()
  await row('Zoe Campos')
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Quitar a Zoe Campos Núñez de la lista de espera?' })
  await expect.element(dialog).toMatchTextContent(/Pierde su lugar/)
  expect(await listNames()).toEqual(['Tomás', 'Zoe'])
  await dialog.getByRole('button', { name: 'Quitar de la lista' }).click()
  await expect.element(row('Zoe Campos')).not.toBeInTheDocument()
  await expect.element(page.getByText('Fuera de la lista de espera: Zoe Campos Núñez')).toBeVisible()
  expect(await listNames()).toEqual(['Tomás'])
  expect(page.getByRole('button', { name: 'Deshacer' }).query()).toBeNull()
})

test('an empty list says what it is for', async () => {
  await mountList(paths.waitingList(), () => Promise.resolve())
  await expect.element(page.getByRole('heading', { name: 'Nadie está en lista de espera' })).toBeVisible()
})

test("the client's page lists the client's entries, and adds one", async () => {
  await mountList(paths.client(clients.tomas))
  const section = page.getByRole('region', { name: 'Lista de espera' })
  await expect.element(section).toMatchTextContent(/Cualquier tarde de martes o jueves/)
  await section.getByRole('button', { name: /^Añadir/ }).click()
  await expect.element(sentenceField()).toHaveFocus()
  await userEvent.keyboard('sábado{Enter}')
  await expect.element(section).toMatchTextContent(/Cualquier sábado/)
})

test('on a server without the waiting list nothing shows it', async () => {
  const lacking = [
    'listWaitingEntries',
    'createWaitingEntry',
    'updateWaitingEntry',
    'deleteWaitingEntry',
    'listWaitingMatches',
    'listWaitingSlots',
  ]
  const { calls } = await mount(paths.client(clients.tomas), { lacking: [...lacking, 'SessionInput.waiting_entry_id'] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tomás Ortega Ruiz' })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sesiones' })).toBeVisible()
  expect(page.getByText('Lista de espera').elements()).toEqual([])
  expect(calls.filter(({ call }) => call.includes('waiting'))).toEqual([])
})

test('a canceled session says who waits for its slot, and one press books it for one of them', async () => {
  const tuesday = { sessionDate: '2026-11-24' }
  const { url } = await mountList(getWeekUrl(), async () => {
    await wait({ clientId: clients.zoe, days: [2] })
    await wait({ clientId: clients.benjamin, days: [2] })
    await wait({ clientId: clients.gael, days: [4] })
  })
  const { time } = await readSession(sessions.valentina)
  await chip('Valentina Q. con Ana Torres, confirmada').click()
  await userEvent.keyboard('x')
  await page.getByRole('button', { name: '2 en espera' }).click()
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
  await expect.element(page.getByText('Este cupo ya no está libre, o nadie más lo espera.')).toBeVisible()
  expect(await listNames()).toEqual(['Zoe', 'Gael'])
  const booked = await colleague.get('/v1/sessions', { query: { clientId: clients.benjamin, workerId: workers.ana } })
  expect(booked).toEqual(expect.arrayContaining([expect.objectContaining({ ...tuesday, time })]))

  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect.element(row('Benjamín')).toBeVisible()
  expect(await listNames()).toEqual(['Zoe', 'Benjamín', 'Gael'])
})

test('the conflict is shown and the list is read again when somebody else was faster', async () => {
  await mountList(getWeekUrl(), async () => {
    await wait({ clientId: clients.zoe, days: [2] })
    await wait({ clientId: clients.benjamin, days: [2] })
  })
  await chip('Valentina Q. con Ana Torres, confirmada').click()
  await userEvent.keyboard('x')
  await page.getByRole('button', { name: '2 en espera' }).click()
  await expect.element(row('Zoe Campos')).toBeVisible()
  const { time } = await readSession(sessions.valentina)
  await bookAsColleague({ clientId: clients.sebastian, workerId: workers.ana, sessionDate: '2026-11-24', time })
  await row('Zoe Campos')
    .getByRole('button', { name: /^Reservar/ })
    .click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No se pudo reservar: Zoe Campos.*Ana Torres/)
  await expect.element(page.getByText('Este cupo ya no está libre, o nadie más lo espera.')).toBeVisible()
})

test('the slots that suit somebody are lit, and booking one takes the client off the list', async () => {
  const { url } = await mountList(paths.waitingList(), async () => {
    await wait({ clientId: clients.zoe, days: [4], toTime: at('10:00'), workerIds: [workers.elena] })
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
  expect([...document.querySelectorAll('[data-lit]')].map((slot) => slot.getAttribute('data-slot'))).toHaveLength(2)
  await cell('jueves 26 de noviembre, 08:50').click()
  await expect.element(bookingForm().getByRole('combobox', { name: 'Cliente' })).toHaveValue('Zoe Campos Núñez')
  await bookingForm().getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect.element(search).toMatchTextContent(/Ya no está en la lista de espera\./)
  expect(await listNames()).toEqual([])
  await search.getByRole('link', { name: 'Dejar de buscar' }).click()
  await expect.element(search).not.toBeInTheDocument()
})

test('an absence that ends says who waits for its worker', async () => {
  await mountList(paths.worker(workers.elena), async () => {
    const week = { fromDate: '2026-11-23', toDate: '2026-11-27' }
    await addAbsence({ ...week, workerId: workers.elena })
    await wait({ clientId: clients.zoe, days: [4], toTime: at('10:00'), workerIds: [workers.elena] })
    await wait({ clientId: clients.gael, workerIds: [workers.ana] })
  })
  const absences = page.getByRole('region', { name: 'Ausencias', exact: true })
  await absences.getByRole('button', { name: /^Acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Vuelve mañana' }).click()
  await page.getByRole('button', { name: '1 en espera' }).click()
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

test.for([
  { title: 'takes its entry off the list again', isGone: false },
  { title: 'comes back without its entry, which was deleted meanwhile', isGone: true },
])('a deleted session that comes back by undo $title', async ({ isGone }) => {
  let entry = ''
  await mountList(getWeekUrl(), async () => {
    await wait({ clientId: clients.tomas })
    entry = await wait({ clientId: clients.zoe })
    const slot = { workerId: workers.jorge, sessionDate: '2026-11-27', time: at('08:00') }
    await bookAsColleague({ clientId: clients.zoe, ...slot, waitingEntryId: entry })
  })
  const ofZoe = chip(/^Zoe C. con Jorge Bravo/)
  await ofZoe.click()
  await userEvent.keyboard('{Delete}')
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar sesión' }).click()
  await expect.poll(listNames).toEqual(['Tomás', 'Zoe'])
  if (isGone) await colleague.delete('/v1/waiting-list/{id}', { path: { id: entry } })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  await expect.element(ofZoe).toBeVisible()
  expect(await listNames()).toEqual(['Tomás'])
})

test('of two deleted sessions that come back by one undo, only the one whose entry is gone comes back without it', async () => {
  const entries: string[] = []
  await mountList(getWeekUrl(), async () => {
    for (const [clientId, time] of [
      [clients.ian, at('08:50')],
      [clients.zoe, at('08:00')],
    ] as const) {
      const waitingEntryId = await wait({ clientId })
      entries.push(waitingEntryId)
      await bookAsColleague({ clientId, workerId: workers.jorge, sessionDate: '2026-11-27', time, waitingEntryId })
    }
  })
  for (const name of [/^Ian V. con Jorge Bravo/, /^Zoe C. con Jorge Bravo/]) await chip(name).click({ modifiers: ['Control'] })
  await userEvent.keyboard('{Delete}')
  await page.getByRole('button', { name: 'Eliminar 2 sesiones' }).click()
  await expect.poll(listNames).toEqual(['Ian', 'Zoe'])
  await colleague.delete('/v1/waiting-list/{id}', { path: { id: entries[1] ?? '' } })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  await expect.element(chip(/^Zoe C. con Jorge Bravo/)).toBeVisible()
  expect(await listNames()).toEqual([])
})
