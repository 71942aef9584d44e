import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import { registerWorker } from './create-records.ts'
import { startPublicLinks } from './start-public-links.ts'

const links = await startPublicLinks()
const { app, schedule, createLink, buildLink, readView } = links
afterAll(() => app.close())

const turnId = schedule.turns[0]!.id
/** The first has begun: it is Wednesday, ten o'clock. */
const wednesdays = ['2026-11-18', '2026-11-25', '2026-12-02'] as const

/** Books a series of three Wednesdays at nine and a session on a Tuesday at ten, for a client with a link. */
async function bookSessions() {
  const link = await createLink(await buildLink())
  const people = { clientId: link.clientId, workerId: await registerWorker(app.api), turnId }
  const bookings = [
    { ...people, sessionDate: null, day: 3, time: 540, startsOn: wednesdays[0], endsOn: wednesdays[2] },
    { ...people, sessionDate: '2026-11-24', day: 2, time: 600 },
  ]
  const [series, dated] = await Promise.all(bookings.map((body) => app.api.post('/v1/sessions', { body })))
  return { link, series: series!, dated: dated! }
}

/** Reads the events of a feed as a strict parser does: the dates of each UID, the sequence and the last change. */
async function readFeed(url: string) {
  const { body } = await app.fastify.inject({ url: new URL(url, 'http://localhost').pathname })
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const components = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
  const uids: Record<string, string> = {}
  for (const component of components) {
    const iterator = new ICAL.Event(component).iterator()
    for (let time = iterator.next(); time; time = iterator.next()) uids[time.toString().slice(0, 10)] = new ICAL.Event(component).uid
  }
  const readAll = (name: string) => components.map((component) => String(component.getFirstPropertyValue(name)))
  return { uids, sequence: Math.max(...readAll('sequence').map(Number)), changes: readAll('last-modified') }
}

test('a date keeps its UID in a feed through confirmations, attendance, cancelations and undo', async () => {
  const { link, series } = await bookSessions()
  const feedUrl = (await readView(link.url)).feed_url!
  const first = await readFeed(feedUrl)
  expect(Object.keys(first.uids).sort()).toEqual([wednesdays[0], '2026-11-24', wednesdays[1], wednesdays[2]])
  const change = (sessionDate: string, state: 'confirmed' | 'canceled' | 'pending', attended?: boolean) =>
    app.api.patch('/v1/sessions/{id}/state', { path: { id: series.id }, body: { sessionDate, state, attended } })
  for (const date of wednesdays) await change(date, 'confirmed')
  app.setClock('2026-11-18T15:00:01Z')
  const confirmed = await readFeed(feedUrl)
  expect(confirmed.uids).toEqual(first.uids)
  expect(confirmed.sequence).toBeGreaterThan(first.sequence)
  await change(wednesdays[0], 'confirmed', true)
  await change(wednesdays[1], 'canceled')
  const { [wednesdays[1]]: _, ...others } = first.uids
  expect((await readFeed(feedUrl)).uids).toEqual(others)
  await change(wednesdays[1], 'pending')
  const restored = await readFeed(feedUrl)
  expect(restored.uids).toEqual(first.uids)
  expect(restored.changes.every((moment) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(moment))).toBe(true)
})

test('a session of one date keeps its UID in a feed when it is moved, also to another worker', async () => {
  const { link, dated } = await bookSessions()
  const feedUrl = (await readView(link.url)).feed_url!
  const before = (await readFeed(feedUrl)).uids['2026-11-24']
  expect(before).toBeDefined()
  const body = { clientId: link.clientId, workerId: links.bruno, turnId, sessionDate: '2026-11-26', day: 4, time: 660 }
  await app.api.put('/v1/sessions/{id}', { path: { id: dated.id }, body })
  const { uids } = await readFeed(feedUrl)
  expect([uids['2026-11-24'], uids['2026-11-26']]).toEqual([undefined, before])
})

test('the public view names the series of each date that was confirmed, and of no other session', async () => {
  const { link, series } = await bookSessions()
  const readSeries = async () =>
    (await readView(link.url, { weeks: '4' })).sessions
      .filter(({ is_assigned }) => is_assigned)
      .map(({ session_date, standing, series_id }) => [session_date, standing, series_id])
  expect(await readSeries()).toEqual([
    [wednesdays[0], true, undefined],
    ['2026-11-24', false, undefined],
    [wednesdays[1], true, undefined],
    [wednesdays[2], true, undefined],
  ])
  const reply = await app.visitor.inject({
    method: 'POST',
    url: `/api/v1/clients/public-link/${link.url}/sessions/${series.id}/reply`,
    payload: { session_date: wednesdays[1], reply: 'confirmed' },
  })
  expect(reply.json()).toMatchObject({ standing: false, series_id: series.id })
  for (const sessionDate of [wednesdays[0], wednesdays[2]])
    await app.api.patch('/v1/sessions/{id}/state', { path: { id: series.id }, body: { sessionDate, state: 'confirmed' } })
  expect(await readSeries()).toEqual([
    [wednesdays[0], false, series.id],
    ['2026-11-24', false, undefined],
    [wednesdays[1], false, series.id],
    [wednesdays[2], false, series.id],
  ])
})
