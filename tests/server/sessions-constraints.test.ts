import { type Insertable, sql, type Updateable } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { at } from '#domain/clock.ts'
import type { Database } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'
import { runTransaction } from '#server/database/transaction.ts'
import { insertClient, insertPerson, insertWorker } from './insert-records.ts'
import { openTestDatabase } from './test-database.ts'

type Row = Insertable<Tables['session']>

const tuesday = 2
const november = { 3: '2026-11-03', 10: '2026-11-10', 17: '2026-11-17', 24: '2026-11-24' }

let database: Database
let ana: string
let luis: string
let eva: string
let turn: string
let otherTurn: string

beforeAll(async () => {
  database = await openTestDatabase()
  turn = await addTurn()
  otherTurn = await addTurn()
})
afterAll(() => database.close())

beforeEach(async () => {
  ana = await insertWorker(database.db)
  luis = await insertClient(database.db)
  eva = await insertClient(database.db)
})

test('a worker and a client have one session at a time, across turns and lengths; back to back is fine', async () => {
  await book({ time: at('09:00'), duration: 45 })
  await expect(book({ client_id: eva, time: at('09:40') })).rejects.toMatchObject({ code: '23P01', constraint: 'worker_busy' })
  const berta = await insertWorker(database.db)
  await expect(book({ worker_id: berta, turn_id: otherTurn, time: at('08:30') })).rejects.toMatchObject({
    code: '23P01',
    constraint: 'client_busy',
  })
  await book({ client_id: eva, time: at('09:45') })
  await book({ session_date: november[24] })
})

test('a released session frees its slot, and comes back only to a free one', async () => {
  const first = await book({ state: 'canceled' })
  await book({ client_id: eva })
  await expect(change(first, { state: 'confirmed' })).rejects.toMatchObject({ constraint: 'worker_busy' })
  await change(first, { state: 'postponed' })
})

test('a deleted session frees its slot', async () => {
  await remove(await book({}))
  await book({ client_id: eva })
})

test('one record for the same people, turn, date and time, in any state', async () => {
  const first = await book({ state: 'canceled' })
  await expect(book({})).rejects.toMatchObject({ code: '23505', constraint: 'session_once' })
  await remove(first)
  await book({})
})

test('a standing session holds its slot every week of its time', async () => {
  await stand({ starts_on: november[10], ends_on: november[17] })
  for (const session_date of [november[10], november[17]])
    await expect(book({ client_id: eva, session_date })).rejects.toMatchObject({ constraint: 'worker_busy' })
  for (const session_date of [november[3], november[24]]) await book({ client_id: eva, session_date })
})

test('a series that ends in the week in which another begins meets it only on a date of both', async () => {
  await stand({ starts_on: november[3], ends_on: '2026-11-11' })
  await stand({ client_id: eva, starts_on: '2026-11-11' })
  await expect(stand({ client_id: await insertClient(database.db), ends_on: november[10] })).rejects.toMatchObject({
    constraint: 'worker_busy',
  })
})

test('two series with a gap each, whose dates alternate, do not meet', async () => {
  await stand({ starts_on: november[3], ends_on: november[24] })
  await book({ session_date: november[10], state: 'canceled' })
  const other = await stand({ client_id: eva, starts_on: november[10], ends_on: november[10] })
  expect(await takesPlace(other)).toEqual([november[10]])
})

test('a series must take place at least once', async () => {
  await expect(stand({ starts_on: '2026-11-11', ends_on: '2026-11-16' })).rejects.toMatchObject({ constraint: 'session_period' })
  await expect(stand({ starts_on: november[10], ends_on: november[3] })).rejects.toMatchObject({ constraint: 'session_period' })
})

test('a dated session stands in for the standing one, whatever its state', async () => {
  const standing = await stand({})
  await book({ session_date: november[10], state: 'confirmed' })
  await book({ session_date: november[17], state: 'canceled' })
  expect(await takesPlace(standing)).toEqual([november[3], november[24]])
  await expect(book({ client_id: eva, session_date: november[10] })).rejects.toMatchObject({ constraint: 'worker_busy' })
  await book({ client_id: eva, session_date: november[17] })
})

