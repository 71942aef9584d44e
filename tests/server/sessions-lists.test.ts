import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { listIds, startAgenda } from './start-agenda.ts'

const { app, book, registerPeople, morning, createTurn, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

test('the week of a turn runs from Sunday to Saturday and lists all states in order of time', async () => {
  const { turnId, getWeek } = await createTurn()
  const friday = await book({ turnId, sessionDate: '2026-11-27', at: '08:00' })
  const late = await book({ turnId, at: '10:00' })
  const early = await book({ turnId, at: '08:00', state: 'canceled' })
  const sunday = await book({ turnId, sessionDate: '2026-11-22' })
  const saturday = await book({ turnId, sessionDate: '2026-11-28' })
  await book({ turnId, sessionDate: '2026-11-29' })
  await book({ turnId, sessionDate: '2026-11-21' })
  await book({ turnId: morning, sessionDate: '2026-11-26' })
  expect(listIds(await getWeek('2026-11-26'))).toEqual([sunday, early, late, friday, saturday])
})

test('a list of records has at most 1,000 by default, and the total counts all', async () => {
  const records = Array.from({ length: 1001 }, (_, index) => ({
    id: createId(),
    client_id: people.luis,
    worker_id: people.ana,
    turn_id: morning,
    state: 'canceled' as const,
    session_date: addDays('2020-01-01', index),
    day: getWeekday(addDays('2020-01-01', index)),
    time: parseTimeOfDay('09:00'),
    duration: 45,
  }))
  await app.db.insertInto('session').values(records).execute()
  const list = (query: { limit?: number; offset?: number } = {}) =>
    app.api.list('/v1/sessions', { query: { workerId: people.ana, ...query } })
  const defaultList = await list()
  expect([defaultList.rows.length, defaultList.total, defaultList.rows[0]?.id]).toEqual([1000, 1001, records.at(-1)!.id])
  expect((await list({ limit: 2000 })).rows).toHaveLength(1001)
  expect(listIds((await list({ offset: 1000 })).rows)).toEqual([records[0]!.id])
})

const november = { year: 2026, month: 11 }
const listMonth = {
  client: (id: string) => app.api.get('/v1/sessions/client/{id}/month', { path: { id }, query: november }),
  worker: (id: string) => app.api.get('/v1/sessions/worker/{id}/month', { path: { id }, query: november }),
}

test('an unknown or deleted person is not found in a path and a bad request in a query', async () => {
  for (const id of [createId(), people.eva]) {
    if (id === people.eva) await app.api.delete('/v1/clients/{id}', { path: { id } })
    await expect(listMonth.client(id)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    const refusal = { status: 400, code: errorCode.badRequest, details: [{ path: 'clientId' }] }
    for (const path of ['/v1/sessions/by-client-and-turn', '/v1/sessions/by-client-and-turn-by-month'] as const)
      await expect(app.api.get(path, { query: { clientId: id, turnId: morning, ...november } })).rejects.toMatchObject(refusal)
  }
  await expect(listMonth.worker(createId())).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  for (const path of ['/v1/sessions/by-worker-and-turn', '/v1/sessions/by-worker-and-turn-by-month'] as const)
    await expect(app.api.get(path, { query: { workerId: createId(), turnId: createId(), ...november } })).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'workerId' }, { path: 'turnId' }],
    })
})
