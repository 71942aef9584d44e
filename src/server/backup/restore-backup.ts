import { sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'
import { hasData, listTables } from '../database/has-data.ts'
import { createMigrationTable, listMigratedTables, migrationLock, readMigrations, runMigration } from '../database/migrate.ts'
import { describeCause, StartError } from '../database/start-error.ts'
import { type BackupHeader, type BackupRow, type OpenBackup, openBackup } from './backup-format.ts'

/** The number of rows that are inserted at once. */
const batchSize = 1000

/**
 * Puts a backup, which `verifyBackup` has found whole, in the place of everything in the database, and ends all sign-ins. `replaces`: also when the database
 * has data. Throws a StartError when the file or the database does not allow it; the database then stays as it was. Returns the number of rows.
 */
export async function restoreBackup(db: Db, file: string, { replaces }: { replaces: boolean }): Promise<number> {
  const { header, rows, close } = await openBackup(file)
  try {
    refuseOtherRelease(header)
    return await db.transaction().execute((trx) => replaceEverything(trx, { header, rows }, replaces))
  } finally {
    await close()
  }
}

async function replaceEverything(trx: Trx, { header, rows }: Pick<OpenBackup, 'header' | 'rows'>, replaces: boolean): Promise<number> {
  const migrations = readMigrations()
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
  const isLost = 'To put the backup in its place, end the command with --replace: what the database has now is lost.'
  if (!replaces && (await hasData(trx))) throw new StartError(`The database has data. ${isLost}`)
  const tables = await listTables(trx)
  const foreign = tables.find((table) => !listMigratedTables(migrations).has(table))
  if (!replaces && foreign !== undefined)
    throw new StartError(`The database has the table ${foreign}, which is not one of Turnos. ${isLost}`)
  await sql`drop schema public cascade`.execute(trx)
  await sql`create schema public`.execute(trx)
  await createMigrationTable(trx)
  for (const migration of migrations.slice(0, header.migrations.length)) await runMigration(trx, migration)
  const count = await insertRows(trx, rows)
  await sql`delete from sign_in`.execute(trx)
  for (const migration of migrations.slice(header.migrations.length)) await runMigration(trx, migration)
  // The first calls would otherwise be planned as if the tables were empty.
  await sql`analyze`.execute(trx)
  return count
}

/** Refuses a backup of a database that this release does not know: a newer one, or one whose migrations were changed. */
export function refuseOtherRelease(header: BackupHeader) {
  const migrations = readMigrations()
  const unknown = header.migrations.find(
    ({ name, checksum }, index) => migrations[index]?.name !== name || migrations[index]?.checksum !== checksum,
  )
  if (unknown)
    throw new StartError(
      `The backup has the migration ${unknown.name}, which this release does not know: restore it with the release that made it, or a newer one.`,
    )
}

/** Inserts the rows of a backup as they are: what triggers keep is in the backup too, and references are checked at the end. Returns their number. */
async function insertRows(trx: Trx, rows: AsyncIterable<BackupRow>): Promise<number> {
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
