import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { v7 as createId } from 'uuid'
import type { Database } from '#server/database/connect.ts'
import { hashToken } from '#server/hash-token.ts'
import { insertBenchData } from './bench-data.ts'
import type { Figure } from './figures.ts'
import { createDatabase, startServer } from './server.ts'

const streamCount = 1000
const streamsOfUser = 5

/** The most that a stream may cost, in KB of heap and external memory. */
const bound = 20

/** Measures what 1,000 open streams of events cost one process, and how long a change takes to reach all of them. */
export async function measureStreams(engine: Database['engine']): Promise<Figure[]> {
  const { database, drop } = await createDatabase(engine)
  await insertBenchData(database.db, { clients: 10, sessions: 10 })
  const cookies = await createSignIns(database)
  const { url, call, end } = await startServer(database)
  // The first streams load code and fill caches that the others share.
  await openStreams(url, cookies.slice(0, 100)).then((readers) => readers.kill())
  const before = await readMemory()
  const readers = await openStreams(url, cookies)
  const after = await readMemory()
  const perStream = (after.used - before.used) / streamCount / 1024
  const rss = (after.rss - before.rss) / streamCount / 1024
  console.log(
    `${streamCount} streams, ${engine}: ${perStream.toFixed(1)} KB of heap and external memory each (at most ${bound}: ${perStream <= bound ? 'met' : 'missed'}), ${rss.toFixed(1)} KB of resident memory`,
  )
  const runs = []
  for (let run = 0; run < 20; run++) {
    const start = performance.now()
    const told = once(readers, 'message')
    await call('POST', '/v1/roles', { name: `rol ${run}` })
    await told
    runs.push(performance.now() - start)
  }
  readers.kill()
  await end()
  await database.close()
  await drop()
  return [{ name: `a change told to ${streamCount} streams, ${engine}`, runs }]
}

async function createSignIns({ db }: Database): Promise<string[]> {
  const users = Array.from({ length: streamCount / streamsOfUser }, () => createId())
  const now = new Date().toISOString()
  await db
    .insertInto('app_user')
    .values(users.map((id) => ({ id, name: `user ${id}`, password_hash: '' })))
    .execute()
  await db
    .insertInto('sign_in')
    .values(users.map((user_id) => ({ user_id, token_hash: hashToken(user_id), created_at: now, seen_at: now })))
    .execute()
  return Array.from({ length: streamCount }, (_, index) => `turnos=${users[index % users.length]}`)
}

async function openStreams(url: string, cookies: readonly string[]): Promise<ChildProcess> {
  const readers = fork(new URL('open-streams.ts', import.meta.url))
  readers.send({ url, cookies })
  await once(readers, 'message')
  return readers
}

/** Reads the memory in bytes, after what is not used any more has been freed. */
async function readMemory() {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc')
  // An object that one round frees may hold objects that only the next round can free.
  for (let round = 0; round < 10; round++) {
    collectGarbage()
    await wait(200)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, rss }
}
