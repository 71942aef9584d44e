import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { createApp } from '#server/app.ts'
import { registerClient } from './create-records.ts'
import { testSettings } from './start-app.ts'
import { startPublicLinks } from './start-public-links.ts'

const { app, generateUrl, createLink, buildLink, visit, readView, createClinic } = await startPublicLinks()
afterAll(() => app.close())

test('the response contains nothing about other clients', async () => {
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

  const { body, headers } = await visit(url)
  expect(JSON.parse(body).sessions.filter((session: { is_assigned: boolean }) => !session.is_assigned)).toHaveLength(4)
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
  const bytes = `${body} ${JSON.stringify(headers)}`.toLowerCase()
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
    (await readView(linkUrl, week)).sessions.find((session) => !session.is_assigned)?.id
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
    await visit(url, 'hoy'),
    await visit(url, '2020-01-01'),
    await visit('%E0%A4%A'),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 400, 400, 404])
  for (const { headers } of responses)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
})

test('the page of a link is not indexed by search engines', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turnos-pages-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  const appWithPages = await createApp({ db: app.db, settings: testSettings, webFolder: folder })
  const { headers } = await appWithPages.inject(`/public-link/${await generateUrl()}`)
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  await appWithPages.close()
  await rm(folder, { recursive: true })
})

test('an address has sixty visits a minute, unknown links included, and other addresses are not affected', async () => {
  const { url } = await createLink(await buildLink())
  const address = '192.0.2.1'
  for (let views = 0; views < 60; views += 1)
    expect((await visit(views % 2 === 0 ? url : 'x', undefined, address)).statusCode).toBe(views % 2 === 0 ? 200 : 404)
  const refusal = await visit(url, undefined, address)
  expect(refusal.statusCode).toBe(429)
  expect(refusal.json().error.code).toBe(errorCode.unauthorized)
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(refusal.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  expect((await visit(url, undefined, '192.0.2.2')).statusCode).toBe(200)
})
