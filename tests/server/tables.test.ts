import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from './test-database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

/** Migrations are read and written by SQL alone, and the limits by their library. */
const withoutRowType = ['migration', 'rate_limit']

/** Triggers write these columns, so that an insertion leaves them out although they have no default. */
const writtenByTriggers = ['session.weeks']

/** The class of values in which queries return the columns of a type of PostgreSQL. An array has that of its elements, followed by `[]`. */
const classes: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  timestamptz: 'string',
  int4range: 'string',
  datemultirange: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  bool: 'boolean',
  bytea: 'Buffer',
  jsonb: 'object',
}

/** Reads the types of `row-types.ts`: the columns as queries return them, and those that an insertion requires. */
function openRowTypes() {
  const file = fileURLToPath(new URL('row-types.ts', import.meta.url))
  const { config } = ts.readConfigFile(fileURLToPath(new URL('../../tsconfig.json', import.meta.url)), ts.sys.readFile)
  const { compilerOptions } = config
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, lib: ['esnext'], types: ['node'] }, '')
  const program = ts.createProgram([file], options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)!
  const getPropertyType = (property: ts.Symbol) => checker.getTypeOfSymbolAtLocation(property, source)
  const listColumns = (name: string) => {
    const rows = source.statements.find((statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === name)!
    return checker
      .getPropertiesOfType(checker.getTypeAtLocation(rows))
      .flatMap((table) =>
        checker
          .getPropertiesOfType(getPropertyType(table))
          .map((column) => ({ name: `${table.name}.${column.name}`, column, type: getPropertyType(column) })),
      )
  }
  /** Names the class of a type, such as "string" for a union of texts. */
  const nameClass = (type: ts.Type): string => {
    if (checker.isArrayType(type)) return `${nameClass(checker.getTypeArguments(type as ts.TypeReference)[0]!)}[]`
    const parts = type.isUnion() ? type.types : [type]
    const are = (flag: ts.TypeFlags) => parts.every(({ flags }) => flags & flag)
    if (are(ts.TypeFlags.StringLike)) return 'string'
    if (are(ts.TypeFlags.NumberLike)) return 'number'
    if (are(ts.TypeFlags.BooleanLike)) return 'boolean'
    const name = type.getSymbol()?.name
    return name === 'Buffer' ? name : are(ts.TypeFlags.Object) ? 'object' : checker.typeToString(type)
  }
  const isNullable = (type: ts.Type) => type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null)
  return {
    read: listColumns('Rows').map(
      ({ name, type }) => `${name}: ${nameClass(checker.getNonNullableType(type))}${isNullable(type) ? ' or null' : ''}`,
    ),
    required: listColumns('NewRows')
      .filter(({ column }) => !(column.flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name),
  }
}

type Column = { name: string; type: string; isNullable: boolean; isFilled: boolean }

/** Reads the columns of the live schema. A column is filled when the database computes it, or has a default for it. */
async function readColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_generated = 'ALWAYS' as "isFilled"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${withoutRowType}::text[])
  `.execute(db)
  return rows
}

/** Names the class of values in which a column is returned. The name of an array's type is that of its elements after an underscore. */
function nameColumnClass({ name, type }: Column): string {
  // The database does not say that the value of this one is a list.
  if (name === 'message.changes') return 'object[]'
  const element = classes[type.replace(/^_/, '')]
  if (element === undefined) throw new Error(`Name the class of the type ${type}, which ${name} has, in this file.`)
  return type.startsWith('_') ? `${element}[]` : element
}

const types = openRowTypes()

test('the row types have the columns of the database, their types, and null where a column may be null', async () => {
  const columns = await readColumns()
  expect(types.read.sort()).toEqual(
    columns.map((column) => `${column.name}: ${nameColumnClass(column)}${column.isNullable ? ' or null' : ''}`).sort(),
  )
})

test('an insertion requires the columns that may not be null and have no default, and no others', async () => {
  const columns = await readColumns()
  const required = columns.filter(({ name, isNullable, isFilled }) => !isNullable && !isFilled && !writtenByTriggers.includes(name))
  expect(types.required.sort()).toEqual(required.map(({ name }) => name).sort())
})
