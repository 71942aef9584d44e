import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { runTransaction } from '#server/database/transaction.ts'
import { insertClient, insertPerson, insertWorker } from './insert-records.ts'
import { november, openSessionTable, type SessionRow } from './open-session-table.ts'

const { db, close, turns, people, insertPeople, insertBooking, book, change, remove } = await openSessionTable()
afterAll(close)
beforeEach(insertPeople)

test('sessions of a worker or a client cannot overlap across turns, and may touch', async () => {
  await book({ time: parseTimeOfDay('09:00'), duration: 45 })
  await expect(book({ client_id: people.eva, time: parseTimeOfDay('09:40') })).rejects.toMatchObject({
    code: '23P01',
    constraint: 'person_busy',
  })
  const berta = await insertWorker(db)
  await expect(book({ worker_id: berta, turn_id: turns[1], time: parseTimeOfDay('08:30') })).rejects.toMatchObject({
    code: '23P01',
    constraint: 'person_busy',
  })
  await book({ client_id: people.eva, time: parseTimeOfDay('09:45') })
  await book({ session_date: november[24] })
})

test('a released session frees its slot and becomes active again only while the slot is free', async () => {
  const first = await book({ state: 'canceled' })
  await book({ client_id: people.eva })
  await expect(change(first, { state: 'confirmed' })).rejects.toMatchObject({ constraint: 'person_busy' })
  await change(first, { state: 'postponed' })
})

test('a deleted session frees its slot', async () => {
  await remove(await book({}))
  await book({ client_id: people.eva })
})

test('a second session of the same people, turn, date and time is refused, whatever the state of the first', async () => {
  const first = await book({ state: 'canceled' })
  await expect(book({})).rejects.toMatchObject({ code: '23505', constraint: 'session_once' })
  await remove(first)
  await book({})
})

test('a person who is a client and a worker cannot be booked with themselves', async () => {
  const person_id = await insertPerson(db)
  const client_id = await insertClient(db, { person_id })
  const worker_id = await insertWorker(db, { person_id })
  await expect(book({ client_id, worker_id })).rejects.toMatchObject({ code: '23514', constraint: 'session_two_people' })
})

test('a deleted or unknown client or worker cannot be booked, and a past session can be marked', async () => {
  const past = await book({ session_date: november[3] })
  for (const table of ['worker', 'client'] as const) {
    const id = table === 'worker' ? people.ana : people.luis
    await db.updateTable(table).set({ deleted_at: '2026-11-20T00:00:00Z' }).where('id', '=', id).execute()
  }
  await expect(book({})).rejects.toMatchObject({ code: '23503', constraint: 'session_worker_exists' })
  await expect(book({ worker_id: await insertWorker(db) })).rejects.toMatchObject({
    code: '23503',
    constraint: 'session_client_exists',
  })
  await expect(book({ worker_id: createId() })).rejects.toMatchObject({ code: '23503', constraint: 'session_worker_exists' })
  await change(past, { attended: true })
})

test.each<[string, Partial<SessionRow>, string]>([
  ['another weekday than its date', { day: 3 }, 'session_weekday'],
  ['an end past midnight', { time: parseTimeOfDay('23:30'), duration: 45 }, 'session_time'],
  ['both a date and a series start', { starts_on: november[3] }, 'session_kind'],
  ['neither a date nor a series start', { session_date: null }, 'session_kind'],
  ['an unknown state', { state: 'lost' as 'pending' }, 'session_state'],
  ['the state canceled in a series', { session_date: null, starts_on: november[3], state: 'canceled' }, 'session_standing_state'],
  ['attendance in a series', { session_date: null, starts_on: november[3], attended: true }, 'session_attended'],
])('a session with %s is refused', async (_, fields, constraint) => {
  await expect(book(fields)).rejects.toMatchObject({ code: '23514', constraint })
})

test('of 200 concurrent bookings of the same slot, one succeeds', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => insertClient(db)))
  const bookings = Array.from({ length: 200 }, (_, index) =>
    runTransaction(db, (trx) => insertBooking(trx, { client_id: clients[index % 20]! })),
  )
  const outcomes = await Promise.allSettled(bookings)
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code)
  expect(refusals).toHaveLength(199)
  expect(new Set(refusals).difference(new Set(['23P01', '23505']))).toEqual(new Set())
  const { rows } = await sql<{ count: number }>`select count(*) from session where worker_id = ${people.ana}`.execute(db)
  expect(rows[0]?.count).toBe(1)
})
