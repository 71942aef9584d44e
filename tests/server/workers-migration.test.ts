import { afterAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { insertWorker } from './insert-records.ts'
import { openEmptyDatabase } from './test-database.ts'

const { db, close } = await openEmptyDatabase()
afterAll(close)

test('workers who exist already get the colors in the order of their registration', async () => {
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < '020'),
  )
  const ids: string[] = []
  for (let index = 0; index < 14; index++) ids.push(await insertWorker(db))
  await db.updateTable('worker').set({ deleted_at: new Date().toISOString() }).where('id', 'in', ids.slice(1, 3)).execute()

  await migrate(db)
  const workers = await db.selectFrom('worker').select(['id', 'color']).where('deleted_at', 'is', null).execute()
  const colors = new Map(workers.map(({ id, color }) => [id, color]))
  expect(ids.filter((id) => colors.has(id)).map((id) => colors.get(id))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  const next = await insertWorker(db)
  expect(await db.selectFrom('worker').select('color').where('id', '=', next).executeTakeFirstOrThrow()).toEqual({ color: 0 })
})
