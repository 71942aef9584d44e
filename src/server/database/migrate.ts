import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db, Trx } from './connect.ts'
import { StartError } from './start-error.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Key of the advisory lock that lets one server at a time migrate. */
export const migrationLock = 867_386_001

export type Migration = { name: string; text: string; checksum: string }

/** The last migrations of a database before and after it was brought to this release. */
type Upgrade = { from: string; to: string }

/**
 * Applies the missing migrations in order, each in a transaction. Returns what that did to a database of an older release, and undefined for a new one and one of
 * this release. Throws a StartError when the database is not of this release or an older one.
 */
export function migrate(db: Db, migrations: Migration[] = readMigrations()): Promise<Upgrade | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(connection)
    // Another server's migration, for which this one waits, may take long.
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
    try {
      const applied = await readApplied(connection)
      refuseOtherHistory(applied, migrations)
      for (const migration of migrations.slice(applied.length)) await applyMigration(connection, migration)
      const [from, to] = [applied.at(-1)?.name, migrations.at(-1)?.name]
      return from === undefined || to === undefined || from === to ? undefined : { from, to }
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      await sql`select set_config('statement_timeout', ${rows[0]!.timeout}, false)`.execute(connection)
    }
  })
}

/** Throws a StartError unless the database is of this release. */
export async function requireMigrated(db: Db) {
  const migrations = readMigrations()
  const applied = await readApplied(db)
  refuseOtherHistory(applied, migrations)
  if (applied.length < migrations.length)
    throw new StartError(
      'The database is new or of an older release: start the server, which brings it to this one, stop it and try again.',
    )
}

/** Reads the migrations of this release, in order. A migration that has been applied must not change. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })

/** Lists the tables that migrations make. */
export const listMigratedTables = (migrations: readonly Migration[]): ReadonlySet<string> =>
  new Set(migrations.flatMap(({ text }) => [...text.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, name]) => name!)))

type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** The table of the applied migrations. */
export const migrationTable = 'migration'

/** Creates the table of the applied migrations, if it is missing. */
export const createMigrationTable = (db: Db) =>
  sql`
    create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())
  `.execute(db)

async function readApplied(db: Db): Promise<AppliedMigration[]> {
  await createMigrationTable(db)
  const { rows } = await sql<AppliedMigration>`select name, checksum from migration order by name`.execute(db)
  return rows
}

function refuseOtherHistory(applied: AppliedMigration[], migrations: Migration[]) {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = migrations[index]
    if (migration?.name !== name)
      throw new StartError(
        `The database has the migration ${name}, which this release does not know: start the release that made it, or a newer one, or restore a backup of this release.`,
      )
    if (migration.checksum !== checksum)
      throw new StartError(
        `The migration ${name} is not the one that the database was made with: a migration that has been applied must not be changed.`,
      )
  }
}

const applyMigration = (db: Db, migration: Migration) => db.transaction().execute((trx) => runMigration(trx, migration))

/** Applies a migration in a transaction. */
export async function runMigration(trx: Trx, { name, text, checksum }: Migration) {
  await sql.raw(text).execute(trx)
  await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(trx)
}
