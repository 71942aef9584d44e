// Writes src/api/generated from the contract; with --check says what is stale and fails instead.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { accessFile } from './generate/access.ts'
import { inWebNames } from './generate/app-document.ts'
import { readContract, withoutExamples } from './generate/contract.ts'
import { documentFile } from './generate/document.ts'
import { schemasFile } from './generate/schemas.ts'
import { shapesFile } from './generate/shapes.ts'
import { typesFile } from './generate/type-files.ts'

const folder = new URL('../src/api/generated/', import.meta.url)
const header = '// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.\n\n'

const wire = withoutExamples(readContract())
const app = inWebNames(wire)
const schemas = await schemasFile(app)
const files: Record<string, string> = {
  'wire.ts': await typesFile(wire),
  'app.ts': await typesFile(app),
  'schemas.ts': schemas,
  'shapes.ts': shapesFile(app, schemas),
  'access.ts': accessFile(wire),
  'contract.ts': documentFile(wire),
}

await mkdir(folder, { recursive: true })
if (process.argv.includes('--check')) {
  const stale = await differing()
  if (stale.length > 0) {
    console.error(`Stale in src/api/generated: ${stale.join(', ')}. Run "npm run generate" and commit what it writes.`)
    process.exitCode = 1
  }
} else {
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, folder), header + text)
}

async function differing() {
  const present = await readdir(folder)
  const committed = async (name: string) => (present.includes(name) ? readFile(new URL(name, folder), 'utf8') : undefined)
  const changed: string[] = present.filter((name) => !(name in files))
  for (const [name, text] of Object.entries(files)) if ((await committed(name)) !== header + text) changed.push(name)
  return changed
}
