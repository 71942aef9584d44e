import { v7 as createId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { createToken } from '#server/token.ts'
import { insertClient } from './insert-records.ts'
import { openEmptyDatabase } from './test-database.ts'

const { db, close } = await openEmptyDatabase()
afterAll(close)

test('links that exist already get a feed each, with a random token', async () => {
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < '035'),
  )
  const schedule_id = createId()
  await db.insertInto('schedule').values({ id: schedule_id, name: 'Terapia', session_duration: 45, break_duration: 15 }).execute()
  const links = await Promise.all(
    Array.from({ length: 20 }, async () => ({ id: createId(), client_id: await insertClient(db), schedule_id, url: createToken() })),
  )
  await db.insertInto('public_link').values(links).execute()

  await migrate(db)
  const feeds = await db.selectFrom('feed').selectAll().execute()
  expect(feeds.map(({ public_link_id }) => public_link_id).sort()).toEqual(links.map(({ id }) => id).sort())
  const bytes = feeds.map(({ token }) => Buffer.from(token, 'base64url'))
  // Each of the 16 places has several values, so none is the version or variant of a UUID.
  const variety = Array.from({ length: 16 }, (_, place) => new Set(bytes.map((token) => token[place]! >> 4)).size)
  expect(Math.min(...variety)).toBeGreaterThan(4)
  expect(await db.selectFrom('history').where('kind', '=', 'feed').selectAll().execute()).toEqual([])
})
