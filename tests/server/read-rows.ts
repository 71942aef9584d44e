import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

/** Reads every row of every table as text, computed columns included. */
export async function readRows(db: Db, { except = [] }: { except?: string[] } = {}): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `.execute(db)
  const rows: string[] = []
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const { rows: found } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.table(name)} as t order by to_jsonb(t)::text collate "C"
    `.execute(db)
    rows.push(...found.map(({ text }) => `${name} ${text}`))
  }
  return rows
}
