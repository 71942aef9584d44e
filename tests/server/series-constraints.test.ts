import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { runTransaction } from '#server/database/transaction.ts'
import { insertClient } from './insert-records.ts'
import { november, openSessionTable } from './open-session-table.ts'

const { db, close, people, insertPeople, insertBooking, book, bookSeries, change, remove, getUpdatedAt, listDates } =
  await openSessionTable()
afterAll(close)
beforeEach(insertPeople)

test('a series occupies its slot in every week of its period', async () => {
  await bookSeries({ starts_on: november[10], ends_on: november[17] })
  for (const session_date of [november[10], november[17]])
    await expect(book({ client_id: people.eva, session_date })).rejects.toMatchObject({ constraint: 'person_busy' })
  for (const session_date of [november[3], november[24]]) await book({ client_id: people.eva, session_date })
})

test('a series may begin in the week in which another ends, and conflicts only on a common date', async () => {
  await bookSeries({ starts_on: november[3], ends_on: '2026-11-11' })
  await bookSeries({ client_id: people.eva, starts_on: '2026-11-11' })
  await expect(bookSeries({ client_id: await insertClient(db), ends_on: november[10] })).rejects.toMatchObject({
    constraint: 'person_busy',
  })
})

test('a series can use the date that another series has released', async () => {
  await bookSeries({ starts_on: november[3], ends_on: november[24] })
  await book({ session_date: november[10], state: 'canceled' })
  const shortSeries = await bookSeries({ client_id: people.eva, starts_on: november[10], ends_on: november[10] })
  expect(await listDates(shortSeries)).toEqual([november[10]])
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
  await expect(book({ client_id: people.eva, session_date: november[10] })).rejects.toMatchObject({ constraint: 'person_busy' })
  await book({ client_id: people.eva, session_date: november[17] })
})

test('a dated session is an exception of a series that is booked later', async () => {
  await book({ session_date: november[10], state: 'canceled' })
  expect(await listDates(await bookSeries({}))).toEqual([november[3], november[17], november[24]])
})

test('a deleted exception gives its date back, unless the slot was booked meanwhile', async () => {
  const series = await bookSeries({})
  const canceled = await book({ session_date: november[10], state: 'canceled' })
  const newBooking = await book({ client_id: people.eva, session_date: november[10] })
  await expect(remove(canceled)).rejects.toMatchObject({ code: '23P01', constraint: 'person_busy' })
  await remove(newBooking)
  await remove(canceled)
  expect(await listDates(series)).toEqual(Object.values(november))
})

test('a restored exception replaces its occurrence again', async () => {
  const series = await bookSeries({})
  const canceled = await book({ session_date: november[10], state: 'canceled' })
  await remove(canceled)
  await sql`update session set deleted_at = null where id = ${canceled}`.execute(db)
  expect(await listDates(series)).toEqual([november[3], november[17], november[24]])
})

test('a moved exception gives its old date back and takes the new one', async () => {
  const series = await bookSeries({})
  const moved = await book({ session_date: november[10] })
  await change(moved, { session_date: november[17] })
  expect(await listDates(series)).toEqual([november[3], november[10], november[24]])
  await change(moved, { time: parseTimeOfDay('15:00') })
  expect(await listDates(series)).toEqual(Object.values(november))
})

test('a series that changes its time, day or period gets the exceptions on its new dates', async () => {
  const series = await bookSeries({})
  await book({ session_date: november[10], state: 'canceled' })
  await book({ session_date: november[17], time: parseTimeOfDay('11:00'), state: 'canceled' })
  await change(series, { time: parseTimeOfDay('11:00') })
  expect(await listDates(series)).toEqual([november[3], november[10], november[24]])
  await change(series, { time: parseTimeOfDay('09:00'), ends_on: november[17] })
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
  await sql`update session set deleted_at = now() where id in (${series}, ${canceled})`.execute(db)
  await book({ client_id: people.eva, session_date: november[10] })
})

test('a new exception does not change updated_at of its series', async () => {
  const series = await bookSeries({})
  const before = await getUpdatedAt(series)
  await book({ session_date: november[10], state: 'canceled' })
  expect(await getUpdatedAt(series)).toBe(before)
  await change(series, { note: 'Trae su tarea' })
  expect(await getUpdatedAt(series)).not.toBe(before)
})

test('a series and its exceptions that are booked concurrently find each other', async () => {
  const weeks = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 10, 3 + 7 * week)).toISOString().slice(0, 10))
  const bookings = [
    runTransaction(db, (trx) => insertBooking(trx, { session_date: null, starts_on: weeks[0], ends_on: weeks[11] })),
    ...weeks.map((session_date) => runTransaction(db, (trx) => insertBooking(trx, { session_date, state: 'canceled' }))),
  ]
  const [series] = await Promise.all(bookings)
  expect(await listDates(series!)).toEqual([])
})
