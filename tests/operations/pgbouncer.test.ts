import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runToExit } from '../../scripts/app/app-process.ts'
import { insertClinic } from './clinic.ts'
import { send } from './load.ts'
import { type Cluster, createCluster } from './postgres-cluster.ts'
import { asPostgres, createFolder, endAll, findFreePorts, type Program, startProgram, startServer } from './programs.ts'

const folder = createFolder()
let cluster: Cluster
let clinic: Awaited<ReturnType<typeof insertClinic>>
beforeAll(async () => {
  const [port = 0] = await findFreePorts(1)
  cluster = await createCluster(join(folder, 'postgres'), port)
  await cluster.start()
  clinic = await insertClinic(cluster.url, 1)
})
afterAll(endAll)

/** Starts pgbouncer with as many connections as a server opens, and no setting beyond the ones that it needs. Returns the URL of the database behind it. */
async function startPgbouncer(mode: string, settings: Record<string, string | number> = {}): Promise<{ url: string; program: Program }> {
  const [port = 0] = await findFreePorts(1)
  const file = join(folder, `pgbouncer-${port}.ini`)
  const lines = { listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'any', pool_mode: mode, ...settings }
  writeFileSync(
    file,
    `[databases]\nturnos = host=127.0.0.1 port=${cluster.port} dbname=postgres user=postgres\n[pgbouncer]\n${Object.entries(lines)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join('')}`,
  )
  const program = startProgram(asPostgres(['pgbouncer', file]), { cwd: '/' })
  await expect.poll(program.output, { interval: 50 }).toContain('process up')
  return { url: `postgres://postgres@127.0.0.1:${port}/turnos`, program }
}

test('behind pgbouncer in session mode the server works, and tells of changes', async () => {
  const { url, program } = await startPgbouncer('session')
  const server = await startServer({ DATABASE_URL: url })
  const cookie = clinic.cookies[0]!
  const books = async () =>
    (await send(`${server.url}/api/v1/sessions`, { method: 'POST', cookie, body: clinic.bookings.next().value })).status
  for (let count = 0; count < 20; count++) expect(await books()).toBe(201)
  // Without LISTEN a stream would be a 503.
  expect((await send(`${server.url}/api/v1/events`, { method: 'HEAD', cookie })).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  await program.end()
})

test.each([
  ['one connection', 'transaction', { default_pool_size: 1 }],
  ['many connections', 'transaction', { default_pool_size: 20, min_pool_size: 5 }],
  ['many connections that take turns', 'transaction', { default_pool_size: 20, min_pool_size: 4, server_round_robin: 1 }],
  ['many connections', 'statement', { default_pool_size: 20 }],
])('behind pgbouncer with %s in %s mode the start is refused with one sentence', async (_, mode, settings) => {
  const { url, program } = await startPgbouncer(mode, settings)
  const { code, output } = await runToExit({ DATABASE_URL: url })
  await program.end()
  expect(code).toBe(1)
  expect(output).toBe('DATABASE_URL leads to a pool in transaction mode; Turnos needs one in session mode, or PostgreSQL itself.\n')
})
