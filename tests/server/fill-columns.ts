import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

/** A text column of the live schema, such as `client.note`, with the value that fills it, and the number in it, by which it is searched. */
export type FilledColumn = { name: string; value: string; number: string }

/** The records of one person. */
type Owner = { personId: string; clientIds: readonly string[] }

/**
 * Fills each text column of the tables `person` and `client`, and of every table with a `client_id` or `person_id`, in the rows of one person. Which columns
 * these are is read from the live schema. Returns the filled ones, and the names of those that keep another value: a constraint or a trigger decides it.
 */
export async function fillTextColumns(db: Db, { personId, clientIds }: Owner): Promise<{ filled: FilledColumn[]; kept: string[] }> {
  const filled: FilledColumn[] = []
  const kept: string[] = []
  for (const [index, { table, column, key }] of (await listTextColumns(db)).entries()) {
    const name = `${table}.${column}`
    const number = `91555${index + 1001}`
    // Without a blank it is one word, which a calendar shows whole.
    const value = `<${name}:${number}>`
    const update = sql<{ stored: string }>`
      update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${sql.ref(key)} = any(${key === 'client_id' ? clientIds : [personId]}::uuid[])
      returning ${sql.ref(column)} as stored
    `
    const stored = await update.execute(db).then(
      ({ rows }) => rows.map((row) => row.stored),
      (error: { code?: string }) => {
        if (error.code !== checkViolation) throw error
        return [null]
      },
    )
    if (stored.length === 0) throw new Error(`The table ${table} has no row of the person: let startPersonalData store one.`)
    if (stored.every((text) => text === value)) filled.push({ name, value, number })
    else kept.push(name)
  }
  return { filled, kept }
}

const checkViolation = '23514'

/** Lists the text columns with the column that names their owner. Those that the database computes are left out. */
async function listTextColumns(db: Db) {
  const { rows } = await sql<{ table: string; column: string; key: 'id' | 'client_id' | 'person_id' }>`
    select table_name as table, text.column_name as column, owner.column_name as key
    from information_schema.columns as text
    join information_schema.tables using (table_schema, table_name)
    join information_schema.columns as owner using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and text.is_generated = 'NEVER'
      and text.data_type in ('text', 'character varying')
      and (owner.column_name in ('client_id', 'person_id') or table_name = 'person' and owner.column_name = 'id')
    order by table_name, text.ordinal_position
  `.execute(db)
  return rows
}
