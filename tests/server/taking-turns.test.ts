import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, buildInput, registerPeople } = await startAgenda()
await registerPeople()
const other = await app.makeUser({ access: ['clients.read', 'sessions.mix'] })
const otherPeople = { workerId: await registerWorker(app.api), clientId: await registerClient(app.api) }
afterAll(() => app.close())

/** Creates a function that builds this many bookings, each time for dates without sessions. */
function createBookingBuilder() {
  let weeks = 0
  return (count: number, fields: Parameters<typeof buildInput>[0] = {}) =>
    Array.from({ length: count }, () => buildInput({ ...fields, sessionDate: addDays(tuesday, 7 * weeks++), state: 'canceled' }))
}
const buildSessions = createBookingBuilder()
const buildOtherSessions = createBookingBuilder()

/** Starts calls. Returns a promise of their answers, and a function that counts those that have been answered. */
function startCalls<T>(count: number, call: () => Promise<T>) {
  let answered = 0
  const calls = Array.from({ length: count }, () =>
    call().finally(() => {
      answered += 1
    }),
  )
  return { answers: Promise.all(calls), countAnswered: () => answered }
}

const bulkCount = 30
const sessionsPerBulk = 60

test('many bulk calls of one user do not keep the calls of another waiting, and all of them are done', async () => {
  const creation = startCalls(bulkCount, () => app.api.post('/v1/sessions/bulk', { body: { sessions: buildSessions(sessionsPerBulk) } }))
  await other.api.get('/v1/clients')
  await other.api.post('/v1/sessions', { body: buildInput({ ...otherPeople, at: '10:00' }) })
  await other.api.post('/v1/sessions/bulk', { body: { sessions: buildOtherSessions(sessionsPerBulk, otherPeople) } })
  expect(creation.countAnswered()).toBeLessThan(bulkCount / 2)

  const ids = await creation.answers
  const deletion = startCalls(bulkCount, () => app.api.delete('/v1/sessions/bulk', { body: { ids: ids.pop()! } }))
  await other.api.get('/v1/clients')
  expect(deletion.countAnswered()).toBeLessThan(bulkCount / 2)
  expect((await deletion.answers).flat()).toHaveLength(bulkCount * sessionsPerBulk)
})

test('many lists of one user do not keep the calls of another waiting', async () => {
  // Equal lists would be read once for all.
  let limit = 0
  const lists = startCalls(40, () => app.api.get('/v1/sessions', { query: { limit: ++limit } }))
  for (let call = 0; call < 3; call++) await other.api.get('/v1/clients')
  expect(lists.countAnswered()).toBeLessThan(20)
  await lists.answers
})

test('many calls with invented sign-ins do not keep the calls of a user waiting', async () => {
  const invent = () => app.visitor.inject({ url: '/api/v1/clients', headers: { cookie: `turnos=${randomUUID()}` } })
  // A sign-in takes turns of its own once its user has been found.
  await other.api.get('/v1/auth/is_logged_in')
  const invented = startCalls(300, invent)
  await other.api.get('/v1/auth/is_logged_in')
  expect(invented.countAnswered()).toBeLessThan(150)
  expect(new Set((await invented.answers).map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
})

test('a bulk call is answered while others never stop reading', async () => {
  const bulk = startCalls(1, () => app.api.post('/v1/sessions/bulk', { body: { sessions: buildSessions(2) } }))
  const readUntilAnswered = async () => {
    while (bulk.countAnswered() === 0) await other.api.get('/v1/clients')
  }
  await Promise.all(Array.from({ length: 12 }, readUntilAnswered))
  expect((await bulk.answers)[0]).toHaveLength(2)
})

test('the reads of a user come before the bulk calls that wait', async () => {
  const [first, second] = [await app.makeUser({ access: ['sessions.mix'] }), await app.makeUser({ access: ['sessions.mix'] })]
  const bulks = [first, second].map(({ api }) =>
    startCalls(bulkCount / 2, () => api.post('/v1/sessions/bulk', { body: { sessions: buildSessions(sessionsPerBulk) } })),
  )
  const countAnswered = () => bulks.reduce((total, calls) => total + calls.countAnswered(), 0)
  await expect.poll(countAnswered, { interval: 1 }).toBeGreaterThan(1)
  const before = countAnswered()
  await other.api.get('/v1/clients')
  expect(countAnswered() - before).toBeLessThan(bulkCount / 4)
  await Promise.all(bulks.map(({ answers }) => answers))
})
