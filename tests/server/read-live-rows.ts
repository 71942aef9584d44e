import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

/** Tables that are not compared: they hold no entered data, or a log of it. */
const others = ['data_version', 'generated_link_url', 'history', 'known_address', 'migration', 'rate_limit', 'sign_in']

/** Reads every row that is not deleted, of every table, as text without `updated_at`. Counts of zero are left out. */
export async function readLiveRows(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${others}::text[]) and table_name not like 'turnos_probe%'
  `.execute(db)
  const parts = tables.map(
    ({ name }) => sql`select ${name} as name, to_jsonb(stored) - 'updated_at' as row from ${sql.table(name)} as stored`,
  )
  const { rows } = await sql<{ text: string }>`
    select name || ' ' || row::text as text from (${sql.join(parts, sql` union all `)}) as stored
    where row ->> 'deleted_at' is null and (name <> 'session_count' or row ->> 'count' <> '0')
  `.execute(db)
  return rows.map(({ text }) => text).sort()
}
