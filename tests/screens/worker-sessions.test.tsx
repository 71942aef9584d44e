import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, clients, evaluations, getWeekUrl, keepOnlyAccess, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { addAbsence, bookAsColleague, colleague, deleteSessions, readSchedule, readSession } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

const main = () => page.getByRole('main')
const day = (name: string) => main().getByRole('region', { name })
const row = (name: string) => main().getByRole('listitem').filter({ hasText: name })
const box = (name: string) => main().getByRole('checkbox', { name })
const bar = () => page.getByRole('group', { name: 'Sesiones elegidas' })
const dialog = () => page.getByRole('dialog')
const period = { from: '2026-12-03', to: '2026-12-07' }
const listAna = () => colleague.get('/v1/sessions', { query: { ...period, workerId: workers.ana } })
const readStates = async () => (await listAna()).map(({ state }) => state)

/** Sessions of Ana: two of a morning, one of them of a series, one of the afternoon, and one in another schedule; and one after the period. */
async function prepareSessions() {
  await deleteSessions({})
  const workerId = workers.ana
  const turnId = (await readSchedule(evaluations)).turns[0]?.id ?? ''
  const { startTime: time = 0 } = (await readSchedule(evaluations)).turns[0] ?? {}
  return {
    ian: await bookAsColleague({ clientId: clients.ian, workerId, sessionDate: '2026-12-03', time: 480 }),
    gael: await bookAsColleague({ clientId: clients.gael, workerId, startsOn: '2026-11-26', time: 530 }),
    zoe: await bookAsColleague({ clientId: clients.zoe, workerId, sessionDate: '2026-12-04', time: 870, turnId: afternoon }),
    tomas: await bookAsColleague({ clientId: clients.tomas, workerId, sessionDate: '2026-12-05', time, turnId }),
    later: await bookAsColleague({ clientId: clients.tomas, workerId, sessionDate: '2026-12-11', time: 480 }),
  }
}

async function visit(options: MountOptions = {}) {
  setClinicTime('2026-11-23', '10:00')
  let ids: Awaited<ReturnType<typeof prepareSessions>> | undefined
  const prepare = async () => {
    ids = await prepareSessions()
  }
  const mounted = await mount(paths.workerSessions(workers.ana, period), { usesRealServer: true, prepare, ...options })
  await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('Sesiones de Ana Torres Medina')
  await expect.element(main()).toMatchTextContent(/del 3 al 7 de diciembre · 4 sesiones de 4 clientes/)
  return { ...mounted, ids: ids! }
}

test('the sessions of a worker in two turns and two schedules are passed on together, and one Ctrl+Z brings all of them back', async () => {
  const { ids } = await visit()
  // Nobody else is there on Friday afternoon.
  const others = (await colleague.get('/v1/workers')).filter(({ id }) => id !== workers.ana)
  for (const { id } of others) await addAbsence({ workerId: id, fromDate: '2026-12-04', toDate: '2026-12-04' })
  await box('Elegir todas').click()
  await expect.element(bar()).toMatchTextContent(/4 sesiones elegidas/)
  await bar().getByRole('button', { name: 'Reasignar…' }).click()
  await expect.element(dialog()).toMatchTextContent(/Quien esté libre3 de 4.*1 no puede tomarla nadie:Zoe Campos, vie 4 dic, 14:30$/)
  await dialog()
    .getByRole('button', { name: /^Quien esté libre/ })
    .click()
  await expect.element(page.getByText('3 sesiones reasignadas; 1 no se pudo: nadie está libre (Zoe Campos)')).toBeVisible()
  // The date of the series stays, postponed, so that the series does not return to it.
  await expect.poll(readStates).toEqual(['postponed', 'pending'])
  await expect.element(row('Ian Vargas')).not.toBeInTheDocument()
  await expect.element(row('Zoe Campos')).toBeVisible()
  expect((await readSession(ids.tomas)).worker.id).not.toBe(workers.ana)

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  await expect.poll(readStates).toEqual(['pending', 'pending', 'pending', 'pending'])
  for (const name of ['Ian Vargas', 'Gael Espinoza', 'Zoe Campos', 'Tomás Ortega']) await expect.element(row(name)).toBeVisible()
})

