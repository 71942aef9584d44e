import { type RawBuilder, sql } from 'kysely'
import { openDatabase } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'

/**
 * Returns the schema that the migrations leave, as SQL to be read: the extensions, each table with its indexes and triggers, then the functions. The
 * migrations create nothing of another kind.
 */
export async function generateDatabaseSchema(): Promise<string> {
  const database = await openDatabase({})
  try {
    await migrate(database.db)
    const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(database.db)).rows
    const extensions = (await read(selectExtensions)).map(({ name }) => printStatement(`CREATE EXTENSION ${name}`))
    const tables = (await read(selectTables)).map(printTable)
    const functions = (await read(selectFunctions)).map(({ definition }) => printStatement(definition.trim().replace(functionStart, '$1')))
    return [...extensions, ...tables, ...functions].join('\n')
  } finally {
    await database.close()
  }
}

type Table = { name: string; is_unlogged: boolean; parts: string[]; indexes: string[]; triggers: string[] }

const printTable = ({ name, is_unlogged, parts, indexes, triggers }: Table) => {
  const table = `CREATE ${is_unlogged ? 'UNLOGGED ' : ''}TABLE ${name} (\n${parts.map((part) => `  ${part}`).join(',\n')}\n)`
  return [table, ...indexes, ...triggers].map(printStatement).join('')
}

const printStatement = (statement: string) => `${statement};\n`

/** The start of a function's definition, which alone always names the schema. */
const functionStart = /^(CREATE OR REPLACE FUNCTION )public\./

const selectExtensions = sql<{ name: string }>`select extname as name from pg_extension where extname <> 'plpgsql' order by oid`

/** The tables in the order of their creation. The index of a primary key or another constraint is part of the constraint. */
const selectTables = sql<Table>`
  select relname as name, relpersistence = 'u' as is_unlogged,
    array(
      select concat_ws(' ', attname, format_type(atttypid, atttypmod),
        case when attcollation <> typcollation then format('COLLATE %I', (select collname from pg_collation where oid = attcollation)) end,
        case when attgenerated = 's' then format('GENERATED ALWAYS AS (%s) STORED', pg_get_expr(adbin, adrelid))
          else 'DEFAULT ' || pg_get_expr(adbin, adrelid) end,
        case when attnotnull then 'NOT NULL' end)
      from pg_attribute join pg_type on pg_type.oid = atttypid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum
    ) || array(
      select format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid, true)) from pg_constraint
      where conrelid = pg_class.oid and contype in ('p', 'u', 'x', 'f', 'c') order by position(contype in 'puxfc'), conname
    ) as parts,
    array(
      select pg_get_indexdef(indexrelid, 0, true) from pg_index join pg_class index on index.oid = indexrelid
      where indrelid = pg_class.oid and not exists (select from pg_constraint where conrelid = indrelid and conindid = indexrelid) order by relname
    ) as indexes,
    array(
      select pg_get_triggerdef(oid, true) from pg_trigger where tgrelid = pg_class.oid and not tgisinternal order by tgname
    ) as triggers
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by pg_class.oid
`

/** The functions in the order of their creation, without those of extensions. */
const selectFunctions = sql<{ definition: string }>`
  select pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by oid
`
