import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { insertClient } from './insert-records.ts'
import { openEmptyDatabase } from './test-database.ts'

const { db, close } = await openEmptyDatabase()
afterAll(close)

test('people who are there already are found and sorted without regard to signs, and do not change', async () => {
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < '050'),
  )
  for (const father_last_name of ['Danz', 'D’Angelo', 'Dana']) await insertClient(db, { father_last_name })
  const readUpdated = async () => (await db.selectFrom('client').orderBy('id').select('updated_at').execute()).map(String)
  const before = await readUpdated()

  await migrate(db)
  const { rows } = await sql<{ father_last_name: string; search_text: string }>`
    select father_last_name, search_text from client join person on person.id = person_id order by client.sort_key`.execute(db)
  expect(rows.map(({ father_last_name }) => father_last_name)).toEqual(['Dana', 'D’Angelo', 'Danz'])
  expect(rows[1]?.search_text).toContain('dangelo')
  expect(await readUpdated()).toEqual(before)
})
