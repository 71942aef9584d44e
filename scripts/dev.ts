// Runs the web with hot reload, and the server, which restarts when its source changes. With --mock it runs the mock instead of the server.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const withMock = process.argv.includes('--mock')
const mockArgs = process.argv.filter((arg) => arg === '--without-additions')
const port = withMock ? '4010' : (process.env.PORT ?? '3000')

const backend: ChildProcess = spawn(process.execPath, withMock ? ['scripts/mock.ts', ...mockArgs] : ['--watch', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
// vite.config.ts reads this variable.
process.env.API_URL = `http://127.0.0.1:${port}`
const web = await createServer({ configFile: join(root, 'vite.config.ts') })
await web.listen()
web.printUrls()

// This process and the backend end together: a signal ends the backend, and its exit ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => backend.kill('SIGTERM'))
backend.once('exit', () => process.exit())
process.once('exit', () => backend.kill('SIGTERM'))