test('a day is selected by its title and another session by its row, and their state changes and comes back', async () => {
  await visit()
  await box('Jueves 3 de diciembre').click()
  await expect.element(bar()).toMatchTextContent(/2 sesiones elegidas/)
  await row('Tomás Ortega').click()
  await bar().getByRole('button', { name: 'Aplazada' }).click()
  await expect.element(page.getByText('3 sesiones aplazadas', { exact: true })).toBeVisible()
  await expect.poll(readStates).toEqual(['postponed', 'postponed', 'pending', 'postponed'])
  // They stay selected, but "all" now means the one that is left.
  await expect.element(bar()).toMatchTextContent(/3 sesiones elegidas/)
  await expect.element(box('Elegir 1 por venir')).not.toBeChecked()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readStates).toEqual(['pending', 'pending', 'pending', 'pending'])
  await expect.element(box('Elegir todas')).toBePartiallyChecked()
})

test('several changes are made all or none: what is refused is listed with its reason, and the others follow when asked for', async () => {
  const { ids } = await visit()
  await box('Elegir todas').click()
  await bar().getByRole('button', { name: 'Cancelada' }).click()
  await expect.poll(readStates).toEqual(['canceled', 'canceled', 'canceled', 'canceled'])
  // A colleague books the slot that Ian's session has freed.
  await bookAsColleague({ clientId: clients.valentina, workerId: workers.ana, sessionDate: '2026-12-03', time: 480 })
  await bar().getByRole('button', { name: 'Pendiente' }).click()
  await expect.element(page.getByText(/^Ian Vargas, jue 3 dic, 08:00: .*Ana Torres ya atiende a Valentina/)).toBeVisible()
  expect(await readSession(ids.zoe)).toMatchObject({ state: 'canceled' })
  await page.getByRole('button', { name: 'Cambiar las otras 3' }).click()
  await expect.element(page.getByText('3 sesiones pendientes')).toBeVisible()
  expect(await readSession(ids.ian)).toMatchObject({ state: 'canceled' })
  expect(await readSession(ids.zoe)).toMatchObject({ state: 'pending' })
})

test('a deletion says that a date of a series is only canceled, and one Ctrl+Z brings everything back', async () => {
  await visit()
  await box('Elegir todas').click()
  await bar().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/3 desaparecen de la agenda y sus cupos quedan libres\. 1 es de una serie fija/)
  await dialog().getByRole('button', { name: 'Eliminar 4 sesiones' }).click()
  await expect.element(page.getByText('3 sesiones eliminadas, 1 cancelada')).toBeVisible()
  await expect.poll(readStates).toEqual(['canceled'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readStates).toEqual(['pending', 'pending', 'pending', 'pending'])
  await expect.element(row('Tomás Ortega')).toBeVisible()
})

