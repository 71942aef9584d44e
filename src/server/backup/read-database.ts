import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { probeTable } from '../database/probe-table.ts'
import { StartError } from '../database/start-error.ts'
import { createBackupFormatter } from './backup-format.ts'

/** The table of the migrations, which the header of a backup has. */
export const migrationTable = 'migration'

/** The number of blocks of a table (8 KiB each) that one statement reads. On the embedded engine nothing else runs meanwhile. */
const blocksAtOnce = 64

/**
 * Reads a gzipped backup: one state of the whole database. It is in memory, because a slow disk or reader must not keep a transaction open. Throws a StartError
 * for a database without tables.
 */
export async function readBackup(db: Db): Promise<Buffer> {
  // A transaction would keep the embedded engine from answering others, so that it is used only when somebody wrote meanwhile.
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

async function* readAll(db: Db): AsyncGenerator<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `.execute(db)
  if (!tables.some(({ name }) => name === migrationTable))
    throw new StartError('The database has no data yet: the server makes it at its first start.')
  const { rows: migrations } = await sql<{ name: string; checksum: string }>`select name, checksum from migration order by name`.execute(db)
  const { formatHeader, formatTable, formatRows, formatEnd } = createBackupFormatter()
  yield formatHeader({ created_at: new Date().toISOString(), migrations })
  for (const { name } of tables.filter((table) => table.name !== migrationTable && table.name !== probeTable)) {
    yield formatTable(name)
    for await (const { lines, count } of readTable(db, name)) yield formatRows(lines, count)
  }
  yield formatEnd()
}

/** Yields the rows of a table as lines of JSON, without the columns that the database computes. */
async function* readTable(db: Db, table: string) {
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
      select string_agg(row_to_json(t)::text, e'\n') as lines, count(*) as count from (${row} where ctid >= ${at(block)} ${end}) as t
    `.execute(db)
    for (const { lines, count } of rows) if (lines !== null) yield { lines, count }
  }
}
