import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPostgresListen } from '#server/database/listen.ts'
import { buildDatabaseUrl } from '../../scripts/postgres-server.ts'
import { type EventStream, openStream } from './open-stream.ts'
import { type App, startApp, testSettings } from './start-app.ts'

// The embedded engine has one process.

let app: App
let other: Awaited<ReturnType<typeof createApp>>
let line: Awaited<ReturnType<typeof startLine>>
let cookie: string
beforeAll(async () => {
  app = await startApp()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db)
  line = await startLine(buildDatabaseUrl(rows[0]!.name))
  other = await createApp({ db: app.db, pool: app.pool, listen: createPostgresListen(line.url), settings: testSettings })
  await other.listen({ host: '127.0.0.1', port: 0 })
  cookie = `turnos=${(await app.makeUser({})).id}`
})
afterAll(async () => {
  await other.close()
  await line.close()
  await app.close()
})

const createRole = () => app.api.post('/v1/roles', { body: { name: `rol ${Math.random()}` } })

const expectRoleEvent = (stream: EventStream) =>
  expect.poll(stream.listEvents, { interval: 10 }).toContainEqual({ event: 'change', data: { kind: 'role' } })

test('a change by one process is told by the other', async () => {
  const stream = await openStream(other, cookie)
  await createRole()
  await expectRoleEvent(stream)
  stream.close()
})

test('streams end when the listening connection is lost, and new ones tell of changes once it is back', async () => {
  const stream = await openStream(other, cookie)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ~ '^(listen|select 1$)' and datname = current_database()`.execute(
    app.db,
  )
  await expect.poll(stream.hasEnded).toBe(true)
  const next = await openStream(other, cookie)
  await createRole()
  await expectRoleEvent(next)
  next.close()
})

test('a listening connection that was cut without a word is noticed, and no stream is opened until there is another', async () => {
  const stream = await openStream(other, cookie)
  line.freeze()
  await expect.poll(stream.hasEnded).toBe(true)
  const { statusCode, headers } = await other.inject({ url: '/api/v1/events', headers: { cookie } })
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  line.thaw()
  const next = await openStream(other, cookie)
  await createRole()
  await expectRoleEvent(next)
  next.close()
})

test('an open stream ends when the server shuts down', async () => {
  const closing = await createApp({ db: app.db, pool: app.pool, listen: app.listen, settings: testSettings })
  await closing.listen({ host: '127.0.0.1', port: 0 })
  const stream = await openStream(closing, cookie)
  expect(stream.status).toBe(200)
  await closing.close()
  await expect.poll(stream.hasEnded).toBe(true)
})

/** Starts a line to the database that can be frozen: it then carries nothing, neither bytes nor the end of a connection. */
async function startLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    if (isFrozen) return void sockets.add(near.pause())
    const far = connect(Number(target.port || 5432), target.hostname)
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw: () => {
      isFrozen = false
      endAll()
    },
    close: async () => {
      endAll()
      server.close()
    },
  }
}
