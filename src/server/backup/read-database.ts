import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { listTables } from '../database/has-data.ts'
import { listMigratedTables, readMigrations } from '../database/migrate.ts'
import { StartError } from '../database/start-error.ts'
import { createBackupFormatter } from './backup-format.ts'

/** The number of blocks of a table (8 KiB each) that one statement reads. On the embedded engine nothing else runs meanwhile. */
const blocksAtOnce = 64

/**
 * Reads a gzipped backup: one state of the whole database. It is in memory, because a slow disk or reader must not keep a transaction open. Throws a StartError
 * for a database without tables, and for one with a table of someone else, with which the backup could not be restored.
 */
export async function readBackup(db: Db): Promise<Buffer> {
  // A transaction would keep the embedded engine from answering others, so that it is used only when someone wrote meanwhile.
  const snapshot = await readSnapshotId(db)
  const content = await compressLines(readAll(db))
  return snapshot === (await readSnapshotId(db)) ? content : compressLines(readBackupLines(db))
}

/** Yields the lines of a backup, many at once: one state of the whole database, whatever is written meanwhile. */
export async function* readBackupLines(db: Db): AsyncGenerator<string> {
  const transaction = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    await sql`set local statement_timeout = 0`.execute(transaction)
    yield* readAll(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

/** Reads which transactions have ended. Two that are equal see the same rows. */
async function readSnapshotId(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]?.snapshot
}

async function compressLines(lines: AsyncIterable<string>): Promise<Buffer> {
  // The engine waits for this too, so that speed counts for more than a smaller file.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 1024 * 1024 })
  const [content] = await Promise.all([buffer(gzip), pipeline(lines, gzip)])
  return content
}

/** Calls of before a restore are not to be answered by what the restored database does not have. */
const leftOut = 'idempotency_key'

async function* readAll(db: Db): AsyncGenerator<string> {
  const tables = (await listTables(db)).filter((table) => table !== leftOut)
  const ownTables = listMigratedTables(readMigrations())
  const foreign = tables.find((table) => !ownTables.has(table))
  if (foreign !== undefined)
    throw new StartError(`The database has the table ${foreign}, which is not one of this release of Turnos: move it to another database.`)
  if (tables.length === 0) throw new StartError('The database has no data yet: the server makes it at its first start.')
  const { rows: migrations } = await sql<{ name: string; checksum: string }>`select name, checksum from migration order by name`.execute(db)
  const { formatHeader, formatTable, formatRows, formatEnd } = createBackupFormatter()
  yield formatHeader({ created_at: new Date().toISOString(), migrations })
  for (const table of tables) {
    yield formatTable(table)
    for await (const { lines, count } of readTable(db, table)) yield formatRows(lines, count)
  }
  yield formatEnd()
}

/**
 * Reads one row of each table in the way of a backup, so that the embedded engine has its files open: it can then give a last backup when its folder was deleted.
 */
export async function openTables(db: Db) {
  for (const table of await listTables(db)) for await (const _ of readTable(db, table, 'limit 1')) break
}

/** Yields the rows of a table as lines of JSON, without the columns that the database computes. */
async function* readTable(db: Db, table: string, limit: '' | 'limit 1' = '') {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position
  `.execute(db)
  const { rows: sizes } = await sql<{ blocks: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::int as blocks
  `.execute(db)
  const row = sql`select ${sql.join(columns.map(({ name }) => sql.id(name)))} from ${sql.table(table)}`
  const at = (block: number) => sql`${`(${block},0)`}::tid`
  for (let block = 0; block === 0 || block < sizes[0]!.blocks; block += blocksAtOnce) {
    // The last statement has no end: a table whose file was deleted has the size 0, and only reading it fails.
    const next = block + blocksAtOnce
    const end = next < sizes[0]!.blocks ? sql`and ctid < ${at(next)}` : sql``
    const { rows } = await sql<{ lines: string | null; count: number }>`
      select string_agg(row_to_json(t)::text, e'\n') as lines, count(*) as count from (${row} where ctid >= ${at(block)} ${end} ${sql.raw(limit)}) as t
    `.execute(db)
    for (const { lines, count } of rows) if (lines !== null) yield { lines, count }
  }
}
