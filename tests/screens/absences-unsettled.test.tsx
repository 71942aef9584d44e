import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, clients, keepOnlyAccess, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { addAbsence, bookAsColleague, colleague, deleteSessions, readSession, setWorkingHours } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

const main = () => page.getByRole('main')
const row = (name: string) => main().getByRole('listitem').filter({ hasText: name })
const heading = (name: string | RegExp) => main().getByRole('heading', { name, level: 2 })
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
  await expect.element(heading(/Ana Torres Medina.*Capacitación, el 3 de diciembre.*3 sesiones$/)).toBeVisible()
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
  await expect.element(heading(/Ana Torres Medina.*Capacitación, el 3 de diciembre.*3 sesiones$/)).toBeVisible()
  expect(url()).toBe(paths.unsettled({ from: day, to: day }))
})

const action = (item: Locator, name: string) => item.getByText(name, { exact: true })
const apply = (count: number) => main().getByRole('button', { name: count === 1 ? 'Aplicar 1 cambio' : `Aplicar ${count} cambios` })
const substitute = (item: Locator) => item.getByRole('combobox', { name: /^Quién toma/ })
const exclude = (item: Locator) => item.getByRole('checkbox', { name: /^Resolver/ }).click()

test('each session is proposed to a free worker, first to one who knows the client, and all are reassigned and undone together', async () => {
  const { ids, queryClient } = await visit()
  await expect.element(main()).toMatchTextContent(/el 3 de diciembre · 3 sesiones de 3 clientes/)
  await expect.element(row('Ian Vargas')).toMatchTextContent(/^jue 3 dic, 08:00Ian Vargas/)
  await expect.element(substitute(row('Ian Vargas'))).toHaveValue('Bruno Salazar')
  await expect.element(row('Ian Vargas')).toMatchTextContent(/lo atendió 1 vez/)
  await expect
    .element(main())
    .toMatchTextContent(/3 se reasignan.*Nadie queda en dos sesiones a la vez\. .* tendrá 1 sesión el jue 3 dic\./)
  await apply(3).click()
  await expect.element(page.getByText('3 sesiones resueltas')).toBeVisible()
  await expect.element(heading('Nada por resolver')).toBeVisible()
  await expect.poll(countUnsettled).toBe(0)
  expect(await readSession(ids.ian)).toMatchObject({ worker: { id: workers.bruno } })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row('Ian Vargas')).toBeVisible()
  await expect.poll(() => readSession(ids.ian)).toMatchObject({ worker: { id: workers.ana } })
  await expect.poll(countUnsettled).toBe(3)
  // The row is first shown before the server has answered.
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await expect.element(row('Ian Vargas')).toBeVisible()
})

test('the box at the head of an absence leaves out or includes all its sessions, as the boxes of the rows show', async () => {
  await visit()
  const ofAll = main().getByRole('checkbox', { name: /^Resolver todas: Ana Torres Medina/ })
  await expect.element(apply(3)).toBeEnabled()
  await exclude(row('Ian Vargas'))
  expect((ofAll.element() as HTMLInputElement).indeterminate).toBe(true)
  await ofAll.click()
  await expect.element(apply(3)).toBeEnabled()
  await ofAll.click()
  await expect.element(main()).toMatchTextContent(/3 quedan por resolver/)
  await expect.element(row('Gael').getByRole('checkbox')).not.toBeChecked()
})

test('nothing is proposed until it is known who is free', async () => {
  setClinicTime('2026-11-23', '10:00')
  const { hold, router } = await mount(paths.profile(), { usesRealServer: true, prepare: async () => void (await prepareAbsence()) })
  const release = hold('get /v1/sessions/available-people')
  await router.navigate(paths.unsettled({ from: day, to: day, worker: workers.ana }))
  await expect.element(main()).toMatchTextContent(/Buscando quién y qué cupos están libres/)
  await expect.element(row('Ian').getByRole('radio', { name: 'Aplazar' })).not.toBeChecked()
  expect(main().element().querySelector('input[type=radio]:checked')).toBeNull()
  await expect.element(main().getByRole('button', { name: 'Aplicar', exact: true })).toBeDisabled()
  release()
  await expect.element(row('Ian').getByRole('radio', { name: 'Reasignar' })).toBeChecked()
})

