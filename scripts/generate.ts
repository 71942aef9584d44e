// npm run generate: writes src/api/generated from the contract. With --check it writes nothing, and fails when a file is stale.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { generateAccess } from './generate/access.ts'
import { toAppDocument } from './generate/app-document.ts'
import { generateCallSchemas } from './generate/call-schemas.ts'
import { readContract, removeExamples } from './generate/contract.ts'
import { generateContract } from './generate/contract-data.ts'
import { generateSchemas } from './generate/schemas.ts'
import { generateTypes } from './generate/typescript.ts'

const folder = new URL('../src/api/generated/', import.meta.url)
const header = '// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.\n\n'

const wire = removeExamples(readContract())
const app = toAppDocument(wire)
const schemas = await generateSchemas(app)
const files: Record<string, string> = {
  'wire.ts': await generateTypes(wire),
  'app.ts': await generateTypes(app),
  'schemas.ts': schemas,
  'call-schemas.ts': generateCallSchemas(app, schemas),
  'access.ts': generateAccess(wire),
  'contract.ts': generateContract(wire),
}

await mkdir(folder, { recursive: true })
if (process.argv.includes('--check')) {
  const stale = await findStaleFiles()
  if (stale.length > 0) {
    console.error(`Stale in src/api/generated: ${stale.join(', ')}. Run "npm run generate" and commit the result.`)
    process.exitCode = 1
  }
} else {
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, folder), header + text)
}

async function findStaleFiles() {
  const existing = await readdir(folder)
  const read = async (name: string) => (existing.includes(name) ? readFile(new URL(name, folder), 'utf8') : undefined)
  const stale: string[] = existing.filter((name) => !(name in files))
  for (const [name, text] of Object.entries(files)) if ((await read(name)) !== header + text) stale.push(name)
  return stale
}
