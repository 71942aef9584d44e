import { v7 as createId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { openEmptyDatabase } from './test-database.ts'

const { db, close } = await openEmptyDatabase()
afterAll(close)

test('of equal names that exist already the oldest stays, and the others get the next free number', async () => {
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < '016'),
  )
  const names = ['Tardes', 'TARDES', 'Tardes (2)', 'tárdes', 'Mañanas', 'Mananas']
  const schedules = names.map((name) => ({ id: createId(), name, session_duration: 45, break_duration: 0 }))
  await db.insertInto('schedule').values(schedules).execute()
  const turns = [schedules[0]!, schedules[0]!, schedules[1]!].map(({ id: schedule_id }, index) => ({
    id: createId(),
    schedule_id,
    name: 'Turno',
    start_time: 480 + 60 * index,
    end_time: 540 + 60 * index,
  }))
  await db.insertInto('turn').values(turns).execute()

  await migrate(db)
  const readNames = async (table: 'schedule' | 'turn') =>
    (await db.selectFrom(table).orderBy('id').select('name').execute()).map(({ name }) => name)
  expect(await readNames('schedule')).toEqual(['Tardes', 'TARDES (3)', 'Tardes (2)', 'tárdes (4)', 'Mañanas', 'Mananas'])
  expect(await readNames('turn')).toEqual(['Turno', 'Turno (2)', 'Turno'])
})
