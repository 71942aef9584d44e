import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/database/connect.ts'

/** Runs these calls and expects every table to have as many rows as before. */
export async function expectNothingStored(db: Db, run: () => Promise<void>) {
  const before = await countRows(db)
  await run()
  expect(await countRows(db)).toEqual(before)
}

async function countRows(db: Db) {
  const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables where schemaname = 'public' order by tablename`.execute(
    db,
  )
  const counts: Record<string, number> = {}
  for (const { tablename } of rows) {
    const counted = await sql<{ count: number }>`select count(*) from ${sql.table(tablename)}`.execute(db)
    counts[tablename] = counted.rows[0]!.count
  }
  return counts
}
