import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, clients, getWeekUrl, keepOnlyAccess, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { addAbsence, bookAsColleague, colleague, deleteSessions, writeNoteAsColleague } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

const main = () => page.getByRole('main')
const row = (name: string | RegExp) => main().getByRole('listitem', { name })
const button = (name: string | RegExp) => main().getByRole('button', { name })

beforeEach(() => setClinicTime('2026-11-23', '07:00'))

/**
 * In the week from 22 November Ian, Zoe and Tomás come once each, Benjamín every week. In the next week Ana has another client when Zoe would come, and Bruno
 * is absent when Tomás would come.
 */
async function prepareWeek() {
  await deleteSessions({})
  await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: '2026-11-24', time: 480, note: 'Trae informe' })
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-11-25', time: 530 })
  await bookAsColleague({ clientId: clients.tomas, workerId: workers.bruno, sessionDate: '2026-11-26', time: 580 })
  await bookAsColleague({ clientId: clients.benjamin, workerId: workers.bruno, startsOn: '2026-11-23', time: 480 })
  await bookAsColleague({ clientId: clients.gael, workerId: workers.ana, sessionDate: '2026-12-02', time: 530 })
  await addAbsence({ workerId: workers.bruno, fromDate: '2026-12-03', toDate: '2026-12-03' })
}

const visitCopy = (options: MountOptions = {}) =>
  mount(paths.copySessions({ from: '2026-11-22', turn: morning }), { usesRealServer: true, prepare: prepareWeek, ...options })

/** The dated sessions of a week: date, time, client and worker. */
const listWeek = async (from: string, to: string) =>
  (await colleague.get('/v1/sessions', { query: { from, to } }))
    .filter(({ standing }) => !standing)
    .map(({ sessionDate, time, client, worker, note }) =>
      [sessionDate, time, client.person.name, worker.person.name, note ?? ''].join(' ').trim(),
    )
    .sort()
const listNextWeek = () => listWeek('2026-11-29', '2026-12-05')

test('a week is copied to the next one around what is taken there, as one change with one undo', async () => {
  const { url } = await mount(getWeekUrl({ week: '2026-11-22' }), { usesRealServer: true, prepare: prepareWeek })
  await page.getByRole('button', { name: '22 – 28 nov 2026' }).click()
  await page.getByRole('link', { name: 'Copiar a otra semana…' }).click()
  await expect.element(main()).toMatchTextContent(/1 libre2 por resolver/)
  await expect.element(main()).toMatchTextContent(/1 ya está en esa semana, por una serie fija u otra reserva: no se copia\./)
  await expect.element(row(/^Ian Vargas con Ana Torres, martes 1 de diciembre, 08:00, libre/)).toMatchTextContent(/08:00/)
  const [zoe, tomas] = [row(/^Zoe Campos/), row(/^Tomás/)]
  await expect.element(zoe).toMatchTextContent(/Ana Torres ya atiende a Gael .* de 08:50 a 09:35/)
  await expect.element(tomas).toMatchTextContent(/Bruno Salazar está ausente el 3 de diciembre/)
  await zoe.getByText('Otra hora').click()
  await expect.element(zoe).toMatchTextContent(/Pasa a las 08:00 del mismo día/)
  await tomas.getByText('Omitir').click()
  await expect
    .element(main())
    .toMatchTextContent(/2 de 3 sesiones se copian a la semana 29 nov – 5 dic 2026; 1 cambia de hora, día o trabajador; 1 no se copia\./)
  await button('Copiar').click()
  await expect.element(page.getByText('2 sesiones copiadas a la semana 29 nov – 5 dic 2026')).toBeVisible()
  await expect.poll(url).toContain('week=2026-11-29')
  await expect.element(cell('martes 1 de diciembre, 08:00')).toMatchTextContent(/Ian/)
  const copied = ['2026-12-01 480 Ian Ana', '2026-12-02 480 Zoe Ana', '2026-12-02 530 Gael Ana']
  expect(await listNextWeek()).toEqual(copied)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(listNextWeek).toEqual(['2026-12-02 530 Gael Ana'])
  expect(await listWeek('2026-11-22', '2026-11-28')).toHaveLength(3)
})

