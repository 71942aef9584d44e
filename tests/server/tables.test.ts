import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from './test-database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

/** Migrations are read and written by SQL alone, and the limits by their library. */
const withoutRowType = ['migration', 'rate_limit']

/** Lists the columns of the row types, such as "person.email or null". */
function listTypedColumns(): string[] {
  const file = fileURLToPath(new URL('row-types.ts', import.meta.url))
  const { config } = ts.readConfigFile(fileURLToPath(new URL('../../tsconfig.json', import.meta.url)), ts.sys.readFile)
  const { compilerOptions } = config
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, lib: ['esnext'], types: ['node'] }, '')
  const program = ts.createProgram([file], options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)!
  const rows = source.statements.find((statement) => ts.isTypeAliasDeclaration(statement))!
  const listProperties = (type: ts.Type) =>
    checker
      .getPropertiesOfType(type)
      .map((property) => ({ name: property.name, type: checker.getTypeOfSymbolAtLocation(property, source) }))
  const isNullable = (type: ts.Type) => type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null)
  return listProperties(checker.getTypeAtLocation(rows)).flatMap((table) =>
    listProperties(table.type).map(({ name, type }) => `${table.name}.${name}${isNullable(type) ? ' or null' : ''}`),
  )
}

test('the row types have the columns of the database, and null where a column may be null', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name || case when is_nullable = 'YES' then ' or null' else '' end as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${withoutRowType}::text[])
  `.execute(db)
  expect(listTypedColumns().sort()).toEqual(rows.map(({ column }) => column).sort())
})
