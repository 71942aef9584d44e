import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { getTestServerUrl } from '../../scripts/postgres-server.ts'
import { buildClientCall, prepareKillableDatabase } from './start-killable-servers.ts'

// The embedded engine ends with its process, so that nothing can be seen of it between the commit and the end.

const { db, url, startServer, sendInVain, sendAndRead, countClients, remove } = await prepareKillableDatabase()
afterAll(remove)

test('a server that is killed after the commit, before it knows of it, has done what it was asked for', async () => {
  const line = await startLine()
  const server = await startServer({ DATABASE_URL: Object.assign(new URL(url), line.address).href })
  const call = buildClientCall('Guardada')
  line.swallowCommit()
  const answer = sendInVain(server.url, call)
  const listStored = () => db.selectFrom('person').where('name', '=', 'Guardada').select('id').execute()
  await expect.poll(listStored).toHaveLength(1)
  await server.end('SIGKILL')
  expect(await answer).toBe('lost')
  line.close()
  const next = await startServer()
  expect(await sendAndRead(next.url, call)).toEqual({ status: 201, isReplayed: true })
  expect(await countClients(next.url, 'Guardada')).toBe(1)
  await next.end('SIGKILL')
})

test('a server that is killed before the commit leaves neither a record nor a key that is held', async () => {
  const [server, next] = [await startServer(), await startServer()]
  const call = buildClientCall('Perdida')
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await db.transaction().execute(async (trx) => {
    await sql`lock table person in share row exclusive mode`.execute(trx)
    const answer = sendInVain(server.url, call)
    await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1)
    await server.end('SIGKILL')
    expect(await answer).toBe('lost')
    // PostgreSQL learns that the server is gone only when the statement ends.
    expect(await sendAndRead(next.url, call)).toEqual({ status: 409, isReplayed: false })
  })
  await expect.poll(() => sendAndRead(next.url, call)).toEqual({ status: 201, isReplayed: false })
  expect(await countClients(next.url, 'Perdida')).toBe(1)
  await next.end('SIGKILL')
})

/** Starts a line to PostgreSQL that can lose the answers to the next commit, and to everything after it on that connection. */
async function startLine() {
  const target = new URL(getTestServerUrl())
  let swallows = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    far.pipe(near)
    near.on('data', (bytes) => {
      if (swallows && /\bcommit\b/i.test(bytes.toString('latin1'))) far.unpipe().resume()
      far.write(bytes)
    })
    near.on('close', () => far.destroy())
    for (const socket of [near, far]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) },
    swallowCommit: () => {
      swallows = true
    },
    close: () => void server.close(),
  }
}
