import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, keepOnlyAccess, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague, deleteSessions, readSession, setWorkingHours } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

const main = () => page.getByRole('main')
const row = (name: string) => main().getByRole('listitem').filter({ hasText: name })
const heading = (name: string) => main().getByRole('heading', { name, level: 2 })
const day = '2026-12-03'
const countUnsettled = async () => (await colleague.get('/v1/sessions', { query: { from: day, to: day, unavailable: true } })).length

/** The sessions of Ana on a Thursday: one of Ian's, one of Zoe's, and one of a series of Gael's. Ian also comes to Bruno. */
async function prepareAbsence() {
  await deleteSessions({})
  const ian = await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: day, time: 480 })
  const zoe = await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: day, time: 530 })
  const gael = await bookAsColleague({ clientId: clients.gael, workerId: workers.ana, startsOn: '2026-11-26', time: 580 })
  await bookAsColleague({ clientId: clients.ian, workerId: workers.bruno, sessionDate: '2026-12-01', time: 480 })
  await colleague.post('/v1/absences', { body: { workerId: workers.ana, fromDate: day, toDate: day, reason: 'Capacitación' } })
  return { ian, zoe, gael }
}
type Ids = Awaited<ReturnType<typeof prepareAbsence>>

async function visit(options: MountOptions = {}) {
  setClinicTime('2026-11-23', '10:00')
  let ids: Ids | undefined
  const prepare = async () => {
    ids = await prepareAbsence()
  }
  const mounted = await mount(paths.unsettled({ from: day, to: day, worker: workers.ana }), { usesRealServer: true, prepare, ...options })
  await expect.element(heading('Jueves 3 de diciembre 3')).toBeVisible()
  return { ...mounted, ids: ids! }
}

test('the sessions of one worker or of all are shown in the same period, also when the worker has none', async () => {
  const { url } = await visit()
  const choose = async (name: RegExp) => {
    await main().getByRole('combobox', { name: 'Trabajador' }).click()
    await page.getByRole('option', { name }).click()
  }
  await choose(/^Bruno Salazar/)
  await expect.element(main()).toMatchTextContent(/Nada por resolver/)
  expect(url()).toBe(paths.unsettled({ from: day, to: day, worker: workers.bruno }))
  await choose(/^Todos/)
  await expect.element(heading('Jueves 3 de diciembre 3')).toBeVisible()
  expect(url()).toBe(paths.unsettled({ from: day, to: day }))
})

test('a session is reassigned to a free worker, first those who know the client, and undone', async () => {
  const { ids, queryClient } = await visit()
  await expect.element(main()).toMatchTextContent(/Ana Torres Medina · el 3 de diciembre · 3 sesiones de 3 clientes/)
  await expect.element(row('Ian Vargas')).toMatchTextContent(/08:00 – 08:45.*Ausente: Capacitación/)
  await row('Ian Vargas')
    .getByRole('button', { name: /^Reasignar/ })
    .click()
  const items = page.getByRole('menuitem')
  await expect.element(items.first()).toMatchTextContent(/^Bruno Salazar.*ya lo atiende$/)
  expect(items.filter({ hasText: 'Ana Torres' }).query()).toBeNull()
  await items.first().click()
  await expect.element(page.getByText(/^Sesión reasignada a Bruno Salazar/)).toBeVisible()
  await expect.element(row('Ian Vargas')).not.toBeInTheDocument()
  expect(await readSession(ids.ian)).toMatchObject({ worker: { id: workers.bruno } })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(row('Ian Vargas')).toBeVisible()
  await expect.poll(() => readSession(ids.ian)).toMatchObject({ worker: { id: workers.ana } })
  await expect.poll(countUnsettled).toBe(3)
  // The row is first shown before the server has answered.
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await expect.element(row('Ian Vargas')).toBeVisible()
})

/** Chooses that each session goes to somebody who is free, of whom there is at least one. */
const reassignToFree = () => page.getByRole('button', { name: /^Quien esté libre/ }).click()

test('a date of a series is postponed by itself, and comes back to the list by Ctrl+Z', async () => {
  const { ids } = await visit()
  await row('Gael')
    .getByRole('button', { name: /^Aplazar/ })
    .click()
  await expect.element(row('Gael')).not.toBeInTheDocument()
  await expect.poll(countUnsettled).toBe(2)
  expect(await readSession(ids.gael)).toMatchObject({ standing: true, state: 'pending' })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row('Gael')).toBeVisible()
  await expect.poll(countUnsettled).toBe(3)
})

test.for([
  ['Mantener 3', '3 sesiones mantenidas'],
  ['Cancelar 3', '3 sesiones canceladas'],
  ['Reasignar 3…', '3 sesiones reasignadas'],
] as const)('"%s" settles all at once, with one way back', async ([button, message]) => {
  await visit()
  await main().getByRole('checkbox', { name: 'Elegir todas' }).click()
  await main().getByRole('button', { name: button }).click()
  if (button === 'Reasignar 3…') await reassignToFree()
  await expect.element(page.getByText(message, { exact: true })).toBeVisible()
  await expect.element(heading('Nada por resolver')).toBeVisible()
  await expect.poll(countUnsettled).toBe(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(heading('Jueves 3 de diciembre 3')).toBeVisible()
  await expect.poll(countUnsettled).toBe(3)
})

test('the dates of a series outside new hours are one row, which settles them all', async () => {
  setClinicTime('2026-11-23', '10:00')
  const prepare = async () => {
    await deleteSessions({})
    await bookAsColleague({ clientId: clients.gael, workerId: workers.ana, startsOn: '2026-11-26', endsOn: '2026-12-17', time: 580 })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: day, time: 630 })
    await setWorkingHours(workers.ana, [4], 480, 540)
  }
  await mount(paths.unsettled({ worker: workers.ana }), { usesRealServer: true, prepare })
  const series = main().getByRole('region', { name: 'Sesiones fijas' })
  await expect.element(series).toMatchTextContent(/09:40 – 10:25cada jueves4 fechasGael/)
  await expect.element(heading('Jueves 3 de diciembre 1')).toBeVisible()
  await series.getByRole('button', { name: /^Cancelar/ }).click()
  await expect.element(page.getByText('4 sesiones canceladas', { exact: true })).toBeVisible()
  await expect.element(series).not.toBeInTheDocument()
  await expect.element(row('Zoe Campos')).toBeVisible()
})

