import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { createSchedule } from './create-records.ts'
import { type EventStream, openStream } from './open-stream.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

type Agenda = Awaited<ReturnType<typeof startAgenda>>

let agenda: Agenda
let stream: EventStream
let reader: Awaited<ReturnType<Agenda['app']['makeUser']>>
beforeAll(async () => {
  agenda = await startAgenda()
  await agenda.app.fastify.listen({ host: '127.0.0.1', port: 0 })
  reader = await agenda.app.makeUser({})
  stream = await openStream(agenda.app.fastify, `turnos=${reader.id}`)
})
afterAll(async () => {
  stream.close()
  await agenda.app.close()
})
beforeEach(() => agenda.registerPeople())

const open = (userId: string) => openStream(agenda.app.fastify, `turnos=${userId}`)

/** Runs a change and returns the data of the events that it sent. */
async function listEventsOf(change: () => Promise<unknown>) {
  await receiveAll()
  const before = stream.listEvents().length
  await change()
  await receiveAll()
  return stream
    .listEvents()
    .slice(before)
    .filter(({ event }) => event === 'change')
    .map(({ data }) => data)
    .filter(({ kind }) => kind !== 'schedule' && kind !== 'turn')
}

let schedules = 0

/** Waits for the events of all changes until now: the event of a new schedule comes after them. */
async function receiveAll() {
  await createSchedule(agenda.app.api)
  schedules += 1
  const countSchedules = () => stream.listEvents().filter(({ data }) => data.kind === 'schedule').length
  await expect.poll(countSchedules, { interval: 10 }).toBe(schedules)
}

const onDates = (from: string, to?: string) => ({ kind: 'session', from, ...(to !== undefined && { to }) })

test('a user without any access learns of a booking, but only its kind and date', async () => {
  expect(stream.status).toBe(200)
  expect(stream.headers['content-type']).toBe('text/event-stream')
  expect(stream.headers['cache-control']).toBe('no-store')
  expect(stream.headers['x-content-type-options']).toBe('nosniff')
  expect(await listEventsOf(() => agenda.book({ at: '09:00' }))).toEqual([onDates(tuesday, tuesday)])
})

test('a moved session names the dates before and after, and a series without an end has no last date', async () => {
  const id = await agenda.book({ at: '09:00' })
  const later = addDays(tuesday, 7)
  const events = await listEventsOf(() => agenda.put(id, { at: '09:00', sessionDate: later }))
  expect(events).toEqual([onDates(tuesday, later), { kind: 'message' }])
  expect(await listEventsOf(() => agenda.book({ at: '10:00', sessionDate: null, startsOn: tuesday }))).toEqual([onDates(tuesday)])
})

test('a date of a series that is canceled names that date, and the end of the series all dates from its start', async () => {
  const id = await agenda.book({ at: '11:00', sessionDate: null, startsOn: tuesday })
  const second = addDays(tuesday, 7)
  expect(await listEventsOf(() => agenda.changeState(id, { state: 'canceled', sessionDate: second }))).toContainEqual(
    onDates(second, second),
  )
  expect(await listEventsOf(() => agenda.remove(id))).toContainEqual(onDates(tuesday))
})

test('a refused booking sends nothing', async () => {
  await agenda.book({ at: '09:00' })
  expect(await listEventsOf(() => agenda.book({ at: '09:00' }).catch(() => {}))).toEqual([])
})

test('changes of clients and workers name the kind alone', async () => {
  const events = await listEventsOf(() => agenda.registerPeople())
  expect(new Set(events.map((event) => JSON.stringify(event)))).toEqual(
    new Set([{ kind: 'person' }, { kind: 'client' }, { kind: 'worker' }].map((event) => JSON.stringify(event))),
  )
})

test('nobody who is not signed in gets a stream, and HEAD gets the headers alone', async () => {
  expect((await openStream(agenda.app.fastify, '')).status).toBe(401)
  const { statusCode, headers, body } = await agenda.app.fastify.inject({
    method: 'HEAD',
    url: '/api/v1/events',
    headers: { cookie: `turnos=${reader.id}` },
  })
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/event-stream', ''])
})

test('a stream ends when its user signs out elsewhere, and when the user is deleted', async () => {
  const [leaving, deleted] = [await agenda.app.makeUser({}), await agenda.app.makeUser({})]
  const [first, second] = [await open(leaving.id), await open(deleted.id)]
  await leaving.api.post('/v1/auth/logout', {})
  await expect.poll(first.hasEnded).toBe(true)
  expect(second.hasEnded()).toBe(false)
  await agenda.app.api.delete('/v1/users/{id}', { path: { id: deleted.id } })
  await expect.poll(second.hasEnded).toBe(true)
  expect(stream.hasEnded()).toBe(false)
})

test('the sixth stream of a user ends the oldest, with a message that says so', async () => {
  const { id } = await agenda.app.makeUser({})
  const streams: EventStream[] = []
  for (let count = 0; count < 6; count++) streams.push(await open(id))
  const [oldest, ...others] = streams
  await expect.poll(oldest!.hasEnded).toBe(true)
  expect(oldest!.listEvents().map(({ event }) => event)).toEqual(['heartbeat', 'replaced'])
  expect(others.map(({ hasEnded }) => hasEnded())).toEqual(others.map(() => false))
  for (const other of others) other.close()
})

test('a stream does not count as use of the sign-in', async () => {
  const { id } = await agenda.app.makeUser({})
  const select = agenda.app.db.selectFrom('sign_in').where('user_id', '=', id).select('seen_at')
  const before = await select.executeTakeFirstOrThrow()
  agenda.app.setClock('2026-11-21T17:00:00Z')
  const opened = await open(id)
  expect(await select.executeTakeFirstOrThrow()).toEqual(before)
  opened.close()
  agenda.app.setClock('2026-11-21T15:00:00Z')
})
