// Runs the web with hot reload, and the server, which restarts when its source changes. With --mock the mock answers instead of the server, with
// --api URL a foreign backend does. --port is the port of the web.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { createApiProxy, parseApiUrl } from './dev/api-proxy.ts'
import { startMock } from './mock/server.ts'

const root = join(import.meta.dirname, '..')

try {
  const { values } = parseArgs({
    options: {
      mock: { type: 'boolean', default: false },
      api: { type: 'string' },
      port: { type: 'string' },
    },
  })
  const api = values.mock ? await runMock() : values.api === undefined ? runServer() : parseApiUrl(values.api)
  const web = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: {
      // Without the option Vite takes the next free port from 5173 on.
      ...(values.port !== undefined && { port: Number(values.port), strictPort: true }),
      proxy: createApiProxy(api, { isMock: values.mock }),
    },
  })
  await web.listen()
  console.log(`The web is ready at ${web.resolvedUrls?.local[0]}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function runMock() {
  const { url } = await startMock({ movesDates: true, log: console.log })
  return new URL(url)
}

/** Runs the server in a separate process. Both processes end together: a signal ends the server, and its exit ends this process. */
function runServer() {
  const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill('SIGTERM'))
  server.once('exit', () => process.exit())
  process.once('exit', () => server.kill('SIGTERM'))
  return new URL(`http://127.0.0.1:${process.env.PORT ?? '3000'}/api`)
}
