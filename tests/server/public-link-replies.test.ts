import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { startPublicLinks, wednesday } from './start-public-links.ts'

type Links = Awaited<ReturnType<typeof startPublicLinks>>

const links = await startPublicLinks()
afterAll(() => links.app.close())

let clinic: Awaited<ReturnType<Links['createClinic']>>
beforeAll(async () => {
  clinic = await links.createClinic()
})

const thursday = '2026-11-19'

type Reply = 'confirmed' | 'declined' | null

let callCount = 0
/** Replies from a new address each time, so that the limit of one test does not affect another. */
function reply(id: string, session_date: string, value: Reply, remoteAddress?: string) {
  callCount += 1
  return links.app.visitor.inject({
    method: 'POST',
    url: `/api/v1/clients/public-link/${clinic.url}/sessions/${id}/reply`,
    payload: { session_date, reply: value },
    remoteAddress: remoteAddress ?? `10.3.0.${callCount}`,
  })
}

/** Books a session of Eva with Carla. */
const book = (clock: string, fields: { session_date: string; state?: 'confirmed' } | { starts_on: string }) =>
  clinic.book({ client_id: clinic.eva, worker_id: clinic.carla, time: clock, day: 4, ...fields })

const countStored = async () => (await links.app.db.selectFrom('session_reply').select('reply').execute()).length

test('a session takes replies until the minute in which it begins, by the clock of the clinic', async () => {
  // 10:00 in Lima.
  const id = await book('10:00', { session_date: '2026-11-18' })
  links.app.setClock('2026-11-18T14:59:59Z')
  expect((await reply(id, '2026-11-18', 'declined')).statusCode).toBe(200)
  links.app.setClock('2026-11-18T15:00:00Z')
  const late = await reply(id, '2026-11-18', null)
  expect([late.statusCode, late.json().error.message]).toEqual([409, 'La sesión ya empezó.'])
  links.app.setClock(wednesday)
})

test('after twenty replies a minute from one address the next is refused', async () => {
  const id = await book('11:00', { session_date: thursday })
  const address = '10.3.9.1'
  for (let count = 0; count < 20; count++) expect((await reply(id, thursday, count % 2 ? null : 'declined', address)).statusCode).toBe(200)
  const refused = await reply(id, thursday, 'declined', address)
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, errorCode.unauthorized])
})

test('without replies in the settings the operation refuses, and the view says so', async () => {
  const off = await startPublicLinks({ settings: { clientReplies: false } })
  const { url, eva, carla, book: bookThere } = await off.createClinic()
  const id = await bookThere({ client_id: eva, worker_id: carla, session_date: thursday, time: '11:00' })
  const refused = await off.app.visitor.inject({
    method: 'POST',
    url: `/api/v1/clients/public-link/${url}/sessions/${id}/reply`,
    payload: { session_date: thursday, reply: 'declined' },
  })
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, errorCode.conflict])
  expect(await off.readView(url)).toMatchObject({ takes_replies: false })
  await off.app.close()
})

test('the reply to a date outlives its exception, and ends with a series that is shortened or deleted', async () => {
  const series = await book('12:00', { starts_on: thursday })
  const [second, third] = ['2026-11-26', '2026-12-03']
  const before = await countStored()
  await reply(series, second, 'declined')
  await reply(series, third, 'declined')
  const { id: exception } = await links.app.api.patch('/v1/sessions/{id}/state', {
    path: { id: series },
    body: { state: 'canceled', sessionDate: second },
  })
  await links.app.api.delete('/v1/sessions/{id}', { path: { id: exception } })
  expect(await countStored()).toBe(before + 2)
  await links.app.api.delete('/v1/sessions/duplicated', {
    body: { clientId: clinic.eva, workerId: clinic.carla, day: 4, time: parseTimeOfDay('12:00'), fromDate: third },
  })
  expect(await countStored()).toBe(before + 1)
  await links.app.api.delete('/v1/sessions/{id}', { path: { id: series } })
  expect(await countStored()).toBe(before)
})

test('taking a confirmation back keeps the session when its series has ended meanwhile', async () => {
  const series = await book('13:00', { starts_on: thursday })
  const confirmed = await reply(series, '2026-11-26', 'confirmed')
  await links.app.db.updateTable('session').set({ deleted_at: new Date().toISOString() }).where('id', '=', series).execute()
  const taken = await reply(confirmed.json().id, '2026-11-26', null)
  expect(taken.json()).toMatchObject({ id: confirmed.json().id, state: 'pending' })
})

test('marking the attendance of a confirmed session keeps the reply', async () => {
  const today = '2026-11-18'
  const id = await book('12:00', { session_date: today, state: 'confirmed' })
  await reply(id, today, 'declined')
  const marked = await links.app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'confirmed', attended: false } })
  expect(marked).toMatchObject({ attended: false, clientReply: 'declined' })
})

test('undoing a cancellation keeps the reply, and confirming an active session ends it', async () => {
  const id = await book('08:00', { session_date: thursday })
  await reply(id, thursday, 'declined')
  const changeState = (state: 'canceled' | 'confirmed') => links.app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state } })
  await changeState('canceled')
  expect(await changeState('confirmed')).toMatchObject({ clientReply: 'declined' })
  expect((await changeState('confirmed')).clientReply).toBeUndefined()
})

test('of concurrent replies to one session none fails, and one is stored', async () => {
  const series = await book('15:00', { starts_on: thursday })
  const before = await countStored()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => reply(series, thursday, index % 2 ? 'confirmed' : 'declined')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(await countStored()).toBe(before + 1)
})

test('the history of a session says what the client replied, without a user', async () => {
  const id = await book('16:00', { session_date: thursday })
  await reply(id, thursday, 'declined')
  const [replied] = await links.app.api.get('/v1/sessions/{id}/history', { path: { id } })
  expect(replied).toMatchObject({
    kind: 'reply',
    operation: 'replyToSession',
    userId: null,
    after: { reply: 'declined', sessionDate: thursday },
  })
  const other = await book('17:00', { session_date: thursday })
  expect((await links.app.api.get('/v1/sessions/{id}/history', { path: { id: other } })).map(({ kind }) => kind)).toEqual(['session'])
})