test('one call asks who is free on all dates of a time', async () => {
  setClinicTime('2026-11-23', '10:00')
  const dates = ['2026-12-03', '2026-12-10', '2026-12-17']
  const prepare = async () => {
    await deleteSessions({})
    for (const sessionDate of dates) await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate, time: 480 })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: day, time: 530 })
    await colleague.post('/v1/absences', { body: { workerId: workers.ana, fromDate: day, toDate: '2026-12-17' } })
  }
  const { calls } = await mount(paths.unsettled({ from: day, to: '2026-12-17', worker: workers.ana }), { usesRealServer: true, prepare })
  await main().getByRole('checkbox', { name: 'Elegir todas' }).click()
  await main().getByRole('button', { name: 'Reasignar 4…' }).click()
  await expect.element(page.getByRole('button', { name: 'Quien esté libre 4 de 4' })).toBeVisible()
  const asked = calls.filter(({ call }) => call === 'get /v1/sessions/available-people')
  expect(asked.map(({ query }) => query.getAll('session_date').length).sort()).toEqual([1, 3])
})

test('one notice says what was reassigned and whom nobody can take over, and undoes the rest', async () => {
  const { ids } = await visit()
  const people = await colleague.get('/v1/workers')
  for (const { id } of people.filter(({ id }) => id !== workers.ana))
    await colleague.post('/v1/absences', { body: { workerId: id, fromDate: day, toDate: day, startTime: 525, endTime: 640 } })
  await main().getByRole('checkbox', { name: 'Elegir todas' }).click()
  await main().getByRole('button', { name: 'Reasignar 3…' }).click()
  await expect.element(page.getByText('2 no puede tomarlas nadie:', { exact: false })).toBeVisible()
  await reassignToFree()
  await expect
    .element(page.getByText(/^Sesión reasignada a Bruno Salazar.*; 2 no se pudieron: nadie está libre \(Zoe Campos, Gael \S+\)$/))
    .toBeVisible()
  await expect.element(row('Ian Vargas')).not.toBeInTheDocument()
  await expect.element(row('Zoe Campos')).toBeVisible()
  expect(await readSession(ids.ian)).toMatchObject({ worker: { id: workers.bruno } })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => readSession(ids.ian)).toMatchObject({ worker: { id: workers.ana } })
})

test('a session on a closing day is not offered to another worker', async () => {
  await visit()
  await colleague.post('/v1/absences', {
    body: { workerId: null, fromDate: day, toDate: day, startTime: 475, endTime: 525, reason: 'Inventario' },
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(row('Ian Vargas')).toMatchTextContent(/Ana Torres MedinaClínica cerrada/)
  const reassign = (element: Locator) => element.getByRole('button', { name: /^Reasignar/ })
  expect(reassign(row('Ian Vargas')).query()).toBeNull()
  await expect.element(reassign(row('Zoe Campos'))).toBeVisible()
  await main()
    .getByRole('checkbox', { name: /^Elegir la sesión de Ian/ })
    .click()
  await expect.element(main().getByRole('button', { name: 'Cancelar 1' })).toBeEnabled()
  await expect.element(main().getByRole('button', { name: 'Reasignar…', exact: true })).toBeDisabled()
  await main().getByRole('checkbox', { name: '1 elegida' }).click()
  await expect.element(main().getByRole('button', { name: 'Reasignar 2…' })).toBeEnabled()
  await colleague.post('/v1/absences', { body: { workerId: null, fromDate: day, toDate: day, reason: 'Inventario' } })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(row('Zoe Campos')).toMatchTextContent(/Ana Torres MedinaClínica cerrada/)
  expect(reassign(main()).query()).toBeNull()
})

test('a user who only reads sessions sees the list without buttons', async () => {
  setClinicTime('2026-11-23', '10:00')
  const { alter } = await mount(paths.unsettled())
  alter('get /v1/sessions', async (answer) =>
    Response.json(((await answer.json()) as object[]).map((session) => ({ ...session, state: 'pending', unavailable: 'hours' }))),
  )
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'workers.read'))
  await expect.element(main().getByRole('listitem').first()).toBeVisible()
  expect(
    main()
      .getByRole('button', { name: /^(Reasignar|Aplazar|Cancelar|Mantener)/ })
      .query(),
  ).toBeNull()
})

const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)('the list does not overflow and passes axe ($theme, $width px wide)', async (display) => {
  await visit(display)
  const { scrollWidth, clientWidth } = row('Ian Vargas').element().closest('article')!
  expect([document.documentElement.scrollWidth, scrollWidth]).toEqual([display.width, clientWidth])
  expect(await findSeriousViolations()).toEqual([])
})
