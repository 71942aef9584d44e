import { v7 as newId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { addDays, weekday } from '#domain/weeks.ts'
import { createSchedule, registerWorker } from './create-records.ts'
import { listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, changeState, registerPeople, morning, createTurn, schedule, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

test('the week of a turn is that of the given date from Sunday, all states, in order', async () => {
  const { turnId, getWeek } = await createTurn()
  const friday = await book({ turnId, sessionDate: '2026-11-27', at: '08:00' })
  const late = await book({ turnId, at: '10:00' })
  const early = await book({ turnId, at: '08:00', state: 'canceled' })
  const sunday = await book({ turnId, sessionDate: '2026-11-22' })
  const saturday = await book({ turnId, sessionDate: '2026-11-28' })
  await book({ turnId, sessionDate: '2026-11-29' })
  await book({ turnId, sessionDate: '2026-11-21' })
  await book({ turnId: morning, sessionDate: '2026-11-26' })
  expect(listIds(await getWeek(26))).toEqual([sunday, early, late, friday, saturday])
})

test('a day that the month does not have, and a turn that is none, are bad requests', async () => {
  const asked = { turnId: morning, year: 2027, month: 2, day: 29 }
  await expect(app.api.get('/v1/sessions/by-turn-and-week', { query: asked })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'day' }],
  })
  const unknown = { ...asked, day: 28, turnId: newId() }
  await expect(app.api.get('/v1/sessions/by-turn-and-week', { query: unknown })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'turnId' }],
  })
})

test('a period lists occurrences in their order, narrowed by turn, worker, client, state and words', async () => {
  const series = await book({ sessionDate: null, startsOn: tuesday })
  await changeState(series, { state: 'canceled', sessionDate: '2026-12-01' })
  const list = (query: object) =>
    app.api.list('/v1/sessions', { query: { from: '2026-11-22', to: '2026-12-12', workerId: people.ana, ...query } })
  expect((await list({})).rows.map(({ sessionDate, state }) => [sessionDate, state])).toEqual([
    [tuesday, 'pending'],
    ['2026-12-01', 'canceled'],
    ['2026-12-08', 'pending'],
  ])
  expect((await list({ state: 'pending' })).rows.map(({ sessionDate }) => sessionDate)).toEqual([tuesday, '2026-12-08'])
  expect(await list({ limit: 1, offset: 1, sort: '-date' })).toMatchObject({ rows: [{ sessionDate: '2026-12-01' }], total: 3 })
  expect((await list({ clientId: people.eva })).total).toBe(0)
  expect((await list({ turnId: schedule.turns[1]!.id })).total).toBe(0)
  expect((await list({ search: 'huaman TORRES' })).total).toBe(3)
  expect((await list({ search: 'huaman rios' })).total).toBe(0)
})

test.each<[string, object, string]>([
  ['without its last day', { from: '2026-11-22' }, 'to'],
  ['without its first day', { to: '2026-11-22' }, 'from'],
  ['that ends before it begins', { from: '2026-11-22', to: '2026-11-21' }, 'to'],
  ['of more than 62 days', { from: '2026-11-01', to: '2027-01-02' }, 'to'],
  ['of a worker who is none', { workerId: newId() }, 'workerId'],
  ['of a client who is none', { clientId: newId() }, 'clientId'],
  ['of a turn that is none', { turnId: newId() }, 'turnId'],
])('a list of a period %s is a bad request', async (_, query, path) => {
  await expect(app.api.get('/v1/sessions', { query })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path }] })
})

test('records come newest first, standing ones on top, at most as many as asked for', async () => {
  const [first, third, second] = [await book({}), await book({ sessionDate: '2026-12-08' }), await book({ sessionDate: '2026-12-01' })]
  const series = await book({ sessionDate: null, at: '11:00' })
  const { rows, total } = await app.api.list('/v1/sessions', { query: { workerId: people.ana, limit: 3 } })
  expect(listIds(rows)).toEqual([series, third, second])
  expect(total).toBe(4)
  expect(listIds(await app.api.get('/v1/sessions', { query: { workerId: people.ana, offset: 3 } }))).toEqual([first])
  expect(listIds(await app.api.get('/v1/sessions', { query: { workerId: people.ana, sort: 'date' } }))).toEqual([
    series,
    first,
    second,
    third,
  ])
})

test('a list of records ends with the thousandth unless more are asked for, and says how many there are', async () => {
  const past = Array.from({ length: 1001 }, (_, index) => ({
    ...{ id: newId(), client_id: people.luis, worker_id: people.ana, turn_id: morning, state: 'canceled' as const },
    ...{ session_date: addDays('2020-01-01', index), day: weekday(addDays('2020-01-01', index)), time: at('09:00'), duration: 45 },
  }))
  await app.db.insertInto('session').values(past).execute()
  const list = (query: { limit?: number; offset?: number } = {}) =>
    app.api.list('/v1/sessions', { query: { workerId: people.ana, ...query } })
  const usual = await list()
  expect([usual.rows.length, usual.total, usual.rows[0]?.id]).toEqual([1000, 1001, past.at(-1)!.id])
  expect((await list({ limit: 2000 })).rows).toHaveLength(1001)
  expect(listIds((await list({ offset: 1000 })).rows)).toEqual([past[0]!.id])
})