test('a copy is refused as a whole when a colleague has taken a slot, and every choice is kept', async () => {
  await visitCopy()
  await row(/^Zoe Campos/)
    .getByText('Otra hora')
    .click()
  await row(/^Tomás/)
    .getByText('Otro trabajador')
    .click()
  await expect.element(row(/^Tomás/)).toMatchTextContent(/La atiende /)
  await bookAsColleague({ clientId: clients.sebastian, workerId: workers.ana, sessionDate: '2026-12-01', time: 480 })
  await button('Copiar').click()
  await expect.element(main()).toMatchTextContent(/No se copió nada: /)
  expect(await listNextWeek()).toHaveLength(2)
  await expect.element(row(/^Ian Vargas/)).toMatchTextContent(/Ana Torres ya atiende a Sebastián/)
  await expect.element(row(/^Zoe Campos/)).toMatchTextContent(/Pasa a las 08:00 del mismo día/)
  await row(/^Ian Vargas/)
    .getByText('Otro día')
    .click()
  await button('Copiar').click()
  await expect.element(page.getByText('3 sesiones copiadas a la semana 29 nov – 5 dic 2026')).toBeVisible()
  expect(await listNextWeek()).toHaveLength(5)
})

test('a date of a series that was canceled in the other week is not copied there', async () => {
  const prepare = async () => {
    await prepareWeek()
    const [occurrence] = await colleague.get('/v1/sessions', {
      query: { clientId: clients.benjamin, from: '2026-11-30', to: '2026-11-30' },
    })
    await colleague.patch('/v1/sessions/{id}/state', {
      path: { id: occurrence!.id },
      body: { state: 'canceled', sessionDate: '2026-11-30' },
    })
  }
  await visitCopy({ prepare })
  await expect.element(main()).toMatchTextContent(/1 libre2 por resolver/)
  await expect.element(main()).toMatchTextContent(/1 ya está en esa semana/)
})

test('selected sessions are moved by weeks: one by one around what is taken there, and undone together', async () => {
  await mount(getWeekUrl({ week: '2026-11-22' }), { usesRealServer: true, prepare: prepareWeek })
  await cell('martes 24 de noviembre, 08:00')
    .getByRole('button')
    .first()
    .click({ modifiers: ['Control'] })
  await cell('miércoles 25 de noviembre, 08:50')
    .getByRole('button')
    .first()
    .click({ modifiers: ['Control'] })
  await page.getByRole('button', { name: 'Mover…' }).click()
  await page.getByRole('link', { name: 'Ver fecha por fecha…' }).click()
  await expect.element(main()).toMatchTextContent(/1 libre1 por resolver/)
  await row(/^Zoe Campos/)
    .getByText('Otro trabajador')
    .click()
  await expect.element(row(/^Zoe Campos/)).toMatchTextContent(/La atiende /)
  await button('Mover').click()
  await expect.element(page.getByText('2 sesiones movidas a la semana 29 nov – 5 dic 2026')).toBeVisible()
  expect(await listWeek('2026-11-22', '2026-11-28')).toEqual(['2026-11-26 580 Tomás Bruno'])
  const moved = await listNextWeek()
  expect(moved.slice(0, 1)).toEqual(['2026-12-01 480 Ian Ana Trae informe'])
  expect(moved.filter((session) => session.startsWith('2026-12-02 530 Zoe'))).toHaveLength(1)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(listNextWeek).toEqual(['2026-12-02 530 Gael Ana'])
  expect(await listWeek('2026-11-22', '2026-11-28')).toHaveLength(3)
})

test('what is chosen for one week does not count in another one', async () => {
  await visitCopy()
  await row(/^Zoe Campos/)
    .getByText('Otra hora')
    .click()
  await row(/^Tomás/)
    .getByText('Omitir')
    .click()
  await page.getByRole('combobox', { name: 'A la semana' }).click()
  await page.getByRole('option', { name: '6 – 12 dic 2026' }).click()
  await expect.element(main()).toMatchTextContent(/3 libres/)
  await button('Copiar').click()
  await expect.element(page.getByText('3 sesiones copiadas a la semana 6 – 12 dic 2026')).toBeVisible()
  const copied = await listWeek('2026-12-06', '2026-12-12')
  expect(copied).toEqual(['2026-12-08 480 Ian Ana', '2026-12-09 530 Zoe Ana', '2026-12-10 580 Tomás Bruno'])
})

