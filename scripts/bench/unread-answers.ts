import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { type Database, type Db, openDatabase } from '#server/database/connect.ts'
import { hashToken } from '#server/hash-token.ts'
import { createDataFolder, startApp } from '../app/app-process.ts'
import { insertBenchData } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { createTestDatabase } from './server.ts'

/** The connections, and the clients in the list that each of them asks for: the notes of 17,000 have 40 MB. */
const sizes = { full: { connections: 200, clients: 17_000 }, smallest: { connections: 5, clients: 2_000 } }

const metricsToken = 'only-for-the-bench'

/**
 * Measures what many connections cost that ask for the list of all clients and read nothing: the memory of the server, how long the calls of another user take,
 * and when the connections are closed.
 */
export async function measureUnreadAnswers(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { connections, clients } = sizes[size]
  const data = createDataFolder()
  const postgres = engine === 'postgres' ? await createTestDatabase() : undefined
  const database = await openDatabase(postgres ?? { dir: join(data.folder, 'db') })
  await insertBenchData(database.db, { clients, sessions: 10 })
  await addNotes(database.db)
  const [reader, other] = [await createSignIn(database.db), await createSignIn(database.db)]
  await database.close()
  const app = await startApp({ DATA_DIR: data.folder, METRICS_TOKEN: metricsToken, ...(postgres && { DATABASE_URL: postgres.url }) })
  const read = async (path: string, headers: Record<string, string>) => (await fetch(app.url + path, { headers })).text()
  const readMetrics = async () => {
    const text = await read('/metrics', { authorization: `Bearer ${metricsToken}` })
    const readMetric = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
    return { memory: readMetric('process_resident_memory_bytes'), unread: readMetric('turnos_unread_bytes') }
  }

  // The process keeps the memory that its first answers take.
  for (const sort of ['name', '-name', 'created'])
    await read(`/api/v1/clients?sort=${sort}`, { cookie: reader, 'accept-encoding': 'identity' })
  const before = (await readMetrics()).memory
  let growth = 0
  const calls: number[] = []
  const start = performance.now()
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1').pause()
    socket.on('error', () => {}).write(`GET /api/v1/clients?sort=-created HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${reader}\r\n\r\n`)
    return socket
  })
  let unread = 0
  let mostUnread = 0
  while (mostUnread === 0 || unread > 0) {
    const called = performance.now()
    await read('/api/v1/clients?limit=15', { cookie: other })
    calls.push(performance.now() - called)
    const metrics = await readMetrics()
    growth = Math.max(growth, metrics.memory - before)
    unread = metrics.unread
    mostUnread = Math.max(mostUnread, unread)
    await wait(50)
  }
  const closed = performance.now() - start
  for (const socket of sockets) socket.destroy()
  await app.end('SIGKILL')
  data.remove()
  await postgres?.drop()
  const name = `${connections} connections that read nothing of ${clients.toLocaleString('en')} clients, ${engine}`
  return [
    { name: `memory of ${name}`, runs: [growth / 1024], unit: 'KB', bound: { kb: 300 * 1024 } },
    { name: `call of another user during ${name}`, runs: calls, quantile: 1, bound: { ms: 2_000 } },
    { name: `time until no answer is kept for ${name}`, runs: [closed] },
  ]
}

/** Gives each client a note as long as one may be, some at a time, because one statement for all would take longer than the server lets it run. */
async function addNotes(db: Db) {
  const ids = (await db.selectFrom('client').select('id').execute()).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += 1_000)
    await sql`
      update client set note = left((select string_agg(md5(id::text || part), '') from generate_series(1, 63) part), 2000)
      where id = any(${ids.slice(start, start + 1_000)}::uuid[])
    `.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** Signs in a new user who reads clients, and returns the cookie. */
async function createSignIn(db: Db): Promise<string> {
  const id = createId()
  const now = new Date().toISOString()
  await db
    .insertInto('app_user')
    .values({ id, name: `user ${id}`, password_hash: '' })
    .execute()
  await db
    .insertInto('sign_in')
    .values({ user_id: id, token_hash: hashToken(id), created_at: now, seen_at: now })
    .execute()
  await sql`insert into user_access (user_id, access_id) select ${id}::uuid, id from access where code = 'clients.read'`.execute(db)
  return `turnos=${id}`
}
