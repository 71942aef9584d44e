// The web with hot reload, beside the server that restarts when its source changes, or with --mock beside the Prism mock.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const mock = process.argv.includes('--mock')
const additions = process.argv.filter((word) => word === '--without-additions')
const port = mock ? '4010' : (process.env.PORT ?? '3000')

const behind: ChildProcess = spawn(process.execPath, mock ? ['scripts/mock.ts', ...additions] : ['--watch', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
// read by vite.config.ts
process.env.API_URL = `http://127.0.0.1:${port}`
const web = await createServer({ configFile: join(root, 'vite.config.ts') })
await web.listen()
web.printUrls()

// Both end together: a signal goes to the one behind, and its end, whatever the reason, is ours too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => behind.kill('SIGTERM'))
behind.once('exit', () => process.exit())
process.once('exit', () => behind.kill('SIGTERM'))
