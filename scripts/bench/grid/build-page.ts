import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

/** Builds a page of the benchmark into a temporary folder, with the target of the application. */
export async function buildPage(folder: 'grid-only' | 'fullcalendar') {
  const outDir = mkdtempSync(join(tmpdir(), 'turnos-bench-'))
  const config = { configFile: false as const, root: join(import.meta.dirname, folder), logLevel: 'error' as const }
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'es2023' } })
  return {
    /** Serves the page and forwards its API calls to a server. */
    serve: async (apiUrl?: string) => {
      const proxy = apiUrl ? { '/api/': { target: apiUrl } } : undefined
      const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0, proxy } })
      return { url: server.resolvedUrls!.local[0]!, end: () => server.close() }
    },
    remove: () => rmSync(outDir, { recursive: true }),
  }
}
