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
  turn = await insertTurn()
  otherTurn = await insertTurn()
})
afterAll(() => database.close())

beforeEach(async () => {
  ana = await insertWorker(database.db)
  luis = await insertClient(database.db)
  eva = await insertClient(database.db)
})

test('sessions of a worker or a client cannot overlap across turns, and may touch', async () => {
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

test('a released session frees its slot and becomes active again only while the slot is free', async () => {
  const first = await book({ state: 'canceled' })
  await book({ client_id: eva })
  await expect(change(first, { state: 'confirmed' })).rejects.toMatchObject({ constraint: 'worker_busy' })
  await change(first, { state: 'postponed' })
})

test('a deleted session frees its slot', async () => {
  await remove(await book({}))
  await book({ client_id: eva })
})

test('the same people, turn, date and time have one record, in every state', async () => {
  const first = await book({ state: 'canceled' })
  await expect(book({})).rejects.toMatchObject({ code: '23505', constraint: 'session_once' })
  await remove(first)
  await book({})
})

test('a series occupies its slot in every week of its period', async () => {
  await bookSeries({ starts_on: november[10], ends_on: november[17] })
  for (const session_date of [november[10], november[17]])
    await expect(book({ client_id: eva, session_date })).rejects.toMatchObject({ constraint: 'worker_busy' })
  for (const session_date of [november[3], november[24]]) await book({ client_id: eva, session_date })
})

test('a series may begin in the week in which another ends, and conflicts only on a common date', async () => {
  await bookSeries({ starts_on: november[3], ends_on: '2026-11-11' })
  await bookSeries({ client_id: eva, starts_on: '2026-11-11' })
  await expect(bookSeries({ client_id: await insertClient(database.db), ends_on: november[10] })).rejects.toMatchObject({
    constraint: 'worker_busy',
  })
})

test('a series can use the date that another series has released', async () => {
  await bookSeries({ starts_on: november[3], ends_on: november[24] })
  await book({ session_date: november[10], state: 'canceled' })
  const other = await bookSeries({ client_id: eva, starts_on: november[10], ends_on: november[10] })
  expect(await listDates(other)).toEqual([november[10]])
})

test('a series must have at least one date', async () => {
  await expect(bookSeries({ starts_on: '2026-11-11', ends_on: '2026-11-16' })).rejects.toMatchObject({ constraint: 'session_period' })
  await expect(bookSeries({ starts_on: november[10], ends_on: november[3] })).rejects.toMatchObject({ constraint: 'session_period' })
})

test('an exception replaces the occurrence of its series in every state', async () => {
  const series = await bookSeries({})
  await book({ session_date: november[10], state: 'confirmed' })
  await book({ session_date: november[17], state: 'canceled' })
  expect(await listDates(series)).toEqual([november[3], november[24]])
  await expect(book({ client_id: eva, session_date: november[10] })).rejects.toMatchObject({ constraint: 'worker_busy' })
  await book({ client_id: eva, session_date: november[17] })
})

test('a dated session is an exception of a series that is booked later', async () => {
  await book({ session_date: november[10], state: 'canceled' })
  expect(await listDates(await bookSeries({}))).toEqual([november[3], november[17], november[24]])
})

test('a deleted exception gives its date back, unless the slot was booked meanwhile', async () => {
  const series = await bookSeries({})
  const canceled = await book({ session_date: november[10], state: 'canceled' })
  const meanwhile = await book({ client_id: eva, session_date: november[10] })
  await expect(remove(canceled)).rejects.toMatchObject({ code: '23P01', constraint: 'worker_busy' })
  await remove(meanwhile)
  await remove(canceled)
  expect(await listDates(series)).toEqual(Object.values(november))
})

test('a restored exception replaces its occurrence again', async () => {
  const series = await bookSeries({})
  const canceled = await book({ session_date: november[10], state: 'canceled' })
  await remove(canceled)
  await sql`update session set deleted_at = null where id = ${canceled}`.execute(database.db)
  expect(await listDates(series)).toEqual([november[3], november[17], november[24]])
})

test('a moved exception gives its old date back and takes the new one', async () => {
  const series = await bookSeries({})
  const moved = await book({ session_date: november[10] })
  await change(moved, { session_date: november[17] })
  expect(await listDates(series)).toEqual([november[3], november[10], november[24]])
  await change(moved, { time: at('15:00') })
  expect(await listDates(series)).toEqual(Object.values(november))
})

test('a series that changes its time, day or period gets the exceptions of its new place', async () => {
  const series = await bookSeries({})
  await book({ session_date: november[10], state: 'canceled' })
  await book({ session_date: november[17], time: at('11:00'), state: 'canceled' })
  await change(series, { time: at('11:00') })
  expect(await listDates(series)).toEqual([november[3], november[10], november[24]])
  await change(series, { time: at('09:00'), ends_on: november[17] })
  expect(await listDates(series)).toEqual([november[3], november[17]])
  await change(series, { day: 3, starts_on: november[3] })
  expect(await listDates(series)).toEqual(['2026-11-04', '2026-11-11'])
})

test('two series of the same people and slot cannot overlap, not even in a week with an exception', async () => {
  await bookSeries({})
  await book({ session_date: november[10], state: 'canceled' })
  await expect(bookSeries({ starts_on: november[10], ends_on: november[10] })).rejects.toMatchObject({ constraint: 'session_series' })
})

test('a series and its exceptions can be deleted in one statement', async () => {
  const series = await bookSeries({})
  const canceled = await book({ session_date: november[10], state: 'canceled' })
  await sql`update session set deleted_at = now() where id in (${series}, ${canceled})`.execute(database.db)
  await book({ client_id: eva, session_date: november[10] })
})

test('a new exception does not change updated_at of its series', async () => {
  const series = await bookSeries({})
  const before = await getUpdatedAt(series)
  await book({ session_date: november[10], state: 'canceled' })
  expect(await getUpdatedAt(series)).toBe(before)
  await change(series, { note: 'Trae su tarea' })
  expect(await getUpdatedAt(series)).not.toBe(before)
})

test('a person who is a client and a worker cannot be booked with themselves', async () => {
  const person_id = await insertPerson(database.db)
  const [client_id, worker_id] = [newId(), newId()]
  await database.db.insertInto('client').values({ id: client_id, person_id }).execute()
  await database.db
    .insertInto('worker')
    .values({ id: worker_id, person_id, positions: [5] })
    .execute()
  await expect(book({ client_id, worker_id })).rejects.toMatchObject({ code: '23514', constraint: 'session_two_people' })
})

test('a deleted or unknown client or worker cannot be booked, and a past session can be marked', async () => {
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
  ['an end past midnight', { time: at('23:30'), duration: 45 }, 'session_time'],
  ['both a date and a series start', { starts_on: november[3] }, 'session_kind'],
  ['neither a date nor a series start', { session_date: null }, 'session_kind'],
  ['an unknown state', { state: 'lost' as 'pending' }, 'session_state'],
  ['the state canceled in a series', { session_date: null, starts_on: november[3], state: 'canceled' }, 'session_standing_state'],
  ['attendance in a series', { session_date: null, starts_on: november[3], attended: true }, 'session_attended'],
])('a session with %s is refused', async (_, fields, constraint) => {
  await expect(book(fields)).rejects.toMatchObject({ code: '23514', constraint })
})

test('of 200 concurrent bookings of one slot one succeeds', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => insertClient(database.db)))
  const bookings = Array.from({ length: 200 }, (_, index) =>
    runTransaction(database.db, (trx) => insertBooking(trx, { client_id: clients[index % 20]! })),
  )
  const outcomes = await Promise.allSettled(bookings)
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code)
  expect(refusals).toHaveLength(199)
  expect(new Set(refusals).difference(new Set(['23P01', '23505']))).toEqual(new Set())
  const { rows } = await sql<{ count: number }>`select count(*) from session where worker_id = ${ana}`.execute(database.db)
  expect(rows[0]?.count).toBe(1)
})