test('a stand-in that was there before the standing session counts', async () => {
  await book({ session_date: november[10], state: 'canceled' })
  expect(await takesPlace(await stand({}))).toEqual([november[3], november[17], november[24]])
})

test('a deleted stand-in gives its date back, unless the slot was taken meanwhile', async () => {
  const standing = await stand({})
  const canceled = await book({ session_date: november[10], state: 'canceled' })
  const meanwhile = await book({ client_id: eva, session_date: november[10] })
  await expect(remove(canceled)).rejects.toMatchObject({ code: '23P01', constraint: 'worker_busy' })
  await remove(meanwhile)
  await remove(canceled)
  expect(await takesPlace(standing)).toEqual(Object.values(november))
})

test('a stand-in that is restored takes its date again', async () => {
  const standing = await stand({})
  const canceled = await book({ session_date: november[10], state: 'canceled' })
  await remove(canceled)
  await sql`update session set deleted_at = null where id = ${canceled}`.execute(database.db)
  expect(await takesPlace(standing)).toEqual([november[3], november[17], november[24]])
})

test('a stand-in that moves gives its old date back and takes the new one', async () => {
  const standing = await stand({})
  const moved = await book({ session_date: november[10] })
  await change(moved, { session_date: november[17] })
  expect(await takesPlace(standing)).toEqual([november[3], november[10], november[24]])
  await change(moved, { time: at('15:00') })
  expect(await takesPlace(standing)).toEqual(Object.values(november))
})

test('a standing session that changes its time, day or period finds its stand-ins anew', async () => {
  const standing = await stand({})
  await book({ session_date: november[10], state: 'canceled' })
  await book({ session_date: november[17], time: at('11:00'), state: 'canceled' })
  await change(standing, { time: at('11:00') })
  expect(await takesPlace(standing)).toEqual([november[3], november[10], november[24]])
  await change(standing, { time: at('09:00'), ends_on: november[17] })
  expect(await takesPlace(standing)).toEqual([november[3], november[17]])
  await change(standing, { day: 3, starts_on: november[3] })
  expect(await takesPlace(standing)).toEqual(['2026-11-04', '2026-11-11'])
})

test('two series of the same people and slot do not overlap, not even in a week that has a stand-in', async () => {
  await stand({})
  await book({ session_date: november[10], state: 'canceled' })
  await expect(stand({ starts_on: november[10], ends_on: november[10] })).rejects.toMatchObject({ constraint: 'session_series' })
})

test('a series and its stand-ins are deleted in one statement', async () => {
  const standing = await stand({})
  const canceled = await book({ session_date: november[10], state: 'canceled' })
  await sql`update session set deleted_at = now() where id in (${standing}, ${canceled})`.execute(database.db)
  await book({ client_id: eva, session_date: november[10] })
})

test('a change of a stand-in does not count as a change of the standing session', async () => {
  const standing = await stand({})
  const before = await updatedAt(standing)
  await book({ session_date: november[10], state: 'canceled' })
  expect(await updatedAt(standing)).toBe(before)
  await change(standing, { note: 'Trae su tarea' })
  expect(await updatedAt(standing)).not.toBe(before)
})

test('nobody is booked with himself', async () => {
  const person_id = await insertPerson(database.db)
  const [client_id, worker_id] = [newId(), newId()]
  await database.db.insertInto('client').values({ id: client_id, person_id }).execute()
  await database.db
    .insertInto('worker')
    .values({ id: worker_id, person_id, positions: [5] })
    .execute()
  await expect(book({ client_id, worker_id })).rejects.toMatchObject({ code: '23514', constraint: 'session_two_people' })
})

test('a deleted or unknown client or worker takes no sessions, and a past one can still be marked', async () => {
  const past = await book({ session_date: november[3] })
  for (const table of ['worker', 'client'] as const) {
    const id = table === 'worker' ? ana : luis
    await database.db.updateTable(table).set({ deleted_at: '2026-11-20T00:00:00Z' }).where('id', '=', id).execute()
  }
  await expect(book({})).rejects.toMatchObject({ code: '23503', constraint: 'session_worker_exists' })
  await expect(book({ worker_id: await insertWorker(database.db) })).rejects.toMatchObject({
    code: '23503',
    constraint: 'session_client_exists',
  })
  await expect(book({ worker_id: newId() })).rejects.toMatchObject({ code: '23503', constraint: 'session_worker_exists' })
  await change(past, { attended: true })
})

