import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { PublicView } from '#api/generated/wire.ts'
import { createApp } from '#server/app.ts'
import { pagesFile } from '#server/web.ts'
import { registerClient } from './create-records.ts'
import { testSettings } from './start-app.ts'
import { startPublicLinks } from './start-public-links.ts'

const { app, generateUrl, createLink, buildLink, visit, readView, createClinic } = await startPublicLinks()
const html = '<!doctype html><title>Turnos</title>'
const folder = await mkdtemp(join(tmpdir(), 'turnos-pages-'))
for (const page of ['index.html', 'public-page.html']) await writeFile(join(folder, page), html)
await writeFile(join(folder, pagesFile), JSON.stringify({ 'public-page.html': { '/public-link/:url': [] } }))
const appWithPages = await createApp({ db: app.db, settings: testSettings, webFolder: folder })
afterAll(async () => {
  await appWithPages.close()
  await app.close()
  await rm(folder, { recursive: true })
})

test('five weeks and the page contain nothing about other clients', async () => {
  const { url, eva, carla, book } = await createClinic()
  await book({ client_id: eva, worker_id: carla, session_date: '2026-11-16', time: '08:00' })
  const otherClients = await Promise.all(
    ['Xiomara', 'Quetzal', 'Wenceslao'].map((name, index) =>
      registerClient(app.api, {
        name,
        fatherLastName: `Apellido${name}`,
        motherLastName: `Otro${name}`,
        email: `${name}@example.com`,
        phone: `98765432${index}`,
      }),
    ),
  )
  const note = 'viene con su hermana'
  const times = ['08:00', '09:00', '10:00']
  const booked = await Promise.all(
    otherClients.map((client_id, index) => book({ client_id, worker_id: carla, session_date: '2026-11-17', time: times[index]! })),
  )
  booked.push(await book({ client_id: otherClients[0]!, worker_id: carla, day: 4, starts_on: '2026-10-01', time: '08:00' }))
  await app.db.updateTable('session').set({ note }).where('id', 'in', booked).execute()

  await book({ client_id: otherClients[1]!, worker_id: carla, session_date: '2026-12-15', time: '08:00' })
  const next = await book({ client_id: eva, worker_id: carla, session_date: '2026-12-22', time: '08:00' })

  const { body, headers } = await visit(url, { weeks: '5' })
  const view: PublicView = JSON.parse(body)
  expect(view.sessions.filter(({ is_assigned }) => !is_assigned)).toHaveLength(3 + 5 + 1)
  expect(view.next_session?.id).toBe(next)
  const page = await appWithPages.inject(`/public-link/${url}`)
  const clients = await app.db
    .selectFrom('client')
    .innerJoin('person', 'person.id', 'client.person_id')
    .where('client.id', '!=', eva)
    .select(['client.id', 'client.person_id', 'person.document', 'person.email', 'person.phone'])
    .execute()
  const people = await Promise.all(otherClients.map((id) => app.api.get('/v1/clients/{id}', { path: { id } })))
  const traces = [
    note,
    'hermana',
    ...clients.flatMap(({ id, person_id, document, email, phone }) => [id, person_id, document, email, phone]),
    ...people.flatMap(({ person }) => [person.name, person.fatherLastName, person.motherLastName]),
    ...booked,
  ].filter((trace) => trace !== null)
  const bytes = `${body} ${JSON.stringify(headers)} ${page.body} ${JSON.stringify(page.headers)}`.toLowerCase()
  expect(traces.filter((trace) => bytes.includes(trace.toLowerCase()))).toEqual([])
  // The client of the link is shown by name only, without the document or the person's id.
  const { person } = await app.api.get('/v1/clients/{id}', { path: { id: eva } })
  expect([person.id, person.document].filter((trace) => bytes.includes(trace))).toEqual([])
})

test('the id of a booked slot is stable within a week and differs by week and by link', async () => {
  const { url, luis, mia, carla, book } = await createClinic()
  await book({ client_id: luis, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '08:00' })
  const link = await createLink(await buildLink({ clientId: mia, workerIds: [carla] }))
  const getBookedId = async (linkUrl: string, week?: string) =>
    (await readView(linkUrl, week === undefined ? {} : { week })).sessions.find((session) => !session.is_assigned)?.id
  const ids = [await getBookedId(url), await getBookedId(url, '2026-11-24'), await getBookedId(link.url)]
  expect(await getBookedId(url)).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})

test('every response, errors included, forbids caching, referrers and indexing', async () => {
  const { url } = await createLink(await buildLink())
  const responses = [
    await visit(url),
    await visit(await generateUrl()),
    await visit('x'),
    await visit(url, { week: 'hoy' }),
    await visit(url, { week: '2020-01-01' }),
    await visit('%E0%A4%A'),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 400, 400, 404])
  for (const { headers } of responses)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
})

test('the page of a link is the same for every token, is not indexed, and is asked for again at every visit', async () => {
  const { url } = await createLink(await buildLink())
  for (const path of [
    `/public-link/${url}`,
    `/public-link/${await generateUrl()}`,
    '/public-link/x',
    '/public-link/%E0%A4%A',
    `/Public-Link/${url}/`,
  ]) {
    const { statusCode, body, headers } = await appWithPages.inject(path)
    expect([statusCode, body], path).toEqual([200, html])
    expect(headers, path).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' })
  }
})

test('one IP address may visit links sixty times a minute, unknown ones included, and others are not affected', async () => {
  const { url } = await createLink(await buildLink())
  const address = '192.0.2.1'
  const unknownUrl = await generateUrl()
  for (let rounds = 0; rounds < 20; rounds += 1)
    for (const [key, status] of [[url, 200] as const, [unknownUrl, 404] as const, ['x', 404] as const])
      expect((await visit(key, undefined, address)).statusCode).toBe(status)
  const refusal = await visit(url, undefined, address)
  expect(refusal.statusCode).toBe(429)
  expect(refusal.json().error.code).toBe(errorCode.unauthorized)
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(refusal.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  expect((await visit(url, undefined, '192.0.2.2')).statusCode).toBe(200)
})
