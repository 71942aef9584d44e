import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { insertClientsWithNotes } from './insert-records.ts'
import { type Connection, openConnection } from './open-connection.ts'
import { type App, startApp, testSettings } from './start-app.ts'

const metricsToken = 'un-token-de-prueba'

/** The list of all clients has about 7 MB. The system takes less than half of that from a connection of which nothing is read. */
const clientCount = 3_000
const list = '/api/v1/clients'
const otherList = `${list}?sort=-name`
/** Enough for one such list, and not for two. */
const maxUnreadBytes = 12_000_000

let app: App
let readers: string[]
/** The list of all clients. */
let body: Buffer
/** A server that soon closes connections of which nothing is read, and one that never does. */
let impatient: FastifyInstance
let patient: FastifyInstance
beforeAll(async () => {
  app = await startApp()
  await insertClientsWithNotes(app.db, clientCount)
  const users = await Promise.all([1, 2, 3].map(() => app.makeUser({ access: ['clients.read'] })))
  readers = users.map(({ id }) => `turnos=${id}`)
  impatient = await startServer({ readTimeout: 400 })
  patient = await startServer({ readTimeout: 1_000_000 })
  body = (await patient.inject({ url: list, headers: { cookie: readers[0] } })).rawPayload
})
afterAll(async () => {
  await impatient.close()
  await patient.close()
  await app.close()
})

async function startServer(options: { readTimeout: number }) {
  const { db, pool } = app
  const settings = { ...testSettings, metricsToken }
  const server = await createApp({ db, pool, settings, maxUnreadBytes, requestTimeout: 1_000_000, ...options })
  await server.listen({ host: '127.0.0.1', port: 0 })
  return server
}

const open = (server: FastifyInstance, headers: Record<string, string>) =>
  openConnection((server.server.address() as AddressInfo).port, headers)

/** Opens connections at a server and runs a test with them. Afterwards, none of their answers takes memory. */
async function withConnections(
  server: FastifyInstance,
  headers: readonly Record<string, string>[],
  run: (...connections: Connection[]) => Promise<void>,
) {
  const connections = await Promise.all(headers.map((sent) => open(server, sent)))
  try {
    await run(...connections)
  } finally {
    for (const connection of connections) connection.close()
  }
  await expect.poll(() => countUnreadBytes(server)).toBe(0)
}

async function countUnreadBytes(server: FastifyInstance) {
  const metrics = await server.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^turnos_unread_bytes (\d+)$/m.exec(metrics.body)?.[1])
}

test('a connection whose reader takes nothing of an answer is closed, and the answer leaves the memory', async () => {
  await withConnections(impatient, [{ cookie: readers[0]! }], async (connection) => {
    connection.send(list)
    await expect.poll(() => countUnreadBytes(impatient), { interval: 10 }).toBe(body.length)
    await expect.poll(() => countUnreadBytes(impatient)).toBe(0)
    await connection.readToEnd()
  })
})

test('a connection whose reader takes nothing of many short answers is closed', async () => {
  const countConnections = () => new Promise((resolve) => impatient.server.getConnections((_, count) => resolve(count)))
  await withConnections(impatient, [{ cookie: readers[0]! }], async (connection) => {
    const send = () => connection.send(`${list}?limit=20`)
    await expect.poll(() => [send(), countConnections()][1], { interval: 20 }).toBe(0)
  })
})

test('a slow reader gets a whole answer, though the system of the server takes nothing for longer than others may stop', async () => {
  await withConnections(impatient, [{ cookie: readers[0]! }], async (connection) => {
    connection.send(list)
    // The system takes the next bytes only after a third of its buffer has been read. This reader takes seconds for it, and pauses between its steps.
    const pauseAfter = (steps: number) => (steps < 5 ? 50 : steps % 10 === 0 ? 700 : 0)
    expect((await connection.readAnswer({ step: 100_000, pauseAfter })).body).toEqual(body)
  })
})