test.each<[string, Partial<Row>, string]>([
  ['another weekday than its date', { day: 3 }, 'session_weekday'],
  ['past midnight', { time: at('23:30'), duration: 45 }, 'session_time'],
  ['both dated and standing', { starts_on: november[3] }, 'session_kind'],
  ['neither dated nor standing', { session_date: null }, 'session_kind'],
  ['a state that does not exist', { state: 'lost' as 'pending' }, 'session_state'],
  ['a canceled series', { session_date: null, starts_on: november[3], state: 'canceled' }, 'session_standing_state'],
  ['an attended series', { session_date: null, starts_on: november[3], attended: true }, 'session_attended'],
])('no session has %s', async (_, wrong, constraint) => {
  await expect(book(wrong)).rejects.toMatchObject({ code: '23514', constraint })
})

test('of 200 bookings of one slot at once, one is made', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => insertClient(database.db)))
  const bookings = Array.from({ length: 200 }, (_, index) =>
    runTransaction(database.db, (trx) => insert(trx, { client_id: clients[index % 20]! })),
  )
  const outcomes = await Promise.allSettled(bookings)
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code)
  expect(refusals).toHaveLength(199)
  expect(new Set(refusals).difference(new Set(['23P01', '23505']))).toEqual(new Set())
  const { rows } = await sql<{ count: number }>`select count(*) from session where worker_id = ${ana}`.execute(database.db)
  expect(rows[0]?.count).toBe(1)
})

test('a series and its stand-ins made at once see each other', async () => {
  const weeks = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 10, 3 + 7 * week)).toISOString().slice(0, 10))
  const made = [
    runTransaction(database.db, (trx) => insert(trx, { session_date: null, starts_on: weeks[0], ends_on: weeks[11] })),
    ...weeks.map((session_date) => runTransaction(database.db, (trx) => insert(trx, { session_date, state: 'canceled' }))),
  ]
  const [standing] = await Promise.all(made)
  expect(await takesPlace(standing!)).toEqual([])
})

/** Ana and Luis on Tuesday 17 November at nine for 45 minutes, unless something else is said. */
async function insert(db: Database['db'], written: Partial<Row>): Promise<string> {
  const id = newId()
  const session = {
    client_id: luis,
    worker_id: ana,
    turn_id: turn,
    day: tuesday,
    time: at('09:00'),
    duration: 45,
    session_date: november[17],
  }
  await db
    .insertInto('session')
    .values({ ...session, ...written, id })
    .execute()
  return id
}

const book = (written: Partial<Row>) => insert(database.db, written)

/** The same every Tuesday from the 3rd to the 24th. */
const stand = (written: Partial<Row>) => book({ session_date: null, starts_on: november[3], ends_on: november[24], ...written })

const change = (id: string, written: Updateable<Tables['session']>) =>
  database.db.updateTable('session').set(written).where('id', '=', id).execute()

const remove = (id: string) => change(id, { deleted_at: new Date().toISOString() })

const updatedAt = async (id: string) =>
  (await database.db.selectFrom('session').where('id', '=', id).select('updated_at').executeTakeFirstOrThrow()).updated_at

/** The dates on which a standing session holds its slot. */
async function takesPlace(id: string) {
  const { rows } = await sql<{ date: string }>`
    select generate_series(lower(week), upper(week) - 1, interval '7 days')::date + day as date
    from session, unnest(weeks) as week where id = ${id} order by date
  `.execute(database.db)
  return rows.map(({ date }) => date)
}

async function addTurn() {
  const [schedule_id, id] = [newId(), newId()]
  await database.db.insertInto('schedule').values({ id: schedule_id, name: 'Terapia', session_duration: 45, break_duration: 5 }).execute()
  await database.db
    .insertInto('turn')
    .values({ id, schedule_id, name: 'Mañana', start_time: at('08:00'), end_time: at('18:00') })
    .execute()
  return id
}