test('of several open sessions only the next one shows its choices, and another one when it is asked to', async () => {
  await visitCopy()
  await expect.element(row(/^Zoe Campos/).getByText('Omitir')).toBeVisible()
  expect(
    row(/^Tomás/)
      .getByRole('radio')
      .elements(),
  ).toEqual([])
  await row(/^Tomás/)
    .getByRole('button', { name: /^Resolver/ })
    .click()
  await expect
    .poll(() =>
      row(/^Tomás/)
        .element()
        .querySelector('input:focus'),
    )
    .not.toBeNull()
})

test('accepting the absence of one worker in the other week does not accept that of another', async () => {
  await visitCopy()
  await row(/^Tomás/)
    .getByRole('button', { name: /^Resolver/ })
    .click()
  await row(/^Tomás/)
    .getByText('Reservar igual')
    .click()
  await row(/^Zoe Campos/)
    .getByText('Omitir')
    .click()
  await addAbsence({ workerId: workers.ana, fromDate: '2026-12-01', toDate: '2026-12-01' })
  await button('Copiar').click()
  await expect.element(main()).toMatchTextContent(/No se copió nada: .*Ana Torres está ausente/)
  expect(await listNextWeek()).toEqual(['2026-12-02 530 Gael Ana'])
})

test('when a colleague changed a session meanwhile none is moved, and the reason says which one', async () => {
  await mount(getWeekUrl({ week: '2026-11-22' }), { usesRealServer: true, prepare: prepareWeek })
  await cell('martes 24 de noviembre, 08:00')
    .getByRole('button')
    .first()
    .click({ modifiers: ['Control'] })
  await cell('jueves 26 de noviembre, 09:40')
    .getByRole('button')
    .first()
    .click({ modifiers: ['Control'] })
  await page.getByRole('button', { name: 'Mover…' }).click()
  await page.getByRole('link', { name: 'Ver fecha por fecha…' }).click()
  await row(/^Tomás/)
    .getByText('Otro trabajador')
    .click()
  const [ian] = await colleague.get('/v1/sessions', { query: { clientId: clients.ian, from: '2026-11-24', to: '2026-11-24' } })
  await writeNoteAsColleague(ian!.id, 'Llega tarde')
  await button('Mover').click()
  await expect
    .element(main())
    .toMatchTextContent(/No se movió nada: Pasan todas o ninguna\..*Ian Vargas.*Otra persona la cambió mientras tanto/)
  expect((await listWeek('2026-11-22', '2026-11-28')).filter((session) => session.includes('Ian'))).toHaveLength(1)
  expect((await listNextWeek()).filter((session) => session.includes('Tomás'))).toHaveLength(0)
})

test('a user who may not change sessions can copy a week, but not move it', async () => {
  const { alter } = await mount(paths.copySessions({ from: '2026-11-22', turn: morning }))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'sessions.register', 'workers.read'))
  await expect.element(page.getByRole('combobox', { name: 'A la semana' })).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: 'Qué hacer' })).not.toBeInTheDocument()
})

test('sessions that move together by a week free their slots for each other', async () => {
  const prepare = async () => {
    await prepareWeek()
    await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: '2026-12-01', time: 480 })
  }
  const { router } = await mount(paths.clients(), { usesRealServer: true, prepare })
  const keys = ['2026-11-24', '2026-12-01'].map((date) => `${clients.ian} ${workers.ana} ${morning} ${date} 480`)
  await router.navigate(paths.copySessions({ from: '2026-11-24', to: '2026-12-01' }), { state: { keys } })
  await expect.element(main()).toMatchTextContent(/2 libres/)
  await button('Mover').click()
  await expect.element(page.getByText('2 sesiones movidas 1 semana más tarde')).toBeVisible()
  const dates = (await colleague.get('/v1/sessions', { query: { clientId: clients.ian, from: '2026-11-22', to: '2026-12-31' } })).map(
    ({ sessionDate }) => sessionDate,
  )
  expect(dates).toEqual(['2026-12-01', '2026-12-08'])
})

test.for((['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width }))))(
  'the page does not overflow and passes axe ($theme, $width px wide)',
  async (display) => {
    await visitCopy(display)
    await expect.element(main()).toMatchTextContent(/2 por resolver/)
    expect(document.documentElement.scrollWidth).toBe(display.width)
    expect(await findSeriousViolations()).toEqual([])
  },
)