test('a worker who is chosen for one session is not offered for another one at the same time', async () => {
  setClinicTime('2026-11-23', '10:00')
  const prepare = async () => {
    await deleteSessions({})
    await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: day, time: 480 })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.bruno, sessionDate: day, time: 480 })
    for (const workerId of [workers.ana, workers.bruno]) await addAbsence({ workerId, fromDate: day, toDate: day })
  }
  await mount(paths.unsettled({ from: day, to: day }), { usesRealServer: true, prepare })
  const proposed = () => [row('Ian Vargas'), row('Zoe Campos')].map((item) => (substitute(item).element() as HTMLInputElement).value)
  await expect.element(substitute(row('Zoe Campos'))).toBeVisible()
  const [, ofZoe = ''] = proposed()
  await substitute(row('Ian Vargas')).click()
  await page.getByRole('option', { name: ofZoe, exact: true }).click()
  await expect.poll(proposed).toEqual([ofZoe, expect.not.stringMatching(ofZoe)])
  await substitute(row('Zoe Campos')).click()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expect(page.getByRole('option', { name: ofZoe, exact: true }).query()).toBeNull()
})

test('one date of a series is postponed by itself while the others are left open, and comes back by Ctrl+Z', async () => {
  const { ids } = await visit()
  await action(row('Gael'), 'Aplazar').click()
  await row('Gael')
    .getByRole('combobox', { name: /^A cuándo pasa/ })
    .click()
  await page.getByRole('option', { name: 'Sin fecha aún' }).click()
  await exclude(row('Ian Vargas'))
  await exclude(row('Zoe Campos'))
  await expect.element(main()).toMatchTextContent(/1 se aplaza, 2 quedan por resolver/)
  await apply(1).click()
  await expect.element(row('Ian Vargas')).toBeVisible()
  await expect.poll(countUnsettled).toBe(2)
  expect(await readSession(ids.gael)).toMatchObject({ standing: true, state: 'pending' })
  await expect.element(page.getByRole('button', { name: 'Ya lo sabe' })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row('Gael').getByRole('checkbox')).toBeVisible()
  await expect.poll(countUnsettled).toBe(3)
})

test.for([
  ['Mantener', /3 se mantienen/],
  ['Cancelar', /3 se cancelan/],
  ['Aplazar', /3 se aplazan/],
] as const)('"%s" is chosen for all at once, with one way back', async ([name, summary]) => {
  await visit()
  await main().getByRole('group', { name: 'Para todas' }).getByRole('button', { name }).click()
  await expect.element(main()).toMatchTextContent(summary)
  await apply(3).click()
  await expect.element(heading('Nada por resolver')).toBeVisible()
  await expect.poll(countUnsettled).toBe(0)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(heading(/Ana Torres Medina.*Capacitación, el 3 de diciembre.*3 sesiones$/)).toBeVisible()
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
  const series = main().getByRole('listitem').filter({ hasText: 'cada jueves' })
  await expect.element(series).toMatchTextContent(/cada jueves, 09:404 fechasGael/)
  await expect.element(heading(/Ana Torres Medina.*Fuera de su horario.*5 sesiones$/)).toBeVisible()
  await action(series, 'Cancelar').click()
  await exclude(row('Zoe Campos'))
  await apply(4).click()
  await expect.element(page.getByText('4 sesiones resueltas', { exact: true })).toBeVisible()
  await expect.element(series).not.toBeInTheDocument()
  await expect.element(row('Zoe Campos')).toBeVisible()
})

