import { sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'
import { probeTable } from '../database/probe-table.ts'
import { StartError } from '../database/start-error.ts'
import { createBackupFormatter } from './backup-format.ts'

/** The table of the migrations, which the header of a backup has. */
export const migrationTable = 'migration'

/** The number of rows that are in memory at once. */
const batchSize = 1000

/** Yields the lines of a backup: one state of the whole database, whatever is written meanwhile. Throws a StartError for a database without tables. */
export async function* readBackupLines(db: Db): AsyncGenerator<string> {
  const transaction = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    yield* readAll(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

async function* readAll(trx: Trx): AsyncGenerator<string> {
  await sql`set local statement_timeout = 0`.execute(trx)
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `.execute(trx)
  if (!tables.some(({ name }) => name === migrationTable))
    throw new StartError('The database has no data yet: the server makes it at its first start.')
  const { rows: migrations } = await sql<{ name: string; checksum: string }>`select name, checksum from migration order by name`.execute(
    trx,
  )
  const { formatHeader, formatTable, formatRow, formatEnd } = createBackupFormatter()
  yield formatHeader({ created_at: new Date().toISOString(), migrations })
  for (const { name } of tables.filter((table) => table.name !== migrationTable && table.name !== probeTable)) {
    yield formatTable(name)
    for await (const json of readTable(trx, name)) yield formatRow(json)
  }
  yield formatEnd()
}

/** Yields the rows of a table as JSON texts, without the columns that the database computes. */
async function* readTable(trx: Trx, table: string) {
  const { rows: computed } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'ALWAYS'
  `.execute(trx)
  const names = computed.map(({ name }) => name)
  await sql`declare backup_rows cursor for select (to_jsonb(t) - ${names}::text[])::text as json from ${sql.table(table)} as t`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(batchSize)} from backup_rows`.execute(trx)
    for (const { json } of rows) yield json
    if (rows.length < batchSize) break
  }
  await sql`close backup_rows`.execute(trx)
}
