import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listDates } from '#domain/periods.ts'
import { getWeekday } from '#domain/weeks.ts'
import { createLogOptions } from '#server/log.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { type IcsInstance, readIcs, readIcsOtherwise } from './read-ics.ts'
import { readRows } from './read-rows.ts'
import { type App, startApp } from './start-app.ts'
import { startPublicLinks } from './start-public-links.ts'

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
/** It is Wednesday, 18 November 2026, ten o'clock. */
const links = await startPublicLinks({ logger: { ...(createLogOptions('trace') as object), stream } })
const { app, schedule, createLink, deleteLink, buildLink, readView } = links
afterAll(() => app.close())

const renew = (id: string, { api }: Pick<App, 'api'> = app) => api.post('/v1/workers/{id}/feed', { path: { id } }).then(({ url }) => url)
const end = (id: string) => app.api.delete('/v1/workers/{id}/feed', { path: { id } })

let callCount = 0
/** Calls the address of a feed as a calendar program does, by default from a new address. */
function call(url: string, { server = app, etag, address }: { server?: App; etag?: string; address?: string } = {}) {
  callCount += 1
  const remoteAddress = address ?? `10.1.${callCount >> 8}.${callCount & 255}`
  return server.fastify.inject({
    url: new URL(url, 'http://localhost').pathname,
    remoteAddress,
    ...(etag && { headers: { 'if-none-match': etag } }),
  })
}
const readText = async (url: string, server = app) => {
  const { statusCode, body } = await call(url, { server })
  expect(statusCode).toBe(200)
  return body
}
const readStatus = async (url: string) => (await call(url)).statusCode

type Fields = { clientId: string; workerId: string; date: string | null; day?: number; time?: string; startsOn?: string; endsOn?: string }

const bookOn =
  ({ api }: App, turnId: string) =>
  async ({ date, day = getWeekday(date!), time = '09:00', ...people }: Fields) =>
    (
      await api.post('/v1/sessions', {
        body: { ...people, turnId, sessionDate: date, day, time: parseTimeOfDay(time), note: 'Nota secreta' },
      })
    ).id
const book = bookOn(app, schedule.turns[0]!.id)

test.for(['America/Lima', 'America/New_York', 'America/Santiago'])(
  'two readers find each session of a worker in %s at its moment: series with canceled, moved and undecided dates, and one that has ended',
  async (timeZone) => {
    const server = await startApp({ now: '2026-10-15T15:00:00Z', settings: { timeZone } })
    onTestFinished(() => server.close())
    const { turns } = await createSchedule(server.api)
    const bookHere = bookOn(server, turns[0]!.id)
    const [ana, luis, eva] = [
      await registerWorker(server.api, { name: 'Ana', fatherLastName: 'Torres' }),
      await registerClient(server.api, { name: 'Luis Alberto', fatherLastName: 'Huamán' }),
      await registerClient(server.api, { name: 'Eva', fatherLastName: 'Ríos' }),
    ]
    const mondays = { clientId: luis, workerId: ana, date: null, day: 1 }
    const series = await bookHere({ ...mondays, startsOn: '2026-01-01' })
    const change = (sessionDate: string, state: 'canceled' | 'postponed' | 'confirmed') =>
      server.api.patch('/v1/sessions/{id}/state', { path: { id: series }, body: { state, sessionDate } })
    await change('2026-11-09', 'canceled')
    await change('2026-11-16', 'postponed')
    await change('2026-11-30', 'confirmed')
    await bookHere({ ...mondays, date: '2026-11-17', day: 2, time: '10:00' })
    await server.api.post('/v1/absences', { body: { workerId: ana, fromDate: '2026-11-23', toDate: '2026-11-23', reason: 'Operación' } })
    await bookHere({ clientId: eva, workerId: ana, date: null, day: 3, startsOn: '2026-09-30', endsOn: '2026-11-04' })

    const build = (date: string, clock: string, person: string, isUndecided = false): IcsInstance => [
      Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(timeZone).toInstant().toString({ fractionalSecondDigits: 3 }),
      45,
      isUndecided ? `Puede cambiar: sesión con ${person}` : `Sesión con ${person}`,
      isUndecided ? 'TENTATIVE' : 'CONFIRMED',
    ]
    const expected = listDates({ from: '2026-09-15', to: '2027-04-13' }).flatMap((date) => {
      if (date === '2026-11-17') return [build(date, '10:00', 'Luis H.')]
      if (date >= '2026-09-30' && date <= '2026-11-04' && getWeekday(date) === 3) return [build(date, '09:00', 'Eva R.')]
      return getWeekday(date) === 1 && !['2026-11-09', '2026-11-16'].includes(date)
        ? [build(date, '09:00', 'Luis H.', date === '2026-11-23')]
        : []
    })
    const text = await readText(await renew(ana, server), server)
    expect(readIcs(text)).toEqual(expected)
    expect(readIcsOtherwise(text)).toEqual(expected)
    // Two series, a date of one that needs a decision, and the moved session.
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(4)
    expect(text).not.toMatch(/Operación|Huamán|Ríos|Alberto|secreta/)
  },
)

