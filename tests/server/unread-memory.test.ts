import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { adminPassword } from './admin-password.ts'
import { insertClientsWithNotes } from './insert-records.ts'
import { openConnection } from './open-connection.ts'

/** How many connections ask for 7 MB each: all of them together for nearly 600 MB. */
const connectionCount = 80
const clientCount = 3_000

/** How much more memory the server may take for an answer that all ask for, and for different ones: 200 MB that are unread, 64 MB that are kept, and two lists that are being made. */
const maxGrowth = { equal: 200 * 1024 * 1024, different: 450 * 1024 * 1024 }

const authorization = 'Bearer un-token-de-prueba'

const data = createDataFolder()
let app: AppProcess
let cookie: string
beforeAll(async () => {
  const { db, close } = await openDatabase({ dir: join(data.folder, 'db') })
  await migrate(db)
  await ensureFirstStart(db, { adminPassword, hash: hashPasswordCheaply })
  await insertClientsWithNotes(db, clientCount)
  await close()
  app = await startApp({ DATA_DIR: data.folder, METRICS_TOKEN: authorization.replace('Bearer ', '') })
  const response = await fetch(`${app.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  cookie = response.headers.get('set-cookie')!.split(';')[0]!
})
afterAll(async () => {
  await app.end('SIGKILL')
  data.remove()
})

async function readMemory() {
  const metrics = await (await fetch(`${app.url}/metrics`, { headers: { authorization } })).text()
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1])
}

/** Opens connections that ask for lists and read no more than the head of the answer. Returns the growth of the server's memory, and the statuses. */
async function askWithoutReading(buildUrl: (index: number) => string) {
  const before = await readMemory()
  const connections = await Promise.all(
    Array.from({ length: connectionCount }, () => openConnection(Number(new URL(app.url).port), { cookie })),
  )
  const statuses = Promise.all(
    connections.map((connection, index) => {
      connection.send(buildUrl(index))
      return connection.readStatus()
    }),
  )
  let growth = 0
  for (let isDone = false; !isDone; ) {
    isDone = await Promise.race([statuses.then(() => true), wait(200, false)])
    growth = Math.max(growth, (await readMemory()) - before)
  }
  for (const connection of connections) connection.close()
  return { growth, statuses: await statuses }
}

test('the memory of a server is bounded, however many answers nobody reads', async () => {
  // The process keeps the memory that its first answers take.
  const read = (query: string) => fetch(`${app.url}/api/v1/clients${query}`, { headers: { cookie, 'accept-encoding': 'identity' } })
  for (const query of ['', '?sort=-name', '?offset=1']) await (await read(query)).arrayBuffer()

  const equal = await askWithoutReading(() => '/api/v1/clients?sort=-created')
  expect(equal.growth).toBeLessThan(maxGrowth.equal)
  expect(new Set(equal.statuses)).toEqual(new Set([200]))

  const different = await askWithoutReading((index) => `/api/v1/clients?offset=${index}`)
  expect(different.growth).toBeLessThan(maxGrowth.different)
  expect(new Set(different.statuses)).toEqual(new Set([200, 503]))
})