test('a period of 62 days is listed whole, however many sessions it holds', async () => {
  await book({ sessionDate: null, startsOn: '2026-11-01' })
  const list = (to: string) => app.api.list('/v1/sessions', { query: { from: '2026-11-01', to, workerId: people.ana } })
  expect((await list('2027-01-01')).total).toBe(9)
  await expect(list('2027-01-02')).rejects.toMatchObject({ code: errorCode.badRequest })
})

test('who has been deleted is not free, and a series that moves does not block its own people', async () => {
  const slot = { sessionDate: tuesday, time: at('09:00'), turnId: morning }
  const free = (more: { personType: 'client' | 'worker'; except?: string }) =>
    app.api.get('/v1/sessions/available-people', { query: { ...slot, ...more } })
  const berta = await registerWorker(app.api)
  await app.api.delete('/v1/clients/{id}', { path: { id: people.eva } })
  await app.api.delete('/v1/workers/{id}', { path: { id: berta } })
  expect(await free({ personType: 'client' })).not.toContain(people.eva)
  expect(await free({ personType: 'worker' })).not.toContain(berta)
  const series = await book({ sessionDate: null })
  expect(await free({ personType: 'worker' })).not.toContain(people.ana)
  expect(await free({ personType: 'worker', except: series })).toContain(people.ana)
  expect(await free({ personType: 'client', except: series })).toContain(people.luis)
})

test('free are those without an active session in the slot: dated, standing, overlapping', async () => {
  const slot = { sessionDate: tuesday, time: at('09:00'), turnId: morning }
  const free = async (personType: 'client' | 'worker', more: object = {}) => {
    const found = await app.api.get('/v1/sessions/available-people', { query: { ...slot, personType, ...more } })
    return { ana: found.includes(people.ana), luis: found.includes(people.luis), eva: found.includes(people.eva) }
  }
  expect(await free('worker')).toEqual({ ana: true, luis: false, eva: false })
  expect(await free('client')).toEqual({ ana: false, luis: true, eva: true })

  const dated = await book({})
  expect(await free('worker')).toMatchObject({ ana: false })
  expect(await free('client')).toMatchObject({ luis: false, eva: true })
  expect(await free('client', { except: dated })).toMatchObject({ luis: true })
  expect(await free('client', { time: at('10:00') })).toMatchObject({ luis: true })
  await changeState(dated, { state: 'canceled' })
  expect(await free('worker')).toMatchObject({ ana: true })

  const series = await book({ clientId: people.eva, sessionDate: null, startsOn: '2026-12-01' })
  expect(await free('client')).toMatchObject({ eva: true })
  expect(await free('client', { sessionDate: '2026-12-08' })).toMatchObject({ eva: false })
  await changeState(series, { state: 'canceled', sessionDate: '2026-12-08' })
  expect(await free('client', { sessionDate: '2026-12-08' })).toMatchObject({ eva: true })

  for (const wrong of [{ time: at('09:05') }, { turnId: newId() }, { except: newId() }])
    await expect(free('client', wrong)).rejects.toMatchObject({ code: errorCode.badRequest })
})

test('who has a session that shares but a few minutes with the slot is not free; who has one that touches it is', async () => {
  const slot = { turnId: morning, time: at('09:00'), sessionDate: tuesday }
  const isFree = async () =>
    (await app.api.get('/v1/sessions/available-people', { query: { ...slot, personType: 'worker' } })).includes(people.ana)
  // from eight on, so many minutes each: the slot goes from nine to a quarter to ten
  const pitch = async (sessionDuration: number) => (await createSchedule(app.api, { sessionDuration, breakDuration: 0 })).turns[0]!.id
  const [hours, halves, seventies] = [await pitch(60), await pitch(30), await pitch(70)]
  for (const [turnId, clock, free] of [
    [hours, '08:00', true],
    [hours, '09:00', false],
    [halves, '09:30', false],
    [halves, '10:00', true],
    [seventies, '08:00', false],
    [seventies, '09:10', false],
  ] as const)
    for (const when of [{ sessionDate: tuesday }, { sessionDate: null, startsOn: tuesday, endsOn: tuesday }]) {
      const id = await book({ turnId, at: clock, ...when })
      expect(await isFree(), `${clock} ${when.sessionDate}`).toBe(free)
      await app.api.delete('/v1/sessions/{id}', { path: { id } })
    }
})
