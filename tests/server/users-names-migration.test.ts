import { v7 as createId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { testSettings } from './start-app.ts'
import { openEmptyDatabase } from './test-database.ts'

const { db, close } = await openEmptyDatabase()
afterAll(close)

const password = 'una clave muy larga'

test('users whose names were stored as they were typed still sign in', async () => {
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < '022'),
  )
  const names = ['Rosa  Díaz'.normalize('NFD'), 'Ana\u00a0Torres', 'Luis  Soto', 'luis soto', 'ｅｖａ＠x']
  const password_hash = await hashPasswordCheaply(password)
  const users = names.map((name) => ({ id: createId(), name, password_hash }))
  await db.insertInto('app_user').values(users).execute()

  await migrate(db)
  const stored = await db.selectFrom('app_user').orderBy('id').select('name').execute()
  // Two names that would be equal, or have an @, stay as they were.
  expect(stored.map(({ name }) => name)).toEqual(['Rosa Díaz', 'Ana Torres', 'Luis  Soto', 'luis soto', 'ｅｖａ＠x'])

  const app = await createApp({ db, settings: testSettings })
  const signIn = (username: string) => app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username, password } })
  for (const name of [names[0]!, 'Rosa Díaz', names[1]!, 'Ana Torres']) expect((await signIn(name)).statusCode, name).toBe(200)
  await app.close()
})
