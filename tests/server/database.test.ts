import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Database, type Db, openDatabase } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { insertPerson } from './insert-records.ts'
import { openEmptyDatabase, openTestDatabase } from './test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a database of an older release is brought to this one, which is told', async () => {
  const { db, close } = await openEmptyDatabase()
  onTestFinished(close)
  const migrations = readMigrations()
  expect(await migrate(db, migrations.slice(0, -2))).toBeUndefined()
  expect(await migrate(db)).toEqual({ from: migrations.at(-3)?.name, to: migrations.at(-1)?.name })
})

test('a database that is up to date is not migrated', async () => {
  expect(await migrate(database.db)).toBeUndefined()
  const { rows } = await sql<{ count: number }>`select count(*) from migration`.execute(database.db)
  expect(rows[0]?.count).toBe(readMigrations().length)
})

test('a database of a newer release is refused', async () => {
  const migrations = readMigrations()
  const newest = migrations.pop()!
  await expect(migrate(database.db, migrations)).rejects.toThrow(
    `has the migration ${newest.name}, which this release does not know: start the release that made it, or a newer one, or restore a backup of this release.`,
  )
})

test('a database is refused when a migration that it ran has changed', async () => {
  const changed = readMigrations().map((migration, index) => (index === 2 ? { ...migration, checksum: 'other' } : migration))
  await expect(migrate(database.db, changed)).rejects.toThrow(/003-schedules.sql is not the one/)
})

test('a failed migration is rolled back', async () => {
  const failing = { name: '900-failing.sql', text: 'create table half (id int); select 1 / 0;', checksum: '' }
  await expect(migrate(database.db, [...readMigrations(), failing])).rejects.toThrow(/division by zero/)
  const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(database.db)
  expect(rows[0]?.half).toBeNull()
})

test('the first start creates the roles and the user admin, once', async () => {
  const { db, close } = await openEmptyDatabase()
  onTestFinished(close)
  await migrate(db)
  const hash = async (password: string) => `hash of ${password}`
  expect(await ensureFirstStart(db, { adminPassword: 'una clave larga', hash })).toBe(true)
  expect(await ensureFirstStart(db, { adminPassword: 'otra clave larga', hash })).toBe(false)

  const users = await db.selectFrom('app_user').select(['name', 'user_type', 'password_hash', 'password_temporary']).execute()
  expect(users).toEqual([{ name: 'admin', user_type: 'staff', password_hash: 'hash of una clave larga', password_temporary: false }])
  expect(await listAccessOfRole(db, 'Administrador')).toHaveLength(39)
  expect(await listAccessOfRole(db, 'Recepción')).toEqual([
    'assists.read',
    'clients.mix',
    'public_links.mix',
    'schedules.read',
    'sessions.mix',
    'workers.read',
  ])
  expect(await listAccessOfRole(db, 'Terapeuta')).toEqual(['my_sessions.update', 'schedules.read'])
  const adminRoles = await db.selectFrom('user_role').innerJoin('role', 'role.id', 'user_role.role_id').select('role.name').execute()
  expect(adminRoles).toEqual([{ name: 'Administrador' }])
})

test('updated_at of a client increases with every change of its person, also within one transaction', async () => {
  const { db } = database
  const person_id = await insertPerson(db, {})
  const client = { id: createId(), person_id }
  await db.insertInto('client').values(client).execute()
  const readUpdatedAt = async () =>
    (await db.selectFrom('client').where('id', '=', client.id).select('updated_at').executeTakeFirstOrThrow()).updated_at
  const stamps = [await readUpdatedAt()]
  await db.transaction().execute(async (trx) => {
    for (const phone of ['999 111', '999 222']) await trx.updateTable('person').where('id', '=', person_id).set({ phone }).execute()
  })
  stamps.push(await readUpdatedAt())
  // Each of the two changes adds at least one millisecond, the precision of the API.
  expect(Date.parse(stamps[1]!) - Date.parse(stamps[0]!)).toBeGreaterThanOrEqual(2)
  const found = await db.selectFrom('client').where('updated_at', '=', stamps[1]!).where('id', '=', client.id).select('id').execute()
  expect(found).toHaveLength(1)
})

test('an unreachable DATABASE_URL is refused with one sentence', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^The database at DATABASE_URL cannot be opened: .*ECONNREFUSED.*\.$/,
  )
})

const listAccessOfRole = async (db: Db, role: string) => {
  const rows = await db
    .selectFrom('role')
    .innerJoin('role_access', 'role_access.role_id', 'role.id')
    .innerJoin('access', 'access.id', 'role_access.access_id')
    .where('role.name', '=', role)
    .orderBy('access.code')
    .select('access.code')
    .execute()
  return rows.map(({ code }) => code)
}