test('sessions of several weeks move by weeks, those of series stay', async () => {
  const { ids } = await visit()
  await main().getByRole('textbox', { name: 'Días' }).fill('3/12 al 11/12')
  await userEvent.keyboard('{Enter}')
  await expect.element(main()).toMatchTextContent(/del 3 al 11 de diciembre · 6 sesiones de 4 clientes/)
  await box('Elegir todas').click()
  await bar().getByRole('button', { name: 'Mover…' }).click()
  await expect.element(dialog()).toMatchTextContent(/4 sesiones pasan 1 semana más tarde, al mismo día y hora\. 2 se quedan/)
  await dialog().getByRole('button', { name: 'Mover 4 sesiones' }).click()
  await expect.element(page.getByText('4 sesiones movidas 1 semana más tarde')).toBeVisible()
  const readDates = async () => Promise.all([ids.ian, ids.zoe, ids.tomas, ids.later].map(async (id) => (await readSession(id)).sessionDate))
  expect(await readDates()).toEqual(['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-18'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readDates).toEqual(['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-11'])
})

test('sessions of following days and weeks move into the slots of each other, and come back', async () => {
  setClinicTime('2026-11-23', '10:00')
  const prepare = async () => {
    await deleteSessions({})
    const fields = { workerId: workers.ana, time: 480 }
    for (const [index, clientId] of [clients.ian, clients.zoe, clients.tomas].entries())
      await bookAsColleague({ ...fields, clientId, sessionDate: `2026-12-0${index + 1}` })
    await bookAsColleague({ ...fields, clientId: clients.gael, startsOn: '2026-12-04', endsOn: '2026-12-04' })
    await bookAsColleague({ ...fields, clientId: clients.ian, sessionDate: '2026-12-08' })
  }
  await mount(paths.workerSessions(workers.ana, { from: '2026-12-01', to: '2026-12-08' }), { usesRealServer: true, prepare })
  const readActive = async () => {
    const list = await colleague.get('/v1/sessions', { query: { from: '2026-12-01', to: '2026-12-31', workerId: workers.ana } })
    return list.filter(({ state }) => state === 'pending').map(({ sessionDate, client }) => `${sessionDate} ${client.person.name}`)
  }
  const before = await readActive()
  expect(before).toHaveLength(5)
  await box('Elegir todas').click()
  await bar().getByRole('button', { name: 'Mover…' }).click()
  await dialog().getByText('Días', { exact: true }).click()
  await dialog().getByRole('button', { name: 'Mover 5 sesiones' }).click()
  await expect.element(page.getByText('5 sesiones movidas 1 día más tarde')).toBeVisible()
  expect(await readActive()).toEqual(['2026-12-02 Ian', '2026-12-03 Zoe', '2026-12-04 Tomás', '2026-12-05 Gael', '2026-12-09 Ian'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readActive).toEqual(before)
})

test('a session that cannot move keeps its slot, which prevents the one before it', async () => {
  setClinicTime('2026-11-23', '10:00')
  const prepare = async () => {
    await deleteSessions({})
    const fields = { workerId: workers.ana, time: 480 }
    for (const [index, clientId] of [clients.ian, clients.zoe, clients.tomas].entries())
      await bookAsColleague({ ...fields, clientId, sessionDate: `2026-12-0${index + 1}` })
  }
  await mount(paths.workerSessions(workers.ana, { from: '2026-12-01', to: '2026-12-02' }), { usesRealServer: true, prepare })
  await box('Elegir todas').click()
  await bar().getByRole('button', { name: 'Mover…' }).click()
  await dialog().getByText('Días', { exact: true }).click()
  await expect.element(dialog()).toMatchTextContent(/2 no pueden pasar:.*Ian Vargas.*ya atiende a Zoe.*Zoe Campos.*ya atiende a Tomás/)
  await expect.element(dialog().getByRole('button', { name: 'Mover 0 sesiones' })).toBeDisabled()
})

test('a day of a worker moves to another day, of a series only this date, and comes back', async () => {
  await visit()
  await box('Jueves 3 de diciembre').click()
  await bar().getByRole('button', { name: 'Mover…' }).click()
  await dialog().getByText('Días', { exact: true }).click()
  await dialog().getByText('3', { exact: true }).click()
  await expect.element(dialog()).toMatchTextContent(/2 sesiones pasan al dom 6 dic, a la misma hora\./)
  await dialog().getByRole('button', { name: 'Mover 2 sesiones' }).click()
  await expect.element(page.getByText('2 sesiones movidas al dom 6 dic')).toBeVisible()
  const readDates = async () => (await listAna()).map(({ sessionDate, state }) => `${sessionDate} ${state}`)
  expect(await readDates()).toEqual([
    '2026-12-03 postponed',
    '2026-12-04 pending',
    '2026-12-05 pending',
    '2026-12-06 pending',
    '2026-12-06 pending',
  ])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readDates).toEqual(['2026-12-03 pending', '2026-12-03 pending', '2026-12-04 pending', '2026-12-05 pending'])
})

test('more than a hundred sessions are changed and brought back together', async () => {
  setClinicTime('2026-11-23', '10:00')
  const long = { from: '2026-12-01', to: '2027-01-25' }
  const prepare = async () => {
    await deleteSessions({})
    for (const [index, clientId] of Object.values(clients).entries())
      for (const time of [480, 530]) await bookAsColleague({ clientId, workerId: workers.ana, startsOn: `2026-12-0${index + 1}`, time })
  }
  const count = async (state: 'pending' | 'canceled') =>
    (await colleague.get('/v1/sessions', { query: { ...long, workerId: workers.ana, state } })).length
  await mount(paths.workerSessions(workers.ana, long), { usesRealServer: true, prepare })
  await expect.element(main()).toMatchTextContent(/112 sesiones de 7 clientes/)
  await box('Elegir todas').click()
  await bar().getByRole('button', { name: 'Cancelada' }).click()
  await expect.element(page.getByText('112 sesiones canceladas')).toBeVisible()
  expect(await count('canceled')).toBe(112)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => count('pending')).toBe(112)
})

