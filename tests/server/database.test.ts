import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { matchesSearch } from '#server/database/search.ts'
import { insertPerson } from './insert-records.ts'
import { openTestDatabase } from './test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a database that is up to date is left as it is', async () => {
  await migrate(database.db)
  const { rows } = await sql<{ count: number }>`select count(*) from migration`.execute(database.db)
  expect(rows[0]?.count).toBe(readMigrations().length)
})

test('a database that a newer release has migrated is refused', async () => {
  const known = readMigrations()
  const newest = known.pop()!
  await expect(migrate(database.db, known)).rejects.toThrow(`has the migration ${newest.name}, which this release does not know`)
})

test('a migration that was changed after it was applied is refused', async () => {
  const changed = readMigrations().map((migration, index) => (index === 2 ? { ...migration, checksum: 'other' } : migration))
  await expect(migrate(database.db, changed)).rejects.toThrow(/003-schedules.sql is not the one/)
})

test('a migration that fails leaves nothing behind', async () => {
  const failing = { name: '900-failing.sql', text: 'create table half (id int); select 1 / 0;', checksum: '' }
  await expect(migrate(database.db, [...readMigrations(), failing])).rejects.toThrow(/division by zero/)
  const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(database.db)
  expect(rows[0]?.half).toBeNull()
})

test('the first start makes the roles and the user admin, once', async () => {
  const hash = async (password: string) => `hash of ${password}`
  expect(await ensureFirstStart(database.db, { adminPassword: 'una clave larga', hash })).toBe(true)
  expect(await ensureFirstStart(database.db, { adminPassword: 'otra clave larga', hash })).toBe(false)

  const users = await database.db.selectFrom('app_user').select(['name', 'user_type', 'password_hash', 'password_temporary']).execute()
  expect(users).toEqual([{ name: 'admin', user_type: 'staff', password_hash: 'hash of una clave larga', password_temporary: false }])
  expect(await accessOf('Administrador')).toHaveLength(39)
  expect(await accessOf('Recepción')).toEqual([
    'assists.read',
    'clients.mix',
    'public_links.mix',
    'schedules.read',
    'sessions.mix',
    'workers.read',
  ])
  expect(await accessOf('Terapeuta')).toEqual(['my_sessions.update', 'schedules.read'])
  const held = await database.db.selectFrom('user_role').innerJoin('role', 'role.id', 'user_role.role_id').select('role.name').execute()
  expect(held).toEqual([{ name: 'Administrador' }])
})

test('people come in Spanish order: ñ after n, accents and case without weight', async () => {
  for (const last of ['Nuñez', 'Nunzio', 'Núnez', 'de la Cruz', 'Ñahui', 'Nuzman', 'Álvarez', 'alarcón'])
    await insertPerson(database.db, { father_last_name: last })
  const rows = await database.db.selectFrom('person').orderBy('sort_key').select('father_last_name').execute()
  expect(rows.map((row) => row.father_last_name)).toEqual([
    'alarcón',
    'Álvarez',
    'de la Cruz',
    'Núnez',
    'Nunzio',
    'Nuñez',
    'Nuzman',
    'Ñahui',
  ])
})

test('people are found by every word, in any order, accents and case ignored', async () => {
  await insertPerson(database.db, { name: 'María Belén', father_last_name: 'Ibáñez', mother_last_name: 'Soto', document: '70111222' })
  const find = async (search: string) =>
    (
      await database.db
        .selectFrom('person')
        .where(matchesSearch(sql.ref('search_text'), search))
        .select('name')
        .execute()
    ).map(({ name }) => name)
  expect(await find('IBANEZ maria')).toEqual(['María Belén'])
  expect(await find('7011 belén')).toEqual(['María Belén'])
  expect(await find('maria lopez')).toEqual([])
  expect(await find('%')).toEqual([])
})

test('updated_at moves with every change, also twice in one transaction, and with a change of the person', async () => {
  const { db } = database
  const person = await insertPerson(db, {})
  const client = { id: newId(), person_id: person }
  await db.insertInto('client').values(client).execute()
  const read = async () =>
    (await db.selectFrom('client').where('id', '=', client.id).select('updated_at').executeTakeFirstOrThrow()).updated_at
  const stamps = [await read()]
  await db.transaction().execute(async (trx) => {
    for (const phone of ['999 111', '999 222']) await trx.updateTable('person').where('id', '=', person).set({ phone }).execute()
  })
  stamps.push(await read())
  expect(Date.parse(stamps[1]!) - Date.parse(stamps[0]!)).toBeGreaterThanOrEqual(2)
  const same = await db.selectFrom('client').where('updated_at', '=', stamps[1]!).where('id', '=', client.id).select('id').execute()
  expect(same).toHaveLength(1)
})

test('a URL that leads nowhere is one plain sentence', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^The database at DATABASE_URL cannot be opened: .*ECONNREFUSED.*\.$/,
  )
})

const accessOf = async (role: string) => {
  const rows = await database.db
    .selectFrom('role')
    .innerJoin('role_access', 'role_access.role_id', 'role.id')
    .innerJoin('access', 'access.id', 'role_access.access_id')
    .where('role.name', '=', role)
    .orderBy('access.code')
    .select('access.code')
    .execute()
  return rows.map(({ code }) => code)
}
