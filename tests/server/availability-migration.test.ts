import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { november, openSessionTable } from './open-session-table.ts'
import { openEmptyDatabase } from './test-database.ts'

const database = await openEmptyDatabase()
afterAll(() => database.close())

test('sessions of the former schema stay as they are, nothing of them is accepted, and they take part in the new rules', async () => {
  const { db } = database
  const released = readMigrations().filter(({ name }) => name < '026')
  await migrate(db, released)
  const { people, insertPeople, book, bookSeries, change, getUpdatedAt } = await openSessionTable(database)
  await insertPeople()
  const dated = await book({ session_date: november[17] })
  const series = await bookSeries({ client_id: people.eva, time: 600 })
  const readSessions = async () => (await sql<{ id: string }>`select * from session order by id`.execute(db)).rows
  const before = await readSessions()

  await migrate(db)
  const added = { accepted: null, moved_from_id: null, moved_from_turn_id: null, moved_from_date: null, moved_from_time: null }
  expect(await readSessions()).toEqual(before.map((session) => ({ ...session, ...added })))
  const updatedAt = await getUpdatedAt(dated)
  await change(dated, { accepted: 'absence' })
  await change(series, { accepted: 'hours' })
  expect(await getUpdatedAt(dated)).toBe(updatedAt)
  await expect(change(dated, { accepted: 'holiday' as never })).rejects.toMatchObject({ constraint: 'session_accepted_reason' })
})

test('the tables refuse hours that end before they begin or occur twice, and absences of more than 400 days or half of the times', async () => {
  const { db } = database
  const { people, insertPeople } = await openSessionTable(database)
  await insertPeople()
  const hours = { worker_id: people.ana, day: 2, start_time: 480, end_time: 720, from_date: null, to_date: null }
  const insertHours = (fields: object) =>
    db
      .insertInto('working_hours')
      .values({ ...hours, ...fields })
      .execute()
  await insertHours({})
  await expect(insertHours({})).rejects.toMatchObject({ constraint: 'working_hours_once' })
  await expect(insertHours({ end_time: 480 })).rejects.toMatchObject({ constraint: 'working_hours_times' })
  await expect(insertHours({ from_date: november[10], to_date: november[3] })).rejects.toMatchObject({ constraint: 'working_hours_dates' })
  const absence = { worker_id: null, from_date: november[3], to_date: november[3], start_time: null, end_time: null, reason: null }
  const insertAbsence = (fields: object) =>
    db
      .insertInto('absence')
      .values({ id: createId(), ...absence, ...fields })
      .execute()
  await insertAbsence({ to_date: '2027-12-07' })
  await expect(insertAbsence({ to_date: '2027-12-08' })).rejects.toMatchObject({ constraint: 'absence_dates' })
  await expect(insertAbsence({ to_date: '2026-11-02' })).rejects.toMatchObject({ constraint: 'absence_dates' })
  for (const times of [{ start_time: 480 }, { end_time: 480 }, { start_time: 480, end_time: 480 }, { start_time: 480, end_time: 1441 }])
    await expect(insertAbsence(times)).rejects.toMatchObject({ constraint: 'absence_times' })
})
