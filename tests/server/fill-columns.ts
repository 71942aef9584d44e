import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

/** A column of the live schema, such as `client.note`, with the value that fills it, and the texts by which it is found. */
export type FilledColumn = { name: string; value: string; number: string; texts: string[] }

/** What is not filled, by the name of the table or column, and why. */
type Reasons = Readonly<Record<string, string>>

type Filling = {
  /** The person whose rows are filled. */
  personId: string
  /** Begins the names of the filled columns, to tell people apart. */
  prefix?: string
  /** The tables where the walk from the person ends. */
  stops: Reasons
  /** The columns that keep their value. */
  kept: Reasons
  /** The columns that a constraint allows certain values only: one of them, or `token`. */
  values: Readonly<Record<string, string>>
}

/**
 * Fills each text column of the tables that name a person, directly or through others, in the rows of this person. Which columns these are is read from the
 * live schema. Throws when a column can neither be filled nor is named, and when a name is that of no such table or column.
 */
export async function fillColumns(db: Db, { personId, prefix = '', stops, kept, values }: Filling): Promise<FilledColumn[]> {
  const { tables, stopped } = walk(await readReferences(db), stops)
  const unused = new Set([...Object.keys(stops).filter((table) => !stopped.has(table)), ...Object.keys(kept), ...Object.keys(values)])
  const filled: FilledColumn[] = []
  const selectRows = (table: string): RawBuilder<boolean> =>
    table === 'person'
      ? sql<boolean>`id = ${personId}`
      : sql<boolean>`(${sql.join(
          tables
            .get(table)!
            .map(
              ({ column, parent, key }) =>
                sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(parent)} where ${selectRows(parent)})`,
            ),
          sql` or `,
        )})`
  for (const { table, column, type } of await readColumns(db, [...tables.keys()])) {
    const name = `${table}.${column}`
    unused.delete(name)
    if (name in kept || (!isText(type) && typesWithoutText.includes(type))) continue
    if (!isText(type)) throw new Error(`Fill ${name} of the type ${type}, or name it with a reason.`)
    const number = `91555${filled.length + (prefix === '' ? 1001 : 5001)}`
    const value = chooseValue(values[name], { name: `${prefix}${name}`, number })
    const { rows } = await sql<{ stored: string }>`
      update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${selectRows(table)} returning ${sql.ref(column)} as stored
    `.execute(db)
    if (rows.length === 0) throw new Error(`The table ${table} has no row of the person: let startPersonalData store one.`)
    if (rows.some(({ stored }) => stored !== value)) throw new Error(`The column ${name} does not keep ${value}: name it with a reason.`)
    const isOneOfFew = name in values && values[name] !== 'token'
    filled.push({ name: `${prefix}${name}`, value, number, texts: isOneOfFew ? [`${column}":"${value}"`] : [value, number] })
  }
  if (unused.size > 0) throw new Error(`No table or column of the person is named ${[...unused].join(', ')}.`)
  return filled
}

/** Without a blank a value is one word, which a calendar shows whole. */
const chooseValue = (allowed: string | undefined, { name, number }: { name: string; number: string }) =>
  allowed === 'token' ? number.padEnd(22, '_') : (allowed ?? `<${name}:${number}>`)

const isText = (type: string) => ['text', 'varchar'].includes(type)

/** Columns of these types have ids, times, numbers and answers by yes or no, but no text. */
const typesWithoutText = [
  ...['uuid', '_uuid', 'timestamptz', 'date', 'bool', 'int2', '_int2', 'int4', 'int8', 'int4range', 'datemultirange'],
]

/** A column of a table that has the key of a parent table. */
type Reference = { table: string; column: string; parent: string; key: string }

/** Lists the tables that name a person, with the references by which they do, and the tables at which the walk ended. */
function walk(references: readonly Reference[], stops: Reasons) {
  const tables = new Map<string, Reference[]>([['person', []]])
  const stopped = new Set<string>()
  for (const parent of tables.keys()) {
    for (const reference of references.filter((each) => each.parent === parent && each.table !== parent)) {
      if (reference.table in stops) stopped.add(reference.table)
      else tables.set(reference.table, [...(tables.get(reference.table) ?? []), reference])
    }
  }
  return { tables, stopped }
}

/** Reads the foreign keys, and the columns that are named after a table without being one, such as `session_person.person_id`. */
async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as table, own.attname as column, parent.relname as parent, other.attname as key
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_class as parent on parent.oid = confrelid
    cross join unnest(conkey, confkey) as pair (own_number, other_number)
    join pg_attribute as own on own.attrelid = conrelid and own.attnum = own_number
    join pg_attribute as other on other.attrelid = confrelid and other.attnum = other_number
    where contype = 'f' and connamespace = 'public'::regnamespace
    union
    select naming.table_name, naming.column_name, named.table_name, 'id'
    from information_schema.columns as naming
    join information_schema.tables as named using (table_schema)
    where table_schema = 'public' and named.table_type = 'BASE TABLE'
      and naming.column_name in (named.table_name || '_id', replace(named.table_name, 'app_', '') || '_id')
    order by 1, 2, 3
  `.execute(db)
  return rows
}

/** Reads the columns of tables, without those that the database computes. */
async function readColumns(db: Db, tables: readonly string[]) {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, udt_name as type
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and table_name = any(${tables}::text[])
    order by table_name, ordinal_position
  `.execute(db)
  return rows
}
