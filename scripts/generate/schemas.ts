import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import type { Contract } from './contract.ts'

/** Valibot schemas: `vWorker` of each component, `v…Body`, `v…Query` and `v…Response` of each operation. */
export async function schemasFile(document: Contract): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'schemas-'))
  try {
    await createClient({
      input: structuredClone(document),
      output: { path: folder },
      plugins: [{ name: 'valibot', comments: false }],
      logs: { level: 'silent', file: false },
    })
    const written = await readFile(join(folder, 'valibot.gen.ts'), 'utf8')
    // JSON Schema's patterns are Unicode ones: without the flag \p{L} would look for the letters p, L and braces.
    return written.replace(/^\/\/.*\n+/, '').replaceAll(/(v\.regex\(\/.*?[^\\]\/)\)/g, '$1u)')
  } finally {
    await rm(folder, { recursive: true })
  }
}