test('the days are those of the field, at most eight weeks', async () => {
  await visit()
  const days = main().getByRole('textbox', { name: 'Días' })
  await days.fill('4/12')
  await userEvent.keyboard('{Enter}')
  await expect.element(main()).toMatchTextContent(/el 4 de diciembre · 1 sesión de 1 cliente/)
  await expect.element(days).toHaveValue('04/12/2026')
  await expect.element(day('viernes 4 de diciembre')).toMatchTextContent(/14:30 – 15:15.*Zoe Campos/)
  await days.fill('1/12 – 1/3')
  await expect.element(main()).toMatchTextContent(/Como mucho 8 semanas/)
  await userEvent.keyboard('{Enter}')
  await expect.element(main()).toMatchTextContent(/el 4 de diciembre · 1 sesión/)
  await days.fill('13/12')
  await userEvent.keyboard('{Enter}')
  await expect.element(main().getByRole('heading', { name: 'Ninguna sesión en estos días' })).toBeVisible()
})

test('the screen is reached from the page of the worker and from the week that is filtered by the worker', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { router } = await mount(paths.worker(workers.ana))
  await main().getByRole('link', { name: 'Cambiar varias' }).click()
  await expect.element(main().getByRole('heading', { name: 'Sesiones de Ana Torres Medina', level: 1 })).toBeVisible()
  await router.navigate(getWeekUrl({ worker: workers.ana }))
  await main().getByRole('link', { name: 'En todos los turnos' }).click()
  await expect.element(main()).toMatchTextContent(/Sesiones de Ana Torres Medinadel 22 al 28 de noviembre/)
})

test('a user who only reads sessions sees the list without checkboxes', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { alter, router } = await mount(paths.profile())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'workers.read'))
  await router.navigate(paths.workerSessions(workers.ana, { from: '2026-11-22', to: '2026-11-28' }))
  await expect.element(main().getByRole('listitem').first()).toBeVisible()
  expect(main().getByRole('checkbox').query()).toBeNull()
})

const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)('the list and its actions do not overflow and pass axe ($theme, $width px wide)', async (display) => {
  await visit(display)
  await box('Elegir todas').click()
  await expect.element(bar()).toBeVisible()
  const { scrollWidth, clientWidth } = bar().element()
  expect([document.documentElement.scrollWidth, scrollWidth]).toEqual([display.width, clientWidth])
  expect(await findSeriousViolations()).toEqual([])
})
