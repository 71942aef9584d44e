import { sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'
import { createMigrationTable, type Migration, migrationLock, readMigrations, runMigration } from '../database/migrate.ts'
import { probeTable } from '../database/probe-table.ts'
import { describeCause, StartError } from '../database/start-error.ts'
import { type BackupHeader, openBackup, readBackupHeader } from './backup-format.ts'
import { migrationTable } from './read-database.ts'

/** The number of rows that are inserted at once. */
const batchSize = 1000

/**
 * Puts a backup in the place of everything in the database, and ends all sign-ins. `replaces`: also when the database has data. Throws a StartError when the
 * file or the database does not allow it; the database then stays as it was. Returns the number of rows.
 */
export async function restoreBackup(db: Db, file: string, { replaces }: { replaces: boolean }): Promise<number> {
  const header = await readBackupHeader(file)
  const migrations = readMigrations()
  refuseOtherRelease(header, migrations)
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
    if (!replaces && (await hasData(trx)))
      throw new StartError(
        'The database has data. To put the backup in its place, end the command with --replace: what the database has now is lost.',
      )
    await sql`drop schema public cascade`.execute(trx)
    await sql`create schema public`.execute(trx)
    await createMigrationTable(trx)
    for (const migration of migrations.slice(0, header.migrations.length)) await runMigration(trx, migration)
    const count = await insertRows(trx, file)
    await sql`delete from sign_in`.execute(trx)
    for (const migration of migrations.slice(header.migrations.length)) await runMigration(trx, migration)
    return count
  })
}

/** Refuses a backup of a database that this release does not know: a newer one, or one whose migrations were changed. */
function refuseOtherRelease(header: BackupHeader, migrations: readonly Migration[]) {
  const unknown = header.migrations.find(
    ({ name, checksum }, index) => migrations[index]?.name !== name || migrations[index]?.checksum !== checksum,
  )
  if (unknown)
    throw new StartError(
      `The backup has the migration ${unknown.name}, which this release does not know: restore it with the release that made it, or a newer one.`,
    )
}

/** True for a database in which somebody has entered something: more than the first start creates. */
async function hasData(trx: Trx): Promise<boolean> {
  const tables = await listTables(trx)
  if (!tables.includes('person')) return tables.length > 0
  const { rows } = await sql<{ has_data: boolean }>`
    select exists (select from person) or exists (select from schedule) or exists (select from absence) or (select count(*) > 1 from app_user) as has_data
  `.execute(trx)
  return rows[0]?.has_data === true
}

/** Lists the tables that hold data of the clinic. */
async function listTables(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(trx)
  return rows.map(({ name }) => name).filter((name) => name !== migrationTable && name !== probeTable)
}

/** Inserts the rows of a backup as they are: what triggers keep is in the backup too, and references are checked at the end. Returns their number. */
async function insertRows(trx: Trx, file: string): Promise<number> {
  const tables = await listTables(trx)
  const references = await listReferences(trx)
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
  for (const { table, name } of references)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} deferrable initially deferred`.execute(trx)
  // A migration may have inserted rows, which the backup has too.
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx)
  let batch: { table: string; rows: string[] } = { table: '', rows: [] }
  const insertBatch = async () => {
    if (batch.rows.length > 0) await insertBatchOf(trx, batch.table, batch.rows)
  }
  let count = 0
  const { rows } = await openBackup(file)
  for await (const { table, json } of rows) {
    count += 1
    if (!tables.includes(table)) throw new StartError(`The backup has the table ${table}, which this release does not know.`)
    if (table !== batch.table || batch.rows.length === batchSize) {
      await insertBatch()
      batch = { table, rows: [] }
    }
    batch.rows.push(json)
  }
  await insertBatch()
  await sql`set constraints all immediate`.execute(trx)
  for (const { table, name } of references)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} not deferrable`.execute(trx)
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
  return count
}

async function insertBatchOf(trx: Trx, table: string, rows: readonly string[]) {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
  `.execute(trx)
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  await sql`
    insert into ${sql.table(table)} (${names}) select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::jsonb)
  `
    .execute(trx)
    .catch((error: unknown) => {
      throw new StartError(`The backup cannot be restored: the table ${table} does not take its rows (${describeCause(error)}).`, {
        cause: error,
      })
    })
}

/** Lists the foreign keys of all tables. */
async function listReferences(trx: Trx) {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as "table", k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not k.condeferrable
  `.execute(trx)
  return rows
}