test('a series of which a colleague has taken one date is refused with that date, and keeps its row', async () => {
  setClinicTime('2026-11-23', '10:00')
  const prepare = async () => {
    await deleteSessions({})
    await bookAsColleague({ clientId: clients.gael, workerId: workers.ana, startsOn: '2026-11-26', endsOn: '2026-12-17', time: 580 })
    await bookAsColleague({ clientId: clients.gael, workerId: workers.bruno, sessionDate: '2026-12-01', time: 580 })
    await setWorkingHours(workers.ana, [4], 480, 540)
  }
  await mount(paths.unsettled({ worker: workers.ana }), { usesRealServer: true, prepare })
  const series = main().getByRole('listitem').filter({ hasText: 'cada jueves' })
  await expect.element(substitute(series)).toHaveValue('Bruno Salazar')
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.bruno, sessionDate: '2026-12-10', time: 580 })
  await apply(4).click()
  await expect.element(series).toMatchTextContent(/jue 10 dic: Bruno Salazar ya atiende a Zoe Campos/)
  await expect.element(series).toMatchTextContent(/4 fechas/)
})

test('a slot in which the two people have a canceled session is not proposed', async () => {
  setClinicTime('2026-11-23', '10:00')
  const prepare = async () => {
    await deleteSessions({})
    await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: day, time: 480 })
    // On 10 December at the same time they had one.
    const canceled = await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: '2026-12-10', time: 480 })
    await colleague.patch('/v1/sessions/{id}/state', { path: { id: canceled }, body: { state: 'canceled' } })
    await addAbsence({ workerId: workers.ana, fromDate: day, toDate: day })
  }
  await mount(paths.unsettled({ from: day, to: day }), { usesRealServer: true, prepare })
  await action(row('Ian Vargas'), 'Aplazar').click()
  await expect.element(row('Ian Vargas').getByRole('combobox', { name: /^A cuándo pasa/ })).toHaveValue('jue 17 dic, 08:00')
  await apply(1).click()
  await expect.element(heading('Nada por resolver')).toBeVisible()
})

test('one call asks who is free on all dates of a time', async () => {
  setClinicTime('2026-11-23', '10:00')
  const dates = ['2026-12-03', '2026-12-10', '2026-12-17']
  const prepare = async () => {
    await deleteSessions({})
    for (const sessionDate of dates) await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate, time: 480 })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: day, time: 530 })
    await addAbsence({ workerId: workers.ana, fromDate: day, toDate: '2026-12-17' })
  }
  const { calls } = await mount(paths.unsettled({ from: day, to: '2026-12-17', worker: workers.ana }), { usesRealServer: true, prepare })
  await expect.element(apply(4)).toBeEnabled()
  const asked = calls.filter(({ call }) => call === 'get /v1/sessions/available-people')
  expect(asked.map(({ query }) => query.getAll('session_date').length).sort()).toEqual([1, 3])
})

/** Books eight sessions of Ana on a day over two turns. In the last two slots everybody else is absent, and on the next day Ana is there. */
async function prepareSickDay() {
  await deleteSessions({})
  const { client } = await prepareClients(8)
  const slots = [480, 530, 580, 630, 680].map((time) => ({ turnId: morning, time }))
  const all = [...slots, ...[870, 920, 970].map((time) => ({ turnId: afternoon, time }))]
  for (const [index, slot] of all.entries())
    await bookAsColleague({ clientId: client(index), workerId: workers.ana, sessionDate: day, ...slot })
  const people = await colleague.get('/v1/workers')
  for (const { id } of people.filter(({ id }) => id !== workers.ana))
    await addAbsence({ workerId: id, fromDate: day, toDate: day, startTime: 915, endTime: 1015 })
  await addAbsence({ workerId: workers.ana, fromDate: day, toDate: day, reason: 'Enferma' })
}

/** Registers clients, and returns their ids by index. */
async function prepareClients(count: number) {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const person = { name: 'Niño', fatherLastName: `Quispe${index}`, motherLastName: '', gender: true, document: `7100${1000 + index}` }
    ids.push((await colleague.post('/v1/clients', { body: { person: { ...person, documentType: 0 as const } } })).id)
  }
  return { client: (index: number) => ids[index]! }
}

