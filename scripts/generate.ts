// npm run generate: writes src/api/generated from the contract, and schema.sql from the migrations. With --check it writes nothing, and fails when a file is
// stale.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { generateAccess, generateCalls, generateReads } from './generate/access.ts'
import { toAppDocument } from './generate/app-document.ts'
import { generateCallSchemas } from './generate/call-schemas.ts'
import { ContractError, checkAccess } from './generate/check-access.ts'
import { readContract, removeExamples } from './generate/contract.ts'
import { generateContract } from './generate/contract-data.ts'
import { generateDatabaseSchema } from './generate/database-schema.ts'
import { pickContents } from './generate/pick-contents.ts'
import { generateSchemas } from './generate/schemas.ts'
import { generateTypes } from './generate/typescript.ts'

const folder = 'src/api/generated/'
const locate = (path: string) => new URL(`../${path}`, import.meta.url)
const header = '// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.\n\n'
const schemaHeader = `-- Generated from the migrations by \`npm run generate\`: do not edit. It is read, and never run: the schema as the migrations leave it, each table
-- with its indexes and triggers, then the functions.

`

try {
  const files = await generateFiles()
  await mkdir(locate(folder), { recursive: true })
  if (process.argv.includes('--check')) {
    const stale = await findStaleFiles(files)
    if (stale.length > 0) {
      console.error(`Stale: ${stale.join(', ')}. Run "npm run generate" and commit the result.`)
      process.exitCode = 1
    }
  } else {
    for (const [path, text] of Object.entries(files)) await writeFile(locate(path), text)
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Generates the text of each file. Throws a ContractError when the contract has a mistake. */
async function generateFiles(): Promise<Record<string, string>> {
  const contract = readContract()
  checkAccess(contract)
  const wire = removeExamples(contract)
  const app = toAppDocument(pickContents(wire, { hasFailures: false }))
  const [schemas, databaseSchema] = await Promise.all([generateSchemas(app), generateDatabaseSchema()])
  const generated: Record<string, string> = {
    'wire.ts': await generateTypes(pickContents(wire, { hasFailures: true }), ['paths']),
    'app.ts': await generateTypes(app),
    'schemas.ts': schemas,
    'call-schemas.ts': generateCallSchemas(app, schemas),
    'access.ts': generateAccess(wire),
    'calls.ts': generateCalls(wire),
    'reads.ts': generateReads(wire),
    'contract.ts': generateContract(wire),
  }
  return {
    ...Object.fromEntries(Object.entries(generated).map(([name, text]) => [folder + name, header + text])),
    'src/server/database/schema.sql': schemaHeader + databaseSchema,
  }
}

async function findStaleFiles(files: Record<string, string>) {
  const read = (path: string) => readFile(locate(path), 'utf8').catch(() => undefined)
  const stale = (await readdir(locate(folder))).map((name) => folder + name).filter((path) => !(path in files))
  for (const [path, text] of Object.entries(files)) if ((await read(path)) !== text) stale.push(path)
  return stale
}
