import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, type Db, openDatabase, type Trx } from '#server/database/connect.ts'
import { maintain, startMaintaining } from '#server/database/maintain.ts'
import { selectOccurrences, selectSessions } from '#server/sessions/sql.ts'
import { insertClient, insertWorker } from './insert-records.ts'
import { openTestDatabase } from './test-database.ts'

const sunday = '2026-11-22'

describe('an embedded database with the 100,000 sessions of eight years', () => {
  let database: Database
  let db: Db
  let turn: string

  beforeAll(async () => {
    database = await openTestDatabase()
    db = database.db
    turn = await insertSessions(db, { weeks: 400, perWeek: 250 })
  })
  afterAll(() => database.close())

  const readCounts = async (table: string) => {
    await countAll(db)
    const { rows } = await sql<{ dead: number; changed: number; is_analyzed: boolean; bytes: number }>`
      select n_dead_tup as dead, n_mod_since_analyze as changed, last_analyze is not null as is_analyzed, pg_relation_size(relid) as bytes
      from pg_stat_all_tables where relname = ${table}
    `.execute(db)
    return rows[0]!
  }

  test('has statistics after it was maintained, and every table that has changed much is maintained', async () => {
    expect(await readCounts('session')).toMatchObject({ changed: 100_000, is_analyzed: false })
    await maintain(db)
    expect(await readCounts('session')).toMatchObject({ changed: 0, is_analyzed: true })
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_stat_all_tables where schemaname <> 'pg_toast' and n_mod_since_analyze > 1000
    `.execute(db)
    expect(rows).toEqual([])
  })

  test('reads a week by an index', async () => {
    const week = selectOccurrences(selectSessions(db, { turn_id: turn }), { from: sunday, to: '2026-11-28' })
    expect(await week.execute()).toHaveLength(250)
    const plan = JSON.stringify(await week.explain('json'))
    expect(plan).toMatch(/"Index Name":"session_by_(turn|date)"/)
    expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"session"/)
  })

  test('uses the space of dead rows again', async () => {
    // The rows of a year are changed, which is more than a tenth of all.
    const change = () =>
      writeWithoutTriggers(db, (trx) => sql`update session set note = 'Changed' where session_date >= '2025-11-22'`.execute(trx))
    const grow = async () => {
      const before = await readCounts('session')
      await change()
      const after = await readCounts('session')
      return { bytes: after.bytes - before.bytes, dead: after.dead }
    }
    const first = await grow()
    expect(first.dead).toBeGreaterThan(10_000)
    await maintain(db)
    expect((await readCounts('session')).dead).toBe(0)
    expect((await grow()).bytes).toBeLessThan(first.bytes / 10)
  })
})

test('a statement that was prepared for an empty table is planned again after the table was filled and maintained', async () => {
  const { db, close } = await openTestDatabase()
  const explain = async () => JSON.stringify((await sql`explain (format json) execute find_person ('Ana')`.execute(db)).rows)
  await sql`create table note as select number, 'Ana' as name from generate_series(1, 0) as number`.execute(db)
  await sql`create index note_name on note (name)`.execute(db)
  await sql`vacuum analyze note`.execute(db)
  await sql`set plan_cache_mode = force_generic_plan`.execute(db)
  await sql`prepare find_person (text) as select number from note where name = $1`.execute(db)
  expect(await explain()).toContain('Seq Scan')
  await sql`insert into note select number, 'Name ' || number from generate_series(1, 10000) as number`.execute(db)
  expect(await explain()).toContain('Seq Scan')
  await countAll(db)
  await maintain(db)
  expect(await explain()).toContain('note_name')
  await close()
})

test('a database whose engine was killed is maintained although its counts are lost', async () => {
  const first = await openTestDatabase()
  await insertClient(first.db)
  // A copy of a running engine is what a kill leaves behind.
  const image = await first.dump!()
  await first.close()
  const { db, close } = await openDatabase({ image })
  const countUnknown = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_stat_user_tables where last_vacuum is null and pg_relation_size(relid) > 0
    `.execute(db)
    return rows.length
  }
  expect(await countUnknown()).toBeGreaterThan(1)
  await maintain(db)
  expect(await countUnknown()).toBe(0)
  await close()
})

test('a running server maintains the database every minute, and nothing when it has ended', async () => {
  const { db, close } = await openTestDatabase()
  const countMaintained = async () => (await sql`select from pg_stat_user_tables where last_vacuum is not null`.execute(db)).rows.length
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const end = startMaintaining(db)
  expect(await countMaintained()).toBe(0)
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitUntil(async () => (await countMaintained()) > 1)
  await end()
  await close()
})

/** Counts immediately what has changed so far. The engine counts only what is older than a second. */
const countAll = (db: Db) => sql`select pg_stat_force_next_flush()`.execute(db)

/** Writes without the triggers, with which so many rows take minutes. */
const writeWithoutTriggers = (db: Db, write: (trx: Trx) => Promise<unknown>) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await write(trx)
  })

/** Inserts sessions into each of the weeks until that of `sunday`. Returns their turn. */
async function insertSessions(db: Db, { weeks, perWeek }: { weeks: number; perWeek: number }) {
  const client = await insertClient(db)
  const worker = await insertWorker(db)
  const turn = createId()
  const insert = (trx: Trx) =>
    sql`
      insert into session (id, client_id, worker_id, turn_id, day, time, duration, session_date, state, weeks)
      select gen_random_uuid(), ${client}::uuid, ${worker}::uuid, ${turn}::uuid, extract(dow from date), number, 1, date, 'confirmed',
        datemultirange(week_of(date))
      from generate_series(${weeks}::int - 1, 0, -1) as week, generate_series(1, ${perWeek}::int) as number,
        lateral (select ${sunday}::date - 7 * week + number % 7 as date) as at
    `.execute(trx)
  await writeWithoutTriggers(db, insert)
  return turn
}