test('a sick day of eight sessions over two turns is settled at once: six get a substitute, two that nobody can take get another day', async () => {
  setClinicTime('2026-11-23', '10:00')
  const { router } = await mount(paths.unsettled({ from: day, to: day, worker: workers.ana }), {
    usesRealServer: true,
    prepare: prepareSickDay,
  })
  await expect.element(main()).toMatchTextContent(/8 sesiones de 8 clientes/)
  await expect.element(main()).toMatchTextContent(/6 se reasignan, 2 se aplazan/)
  await expect.element(row('Quispe7')).toMatchTextContent(/Nadie libre a esa hora/)
  await expect.element(row('Quispe7').getByRole('combobox', { name: /^A cuándo pasa/ })).toHaveValue('jue 10 dic, 16:10')
  await apply(8).click()
  await expect.element(page.getByText('8 sesiones resueltas')).toBeVisible()
  await expect.element(heading('Nada por resolver')).toBeVisible()
  expect(await countUnsettled()).toBe(0)
  const ofDay = await colleague.get('/v1/sessions', { query: { from: day, to: day } })
  expect(ofDay).toHaveLength(6)
  expect(ofDay.some(({ worker }) => worker.id === workers.ana)).toBe(false)
  const moved = await colleague.get('/v1/sessions', { query: { from: '2026-12-10', to: '2026-12-10', workerId: workers.ana } })
  expect(moved.map(({ time }) => time)).toEqual([920, 970])
  await page.getByRole('button', { name: 'Avisar a 8 clientes' }).click()
  await expect.element(main()).toMatchTextContent(/Por avisar16 clientes · el que más espera/)
  await expect
    .element(row('Quispe7'))
    .toMatchTextContent(/La sesión del jue 3 dic a las 16:10 con Ana Torres pasa al jue 10 dic a las 16:10\./)
  expect(await findSeriousViolations()).toEqual([])
  void router.navigate(-1)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(main()).toMatchTextContent(/8 sesiones de 8 clientes/)
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  expect(await countUnsettled()).toBe(8)
})

test('what a colleague makes impossible is refused with its reason, and the others are settled without it', async () => {
  const { ids } = await visit()
  await expect.element(substitute(row('Ian Vargas'))).toHaveValue('Bruno Salazar')
  await bookAsColleague({ clientId: clients.valentina, workerId: workers.bruno, sessionDate: day, time: 480 })
  await action(row('Zoe Campos'), 'Cancelar').click()
  await exclude(row('Gael'))
  await apply(2).click()
  await expect.element(row('Ian Vargas')).toMatchTextContent(/Bruno Salazar ya atiende a Valentina/)
  await expect.element(row('Zoe Campos')).toMatchTextContent(/No cambió, porque con otra de las elegidas no se puede\./)
  expect(await readSession(ids.zoe)).not.toMatchObject({ state: 'canceled' })
  await exclude(row('Ian Vargas'))
  await apply(1).click()
  await expect.element(page.getByText('1 sesión resuelta')).toBeVisible()
  expect(await readSession(ids.ian)).toMatchObject({ worker: { id: workers.ana } })
  expect(await readSession(ids.zoe)).toMatchObject({ state: 'canceled' })
})

test('what a colleague makes impossible is said beside the session before anything is applied', async () => {
  await visit()
  await expect.element(substitute(row('Ian Vargas'))).toHaveValue('Bruno Salazar')
  await bookAsColleague({ clientId: clients.valentina, workerId: workers.bruno, sessionDate: day, time: 480 })
  await action(row('Zoe Campos'), 'Cancelar').click()
  await expect.element(row('Ian Vargas')).toMatchTextContent(/Bruno Salazar ya atiende a Valentina/)
  await exclude(row('Ian Vargas'))
  await expect.element(row('Ian Vargas')).not.toMatchTextContent(/ya atiende a Valentina/)
})

test('a session on a closing day is not offered to another worker', async () => {
  await visit()
  await addAbsence({ workerId: null, fromDate: day, toDate: day, startTime: 475, endTime: 525, reason: 'Inventario' })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(row('Ian Vargas')).toMatchTextContent(/con Ana Torres/)
  await expect.element(heading(/Toda la clínica.*1 sesión$/)).toBeVisible()
  await expect.element(row('Ian Vargas').getByRole('radio', { name: 'Reasignar' })).toBeDisabled()
  await expect.element(row('Zoe Campos').getByRole('radio', { name: 'Reasignar' })).toBeEnabled()
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
      .getByRole('button', { name: /^(Aplicar|Aplazar|Cancelar|Mantener)/ })
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