test('a calendar program gets the calendar once, and 304 until something changes', async () => {
  const ana = await registerWorker(app.api, { name: 'Ana' })
  const luis = await registerClient(app.api, { name: 'Luis' })
  const id = await book({ clientId: luis, workerId: ana, date: '2026-12-01' })
  const url = await renew(ana)
  const first = await call(url)
  expect(first.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' })
  const etag = String(first.headers.etag)
  for (const sent of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await call(url, { etag: sent })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  }
  expect((await call(url, { etag: 'W/"other"' })).statusCode).toBe(200)
  app.setClock('2026-11-18T16:00:00Z')
  expect((await call(url, { etag })).statusCode).toBe(304)
  await app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled' } })
  const changed = await call(url, { etag })
  expect([changed.statusCode, readIcs(changed.body)]).toEqual([200, []])
  expect(changed.headers.etag).not.toBe(etag)
})

test('an address that was renewed or ended, or whose worker was deleted, answers like an unknown one', async () => {
  const [ana, bruno] = [await registerWorker(app.api, { name: 'Ana' }), await registerWorker(app.api, { name: 'Bruno' })]
  const old = await renew(ana)
  const [ended, deleted] = [await renew(ana), await renew(bruno)]
  expect(await Promise.all([old, ended, deleted].map(readStatus))).toEqual([404, 200, 200])
  await end(ana)
  await app.api.delete('/v1/workers/{id}', { path: { id: bruno } })
  const live = await renew(links.ana)
  const token = live.slice(-26, -4)
  const unknown = ['x.ics', `${token}A.ics`, token, `${token}.ICS`, `${token}.ics.ics`, '%00.ics', '%F0%9F%98%80.ics'].map(
    (file) => `/feeds/${file}`,
  )
  const responses: unknown[] = []
  for (const url of [old, ended, deleted, ...unknown]) {
    const { statusCode, headers, json } = await call(url)
    const { date: _date, 'x-correlation-id': _id, ...otherHeaders } = headers
    responses.push({ statusCode, otherHeaders, error: json().error })
  }
  expect(responses[0]).toMatchObject({ statusCode: 404, error: { code: 5, message: 'No se encontró lo que busca.' } })
  expect(responses).toEqual(responses.map(() => responses[0]))
  expect(await readStatus(live)).toBe(200)
})

test('every token is looked up in the database, whatever its form', async () => {
  const urls = [await renew(links.ana), '/feeds/x.ics', '/feeds/%00.ics', `/feeds/${'x'.repeat(300)}.ics`]
  const moveTable = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(app.db)
  await moveTable('feed', 'feed_moved')
  const statuses = await Promise.all(urls.map(readStatus))
  await moveTable('feed_moved', 'feed')
  expect(statuses).toEqual(urls.map(() => 500))
})

test('the feed of a link has the client’s sessions of the linked schedule, under a token that opens nothing else', async () => {
  const { url, eva, luis, carla, diego, turn_id } = await links.createClinic()
  const bookHere = bookOn(app, turn_id)
  await bookHere({ clientId: eva, workerId: carla, date: '2026-11-24' })
  await bookHere({ clientId: eva, workerId: diego, date: '2026-12-08', time: '10:00' })
  await bookHere({ clientId: luis, workerId: carla, date: '2026-11-25' })
  await book({ clientId: eva, workerId: carla, date: '2026-11-26' })
  await app.api.post('/v1/absences', { body: { workerId: carla, fromDate: '2026-11-24', toDate: '2026-11-24', reason: 'Operación' } })
  await app.api.post('/v1/absences', { body: { fromDate: '2026-12-08', toDate: '2026-12-08', reason: 'Feriado' } })
  const feedUrl = (await readView(url)).feed_url!
  const text = await readText(feedUrl)
  expect(readIcs(text)).toEqual([
    ['2026-11-24T14:00:00.000Z', 45, 'Sesión con Carla Ríos', 'CONFIRMED'],
    ['2026-12-08T15:00:00.000Z', 45, 'Puede cambiar: sesión con Diego Ríos', 'TENTATIVE'],
  ])
  expect(text).not.toMatch(/Luis|Operación|Feriado|secreta/)
  expect(text).toContain('Sesiones de Eva R.')
  const token = feedUrl.slice(-26, -4)
  expect(feedUrl).not.toContain(url)
  for (const path of [`/v1/clients/public-link/${token}`, `/v1/clients/public-link/get-by-url/${token}`])
    expect((await app.inject({ url: `/api${path}` })).statusCode, path).toBe(404)
  expect(await readStatus(`/feeds/${url}.ics`)).toBe(404)
})

test('the feed of a link ends with the link, its address and its client', async () => {
  const { id, updatedAt: _, ...link } = await createLink(await buildLink())
  const old = (await readView(link.url)).feed_url!
  const renewed = await links.generateUrl()
  await app.api.put('/v1/clients/public-link', { body: { ...link, id, url: renewed } })
  const current = (await readView(renewed)).feed_url!
  expect([await readStatus(old), await readStatus(current)]).toEqual([404, 200])
  await deleteLink(link.clientId)
  expect(await readStatus(current)).toBe(404)
  for (const remove of [
    (id: string) => app.api.delete('/v1/clients/{id}', { path: { id } }),
    (id: string) => app.api.post('/v1/clients/{id}/erase', { path: { id } }),
  ]) {
    const other = await createLink(await buildLink())
    const ofClient = (await readView(other.url)).feed_url!
    expect(await readStatus(ofClient)).toBe(200)
    await remove(other.clientId)
    expect(await readStatus(ofClient)).toBe(404)
  }
})

test('no log line, history or export has the token of a feed', async () => {
  const ana = await registerWorker(app.api)
  const [first, second] = [await renew(ana), await renew(ana)]
  const link = await createLink(await buildLink())
  const ofLink = (await readView(link.url)).feed_url!
  const tokens = [first, second, ofLink].map((url) => url.slice(-26, -4))
  for (const url of [first, second, ofLink]) await call(url)
  for (const token of tokens) for (const path of [`/feeds/${token}`, `/feeds/${token}.ics/nada`]) await call(path)
  await end(ana)
  const exported = await app.api.get('/v1/clients/{id}/export', { path: { id: link.clientId } })
  const rows = await readRows(app.db, { except: ['feed'] })
  const texts = [lines.join('\n'), rows.join('\n'), JSON.stringify(exported)]
  for (const token of tokens) for (const text of texts) expect(text).not.toContain(token)
  expect(lines.join('\n')).toContain('/feeds/:file')
  const entries = await app.api.get('/v1/history', { query: { kind: 'feed', workerId: ana } })
  expect(entries.map(({ operation, before, after }) => [operation, before, after])).toEqual([
    ['deleteWorkerFeed', {}, null],
    ['renewWorkerFeed', {}, { renewed: true }],
    ['renewWorkerFeed', null, {}],
  ])
})

test('more than 300 calls a minute from one address are refused, and others go on', async () => {
  const url = await renew(links.bruno)
  const address = '192.0.2.7'
  for (let calls = 0; calls < 300; calls += 1) await call('/feeds/x.ics', { address })
  const refused = await call(url, { address })
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 4])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await readStatus(url)).toBe(200)
})

test('a session of 210 days is in the feed only from 30 days ago to 180 days ahead', async () => {
  const ana = await registerWorker(app.api)
  const luis = await registerClient(app.api)
  const dates = ['2026-10-18', '2026-10-19', '2027-05-17', '2027-05-18']
  for (const date of dates) await book({ clientId: luis, workerId: ana, date })
  const starts = readIcs(await readText(await renew(ana))).map(([start]) => start.slice(0, 10))
  expect(starts).toEqual(['2026-10-19', '2027-05-17'])
})

test('whoever may not change workers has no feed but their own', async () => {
  const { api } = await app.makeUser({ access: ['workers.read', 'sessions.read'], worker_id: links.ana })
  await expect(renew(links.bruno, { api } as App)).rejects.toMatchObject({ status: 403 })
  expect(await readStatus(await renew(links.ana, { api } as App))).toBe(200)
})