test('a server that ends waits for the readers of its answers, and not for those who take nothing', async () => {
  const server = await startServer({ readTimeout: 400 })
  const [reading, silent] = [await open(server, { cookie: readers[0]! }), await open(server, { cookie: readers[1]! })]
  for (const connection of [reading, silent]) {
    connection.send(list)
    await connection.readStatus()
  }
  const [answer] = await Promise.all([reading.readAnswer(), server.close()])
  expect(answer.body).toEqual(body)
  await silent.readToEnd()
})

test('answers that a user does not read keep no other read of the same user waiting', async () => {
  const cookie = readers[0]!
  await withConnections(patient, [{ cookie }, { cookie }, { cookie }], async (first, second, third) => {
    first.send(list)
    second.send(list)
    expect([await first.readStatus(), await second.readStatus()]).toEqual([200, 200])
    third.send(`${list}?limit=1`)
    expect(await third.readStatus()).toBe(200)
  })
})

test('equal answers take the memory of one, whoever reads them', async () => {
  const headers = [...readers, ...readers].map((cookie) => ({ cookie }))
  await withConnections(patient, headers, async (...connections) => {
    for (const connection of connections) connection.send(list)
    for (const connection of connections) expect(await connection.readStatus()).toBe(200)
    expect(await countUnreadBytes(patient)).toBe(body.length)
    for (const connection of connections) expect((await connection.readAnswer()).body).toEqual(body)
  })
})

test('equal answers are compressed once for all who accept that, and take the memory of the compressed one', async () => {
  // These are made for each reader, because they depend on the time.
  const withSessions = `${list}?with_sessions=true`
  const plain = (await patient.inject({ url: withSessions, headers: { cookie: await makeReaderOfSessions() } })).rawPayload
  const headers = await Promise.all([1, 2, 3].map(async () => ({ cookie: await makeReaderOfSessions(), 'accept-encoding': 'br' })))
  await withConnections(patient, headers, async (...connections) => {
    for (const connection of connections) connection.send(withSessions)
    for (const connection of connections) expect(await connection.readStatus()).toBe(200)
    const unread = await countUnreadBytes(patient)
    for (const connection of connections) {
      const { headers, body: compressed } = await connection.readAnswer()
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
      expect(brotliDecompressSync(compressed)).toEqual(plain)
      expect(unread).toBe(compressed.length)
    }
  })
})

const makeReaderOfSessions = async () => `turnos=${(await app.makeUser({ access: ['clients.read', 'sessions.read'] })).id}`

test('an answer that does not fit beside the unread ones is a 503 until they are read; short answers are sent', async () => {
  const [first, second] = [{ cookie: readers[0]! }, { cookie: readers[1]!, 'x-correlation-id': 'no-cabe' }]
  await withConnections(patient, [first, second], async (unread, other) => {
    unread.send(list)
    await unread.readStatus()
    other.send(otherList)
    const { status, headers, body: refusal } = await other.readAnswer()
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': expect.stringMatching(/^\d+$/), 'cache-control': 'no-store' })
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(x-total-count|etag)$/)]))
    expect(JSON.parse(refusal.toString())).toEqual({
      error: { code: 0, message: expect.any(String), details: [] },
      correlationId: 'no-cabe',
    })
    other.send(`${list}?limit=1`)
    expect(await other.readAnswer()).toMatchObject({ status: 200, headers: { 'x-total-count': String(clientCount) } })
    const head = await patient.inject({ method: 'HEAD', url: otherList, headers: first })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(body.length)])
    await unread.readAnswer()
    other.send(otherList)
    expect((await other.readAnswer()).status).toBe(200)
  })
})

test('calls that are sent at once on one connection are answered one after the other', async () => {
  await withConnections(patient, [{ cookie: readers[0]! }], async (connection) => {
    connection.send(list, '/healthz', otherList, '/healthz')
    const health = (await patient.inject({ url: '/healthz' })).rawPayload
    const lengths = []
    for (let call = 0; call < 4; call++) lengths.push((await connection.readAnswer()).body.length)
    expect(lengths).toEqual([body.length, health.length, body.length, health.length])
  })
})

test('a connection on which too many calls wait for an unread answer is closed', async () => {
  await withConnections(patient, [{ cookie: readers[0]! }], async (connection) => {
    connection.send(...Array.from({ length: 100 }, () => list))
    await connection.readToEnd()
  })
})
