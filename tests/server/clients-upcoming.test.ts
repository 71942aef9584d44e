import { afterAll, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is ten o'clock of a Wednesday in Lima.
afterAll(() => app.close())

test('a client is among those with upcoming sessions as long as one of them is, however it was changed', async () => {
  const turnId = (await createSchedule(app.api)).turns[0]!.id
  const clientId = await registerClient(app.api)
  const otherId = await registerClient(app.api)
  const workerId = await registerWorker(app.api)
  const hasUpcoming = async (id = clientId) =>
    (await app.api.get('/v1/clients', { query: { upcoming: true } })).some((row) => row.id === id)
  const slot = { workerId, turnId, day: 3, time: parseTimeOfDay('08:00') }
  const create = async (fields: object) => (await app.api.post('/v1/sessions', { body: { clientId, ...slot, ...fields } })).id
  const setState = (id: string, state: 'pending' | 'canceled') =>
    app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state } })
  expect(await hasUpcoming()).toBe(false)

  const dated = await create({ sessionDate: '2026-11-25' })
  expect(await hasUpcoming()).toBe(true)
  await setState(dated, 'canceled')
  expect(await hasUpcoming()).toBe(false)
  await setState(dated, 'pending')
  expect(await hasUpcoming()).toBe(true)
  await app.api.put('/v1/sessions/{id}', {
    path: { id: dated },
    body: { ...slot, clientId: otherId, sessionDate: '2026-11-25' },
  })
  expect([await hasUpcoming(), await hasUpcoming(otherId)]).toEqual([false, true])

  const series = await create({ sessionDate: null, startsOn: '2026-11-18', time: parseTimeOfDay('09:00') })
  expect(await hasUpcoming()).toBe(true)
  await app.api.delete('/v1/sessions/{id}', { path: { id: series } })
  expect(await hasUpcoming()).toBe(false)
})

test('a series counts until its last date that is not an exception', async () => {
  const turn_id = (await createSchedule(app.api)).turns[0]!.id
  const worker_id = await registerWorker(app.api)
  const isListed = async (id: string, upcoming: boolean) =>
    (await app.api.get('/v1/clients', { query: { upcoming } })).some((row) => row.id === id)
  const bookUntil = async (ends_on: string, time: string) => {
    const client_id = await registerClient(app.api)
    return { client_id, id: await insertSession(app.db, { client_id, worker_id, turn_id, day: 2, starts_on: '2026-11-03', ends_on, time }) }
  }
  const over = await bookUntil('2026-11-23', '08:00')
  expect([await isListed(over.client_id, true), await isListed(over.client_id, false)]).toEqual([false, true])
  const lasting = await bookUntil('2026-11-24', '09:00')
  expect(await isListed(lasting.client_id, true)).toBe(true)
  const exception = await app.api.patch('/v1/sessions/{id}/state', {
    path: { id: lasting.id },
    body: { state: 'canceled', sessionDate: '2026-11-24' },
  })
  expect(await isListed(lasting.client_id, true)).toBe(false)
  await app.api.delete('/v1/sessions/{id}', { path: { id: exception.id } })
  expect(await isListed(lasting.client_id, true)).toBe(true)
})

test('the next session is one that is not over, of a series its first such date', async () => {
  const turn_id = (await createSchedule(app.api)).turns[0]!.id
  const client_id = await registerClient(app.api)
  const worker_id = await registerWorker(app.api)
  const readNext = async () =>
    (await app.api.get('/v1/clients', { query: { withSessions: true } })).find(({ id }) => id === client_id)?.nextSession
  await insertSession(app.db, { client_id, worker_id, turn_id, session_date: '2026-11-18', time: '08:00' })
  expect(await readNext()).toBeUndefined()
  await insertSession(app.db, { client_id, worker_id, turn_id, day: 3, starts_on: '2026-11-01', time: '08:50' })
  expect(await readNext()).toEqual({ sessionDate: '2026-11-25', time: parseTimeOfDay('08:50'), workerId: worker_id })
  await insertSession(app.db, { client_id, worker_id, turn_id, session_date: '2026-11-18', time: '11:20' })
  expect(await readNext()).toMatchObject({ sessionDate: '2026-11-18', time: parseTimeOfDay('11:20') })
})
