import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
const turn_id = (await createSchedule(app.api)).turns[0]!.id
afterAll(() => app.close())

type Fields = Omit<Parameters<typeof insertSession>[1], 'client_id' | 'worker_id' | 'turn_id'>

let [client_id, worker_id] = ['', '']
beforeEach(async () => {
  client_id = await registerClient(app.api)
  worker_id = await registerWorker(app.api)
})
const book = (fields: Fields) => insertSession(app.db, { client_id, worker_id, turn_id, ...fields })

/** Reads the client from the list of those without upcoming sessions, to rebook or not. */
async function readClient() {
  const clients = await app.api.get('/v1/clients', { query: { upcoming: false } })
  const toRebook = await app.api.get('/v1/clients', { query: { upcoming: false, toRebook: true } })
  const client = clients.find(({ id }) => id === client_id)
  return { last: client?.lastSession, isToRebook: toRebook.some(({ id }) => id === client_id) }
}
const last = (sessionDate: string, time: string, state: string) => ({ sessionDate, time: parseTimeOfDay(time), turnId: turn_id, state })

test('a client who has had no session has no last one', async () => {
  expect(await readClient()).toEqual({ last: undefined, isToRebook: false })
})

test('the latest session counts, on one date the later one, and a deleted one does not', async () => {
  await book({ session_date: '2026-11-03', time: '09:00', state: 'confirmed' })
  await book({ session_date: '2026-11-10', time: '08:00', state: 'confirmed' })
  await book({ session_date: '2026-11-10', time: '10:00', state: 'canceled' })
  const deleted = await book({ session_date: '2026-11-12', time: '08:00', state: 'confirmed' })
  await app.api.delete('/v1/sessions/{id}', { path: { id: deleted } })
  expect(await readClient()).toEqual({ last: last('2026-11-10', '10:00', 'canceled'), isToRebook: true })
})

test('a client who came after a cancellation is not to rebook', async () => {
  await book({ session_date: '2026-11-10', time: '11:00', state: 'postponed' })
  await book({ session_date: '2026-11-11', time: '08:00', state: 'confirmed' })
  expect(await readClient()).toEqual({ last: last('2026-11-11', '08:00', 'confirmed'), isToRebook: false })
})

test.for([
  ['2026-10-20', false],
  ['2026-10-21', true],
  ['2026-12-30', true],
] as const)('with a last session canceled for %s a client is to rebook: %s', async ([session_date, isToRebook]) => {
  await book({ session_date, time: '12:00', state: 'canceled' })
  expect(await readClient()).toEqual({ last: last(session_date, '12:00', 'canceled'), isToRebook })
})

test('the last occurrence of an ended series counts', async () => {
  await book({ day: 2, starts_on: '2026-10-01', ends_on: '2026-11-16', time: '08:45' })
  await book({ session_date: '2026-11-05', time: '08:00', state: 'canceled' })
  expect(await readClient()).toEqual({ last: last('2026-11-10', '08:45', 'pending'), isToRebook: false })
})

test('a canceled exception in place of the last occurrence of an ended series counts', async () => {
  await book({ day: 5, starts_on: '2026-10-01', ends_on: '2026-11-16', time: '08:00' })
  await book({ session_date: '2026-11-13', time: '08:00', state: 'canceled' })
  expect(await readClient()).toEqual({ last: last('2026-11-13', '08:00', 'canceled'), isToRebook: true })
})

test('a series that consists of its exception alone has no occurrence of its own', async () => {
  await book({ day: 5, starts_on: '2026-11-06', ends_on: '2026-11-06', time: '09:00' })
  await book({ session_date: '2026-11-06', time: '09:00', state: 'postponed' })
  expect(await readClient()).toEqual({ last: last('2026-11-06', '09:00', 'postponed'), isToRebook: true })
})

test('only the list of clients without upcoming sessions has their last one', async () => {
  await book({ session_date: '2026-11-04', time: '08:00', state: 'confirmed' })
  const [client] = (await app.api.get('/v1/clients')).filter(({ id }) => id === client_id)
  expect(client).not.toHaveProperty('lastSession')
  const alone = await app.api.get('/v1/clients/{id}', { path: { id: client_id } })
  expect(alone).not.toHaveProperty('lastSession')
})
