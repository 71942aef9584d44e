import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { v7 as createId } from 'uuid'
import type { Database } from '#server/database/connect.ts'
import { hashToken } from '#server/hash-token.ts'
import { insertBenchData } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { createDatabase, startServer } from './server.ts'

/** The streams, of which some are opened before to warm up, the measured changes, and how often the garbage is collected before the memory is read. */
const sizes = {
  full: { streamCount: 1_000, warmUp: 100, changes: 20, collections: 10 },
  smallest: { streamCount: 10, warmUp: 5, changes: 2, collections: 2 },
}

const streamsOfUser = 5

/** Measures what 1,000 open streams of events cost one process, and how long a change takes to reach all of them. */
export async function measureStreams(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { streamCount, warmUp, changes, collections } = sizes[size]
  const { database, drop } = await createDatabase(engine)
  await insertBenchData(database.db, { clients: 10, sessions: 10 })
  const cookies = await createSignIns(database, streamCount)
  const { url, call, end } = await startServer(database)
  // The first streams load code and fill caches that the others share.
  await openStreams(url, cookies.slice(0, warmUp)).then((readers) => readers.kill())
  const before = await readMemory(collections)
  const readers = await openStreams(url, cookies)
  const after = await readMemory(collections)
  const toKBPerStream = (bytes: number) => bytes / streamCount / 1024
  const runs = []
  for (let run = 0; run < changes; run++) {
    const start = performance.now()
    const told = receive(readers)
    await call('POST', '/v1/roles', { name: `rol ${run}` })
    await told
    runs.push(performance.now() - start)
  }
  readers.kill()
  await end()
  await database.close()
  await drop()
  return [
    {
      name: `heap and external memory of each of ${streamCount} streams, ${engine}`,
      runs: [toKBPerStream(after.used - before.used)],
      unit: 'KB',
      bound: { kb: 20 },
    },
    { name: `resident memory of each of ${streamCount} streams, ${engine}`, runs: [toKBPerStream(after.rss - before.rss)], unit: 'KB' },
    { name: `a change told to ${streamCount} streams, ${engine}`, runs },
  ]
}

async function createSignIns({ db }: Database, streamCount: number): Promise<string[]> {
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
  await receive(readers)
  return readers
}

/** Resolves at the next message of the readers. Rejects if they end before it. */
const receive = (readers: ChildProcess) =>
  Promise.race([
    once(readers, 'message'),
    once(readers, 'exit').then(([code]) => {
      throw new Error(`The readers ended with code ${code}.`)
    }),
  ])

/** Reads the memory in bytes, after what is not used any more has been freed. */
async function readMemory(collections: number) {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc')
  // An object that one round frees may hold objects that only the next round can free.
  for (let round = 0; round < collections; round++) {
    collectGarbage()
    await wait(200)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, rss }
}