test('a series and its exceptions that are booked concurrently find each other', async () => {
  const weeks = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 10, 3 + 7 * week)).toISOString().slice(0, 10))
  const bookings = [
    runTransaction(database.db, (trx) => insertBooking(trx, { session_date: null, starts_on: weeks[0], ends_on: weeks[11] })),
    ...weeks.map((session_date) => runTransaction(database.db, (trx) => insertBooking(trx, { session_date, state: 'canceled' }))),
  ]
  const [series] = await Promise.all(bookings)
  expect(await listDates(series!)).toEqual([])
})

/** Inserts a session and returns its id. By default Ana and Luis meet on Tuesday 17 November at nine for 45 minutes. */
async function insertBooking(db: Database['db'], fields: Partial<Row>): Promise<string> {
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
    .values({ ...session, ...fields, id })
    .execute()
  return id
}

const book = (fields: Partial<Row>) => insertBooking(database.db, fields)

/** Inserts a series on Tuesdays from the 3rd to the 24th and returns its id. */
const bookSeries = (fields: Partial<Row>) => book({ session_date: null, starts_on: november[3], ends_on: november[24], ...fields })

const change = (id: string, fields: Updateable<Tables['session']>) =>
  database.db.updateTable('session').set(fields).where('id', '=', id).execute()

const remove = (id: string) => change(id, { deleted_at: new Date().toISOString() })

const getUpdatedAt = async (id: string) =>
  (await database.db.selectFrom('session').where('id', '=', id).select('updated_at').executeTakeFirstOrThrow()).updated_at

/** Lists the dates on which a series occupies its slot. */
async function listDates(id: string) {
  const { rows } = await sql<{ date: string }>`
    select generate_series(lower(week), upper(week) - 1, interval '7 days')::date + day as date
    from session, unnest(weeks) as week where id = ${id} order by date
  `.execute(database.db)
  return rows.map(({ date }) => date)
}

async function insertTurn() {
  const [schedule_id, id] = [newId(), newId()]
  await database.db.insertInto('schedule').values({ id: schedule_id, name: 'Terapia', session_duration: 45, break_duration: 5 }).execute()
  await database.db
    .insertInto('turn')
    .values({ id, schedule_id, name: 'Mañana', start_time: at('08:00'), end_time: at('18:00') })
    .execute()
  return id
}
