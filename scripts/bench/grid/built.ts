import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { compileHint } from '../../compile-hint.ts'

/** A page of the bench, built into a temporary folder as the application is. */
export async function builtPage(folder: 'alone' | 'reference') {
  const outDir = mkdtempSync(join(tmpdir(), 'turnos-bench-'))
  const config = { configFile: false as const, root: join(import.meta.dirname, folder), logLevel: 'error' as const, plugins: [compileHint] }
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'es2023' } })
  return {
    /** Serves it; calls to the API go to that server. */
    serve: async (api?: string) => {
      const calls = api ? { proxy: { '/api/': { target: api } } } : {}
      const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0, ...calls } })
      return { url: server.resolvedUrls!.local[0]!, end: () => server.close() }
    },
    remove: () => rmSync(outDir, { recursive: true }),
  }
}
