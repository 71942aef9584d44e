import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import type { Contract } from '#api/document.ts'

/** Generates Valibot schemas: `vWorker` for each component, `v…Body`, `v…Query` and `v…Response` for each operation that has them. */
export async function generateSchemas(document: Contract): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'schemas-'))
  try {
    await createClient({
      input: structuredClone(document),
      output: { path: folder },
      plugins: [{ name: 'valibot', comments: false }],
      logs: { level: 'silent', file: false },
    })
    const text = (await readFile(join(folder, 'valibot.gen.ts'), 'utf8')).replaceAll(unusedSchemas, '')
    // JSON Schema patterns are Unicode patterns: without the flag, \p{L} would match the characters p, { and so on.
    return shareParts(text.replace(/^\/\/.*\n+/, '').replaceAll(/(v\.regex\(\/.*?[^\\]\/)\)/g, '$1u)'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Paths are not checked, and a 204 has no body. */
const unusedSchemas = /^export const v\w+(Path = v\.object\(\{[^}]*\}\)|Response = v\.void\(\));\n\n?/gm

/** The parts that stand in most schemas, by the name of the constant that takes their place, because every page loads the schemas. */
const sharedParts = {
  uuid: 'v.pipe(v.string(), v.uuid())',
  integer: 'v.pipe(v.number(), v.integer())',
  isoDate: 'v.pipe(v.string(), v.isoDate())',
  isoTimestamp: 'v.pipe(v.string(), v.isoTimestamp())',
  plannedDate: 'v.pipe(v.string(), v.isoDate(), v.regex(/^(19|20|21)[0-9]{2}-|^2200-/u))',
  minuteOfDay: 'v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440))',
  line: String.raw`v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\x00-\x1f\x7f]*$/u))`,
  filledLine: String.raw`v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[^\x00-\x1f\x7f]*$/u))`,
  pageNumber: 'v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000000))',
}

function shareParts(text: string): string {
  const shared = Object.entries(sharedParts).reduce((result, [name, part]) => result.replaceAll(part, name), text)
  const constants = Object.entries(sharedParts).map(([name, part]) => `const ${name} = ${part};\n`)
  return shared.replace(/^import .*\n+/, (importLine) => `${importLine}${constants.join('')}\n`)
}
