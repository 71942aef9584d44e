import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { buildDatabaseUrl } from '../../scripts/postgres-server.ts'
import { type KeyedCall, sendWithKey, startKeyedCalls } from './keyed-calls.ts'
import { testSettings } from './start-app.ts'

// The embedded engine has one process.

const { app, operations, user } = await startKeyedCalls()
let database: Database
let other: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db)
  database = await openDatabase({ url: buildDatabaseUrl(rows[0]!.name) })
  other = await createApp({ db: database.db, settings: testSettings, clock: () => new Date('2026-11-21T15:00:00Z') })
})
afterAll(async () => {
  await other.close()
  await database.close()
  await app.close()
})

const buildClient = () => operations.find(({ id }) => id === 'createClient')!.build(user)
const countClients = async () => (await app.db.selectFrom('client').select('id').execute()).length
const sendToOne = (call: KeyedCall, key: string) => sendWithKey(call, key, user)
const sendToOther = (call: KeyedCall, key: string) =>
  sendWithKey(call, key, {
    inject: ({ headers, ...rest }) => other.inject({ ...rest, headers: { ...headers, cookie: `turnos=${user.id}` } }),
  })

test('while one server works on a call with a key, the other one says so, and answers the same afterwards', async () => {
  const call = await buildClient()
  const key = createId()
  const before = await countClients()
  const listWaiting = async () => {
    const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await waiting.execute(app.db)).rows
  }
  const atWork = await app.db.transaction().execute(async (trx) => {
    await sql`lock table person in share row exclusive mode`.execute(trx)
    const answer = sendToOne(call, key)
    await expect.poll(listWaiting).toHaveLength(1)
    for (const send of [sendToOne, sendToOther]) {
      const { body, ...refused } = await send(call, key)
      expect(refused).toEqual({ statusCode: 409, isReplayed: false, retryAfter: '1' })
      expect(body.error).toMatchObject({ code: 6, details: [] })
    }
    return { answer }
  })
  const first = await atWork.answer
  expect(first).toMatchObject({ statusCode: 201, isReplayed: false })
  for (const send of [sendToOne, sendToOther]) expect(await send(call, key)).toEqual({ ...first, isReplayed: true })
  expect(await countClients()).toBe(before + 1)
})

test('what is sent to two servers at once, many times, is done once', async () => {
  for (let round = 0; round < 5; round++) {
    const call = await buildClient()
    const key = createId()
    const before = await countClients()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].flatMap(() => [sendToOne(call, key), sendToOther(call, key)]))
    const done = answers.filter(({ statusCode }) => statusCode === 201)
    expect(done.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1)
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ statusCode, retryAfter }) => statusCode !== 201 && !(statusCode === 409 && retryAfter === '1'))).toEqual([])
    expect(await countClients()).toBe(before + 1)
  }
})
