import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
const turn_id = (await createSchedule(app.api)).turns[0]!.id
afterAll(() => app.close())

let [client_id, worker_id, other_id] = ['', '', '']
beforeEach(async () => {
  client_id = await registerClient(app.api)
  worker_id = await registerWorker(app.api)
  other_id = await registerWorker(app.api)
})
type Fields = Omit<Parameters<typeof insertSession>[1], 'client_id' | 'worker_id' | 'turn_id'> & { worker_id?: string }
const book = (fields: Fields) => insertSession(app.db, { client_id, worker_id, turn_id, ...fields })

const period = { from: '2026-11-01', to: '2027-03-31' }

/** Lists the dates of the client's sessions to rebook, or of the others. */
async function listDates(toRebook = true) {
  const query = { from: period.from, to: '2026-12-31', clientId: client_id, toRebook }
  const { rows, total } = await app.api.list('/v1/sessions', { query })
  expect(total).toBe(rows.length)
  return rows.map(({ sessionDate }) => sessionDate)
}
const isClientListed = async () => {
  const clients = await app.api.get('/v1/clients', { query: { toRebook: true } })
  return clients.some(({ id }) => id === client_id)
}

test.for(['canceled', 'postponed'] as const)('a session that was %s is to be rebooked while the pair has no later one', async (state) => {
  await book({ session_date: '2026-11-10', time: '08:00', state: 'confirmed' })
  await book({ session_date: '2026-11-17', time: '08:00', state })
  expect(await listDates()).toEqual(['2026-11-17'])
  expect(await listDates(false)).toEqual(['2026-11-10'])
  expect(await isClientListed()).toBe(true)
  await book({ session_date: '2026-11-24', time: '08:00' })
  expect(await listDates()).toEqual([])
  expect(await isClientListed()).toBe(false)
})

test('a session of a deleted client is not to be rebooked', async () => {
  const id = await book({ session_date: '2026-11-24', time: '08:00', state: 'canceled' })
  const isToRebook = async () => {
    const query = { from: period.from, to: '2026-12-31', workerId: worker_id, toRebook: true }
    return (await app.api.get('/v1/sessions', { query })).some((session) => session.id === id)
  }
  expect(await isToRebook()).toBe(true)
  await app.api.post('/v1/clients/{id}/erase', { path: { id: client_id } })
  expect(await isToRebook()).toBe(false)
})

test('of several canceled sessions of a pair the last one is to be rebooked, and a later one with another worker changes nothing', async () => {
  await book({ session_date: '2026-11-16', time: '08:00', state: 'canceled' })
  await book({ session_date: '2026-11-17', time: '08:00', state: 'canceled' })
  await book({ session_date: '2026-11-17', time: '09:00', state: 'postponed' })
  await book({ session_date: '2026-11-25', time: '08:00', worker_id: other_id })
  const { rows } = await app.api.list('/v1/sessions', { query: { ...period, to: '2026-12-31', clientId: client_id, toRebook: true } })
  expect(rows.map(({ sessionDate, time }) => [sessionDate, time])).toEqual([['2026-11-17', 540]])
  expect(await isClientListed()).toBe(true)
})

test('a session that someone else took over is not to be rebooked, and another one on its date changes nothing', async () => {
  await book({ session_date: '2026-11-17', time: '08:00', state: 'postponed' })
  await book({ session_date: '2026-11-17', time: '09:00', worker_id: other_id, state: 'confirmed' })
  expect(await listDates()).toEqual(['2026-11-17'])
  await book({ session_date: '2026-11-17', time: '08:00', worker_id: other_id, state: 'confirmed' })
  expect(await listDates()).toEqual([])
})

test('a canceled date of a series is to be rebooked only after the last one of the series', async () => {
  await book({ day: 2, starts_on: '2026-10-01', ends_on: '2026-11-30', time: '08:00' })
  await book({ session_date: '2026-11-17', time: '08:00', state: 'canceled' })
  expect(await listDates()).toEqual([])
  await book({ session_date: '2026-11-24', time: '08:00', state: 'canceled' })
  expect(await listDates()).toEqual(['2026-11-24'])
})

test('an endless series of the pair leaves nothing to rebook', async () => {
  await book({ day: 5, starts_on: '2026-10-01', time: '10:00' })
  await book({ session_date: '2026-12-01', time: '08:00', state: 'canceled' })
  expect(await listDates()).toEqual([])
})

test('a deleted session is neither to be rebooked nor a later one', async () => {
  const canceled = await book({ session_date: '2026-11-17', time: '08:00', state: 'canceled' })
  const later = await book({ session_date: '2026-11-24', time: '08:00' })
  await app.api.delete('/v1/sessions/{id}', { path: { id: later } })
  expect(await listDates()).toEqual(['2026-11-17'])
  await app.api.delete('/v1/sessions/{id}', { path: { id: canceled } })
  expect(await listDates()).toEqual([])
})

test('the sessions to rebook of up to 400 days are listed, and none without a period', async () => {
  const get = async (url: string) => (await app.inject({ url: `/api/v1/sessions?to_rebook=true${url}` })).statusCode
  expect(await get('&from=2026-01-01&to=2027-02-04')).toBe(200)
  expect(await get('&from=2026-01-01&to=2027-02-05')).toBe(400)
  expect(await get('')).toBe(400)
})
