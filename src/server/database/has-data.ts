import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { migrationTable } from './migrate.ts'
import { probeTable } from './probe-table.ts'

/** True for a database in which someone has entered something: more than the first start creates. */
export async function hasData(db: Db): Promise<boolean> {
  const tables = await listTables(db)
  if (!tables.includes('person')) return tables.length > 0
  const { rows } = await sql<{ has_data: boolean }>`
    select exists (select from person) or exists (select from schedule) or exists (select from absence) or (select count(*) > 1 from app_user) as has_data
  `.execute(db)
  return rows[0]?.has_data === true
}

/** Lists the tables of a database without those that hold no data of the clinic. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `.execute(db)
  return rows.map(({ name }) => name).filter((name) => name !== migrationTable && name !== probeTable)
}
