import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, inject, test } from 'vitest'
import { createDataFolder, runToExit, startApp } from '../../scripts/app/app-process.ts'
import { administrator } from './administrator.ts'

/** Lent to one test after the other: a copy for each would be 40 MB every time. */
const data = createDataFolder(inject('started'))
afterAll(() => data.remove())

test.each([
  ['PORT', 'tres mil'],
  ['HOST', 'no es una máquina'],
  ['HOST', '999.1.1.1'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', '::g'],
  // of nobody (RFC 6761), and for examples (RFC 5737): what only listening can tell
  ['HOST', 'nobody.invalid'],
  ['HOST', '203.0.113.7'],
  ['DATABASE_URL', 'mysql://127.0.0.1/turnos'],
  ['ADMIN_PASSWORD', 'corta'],
  ['CLINIC_TIME_ZONE', 'America/Atlantis'],
  ['TEST_MODE', 'quizás'],
  ['TRUST_PROXY', 'everybody'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s stops the start with one sentence that names it', async (name, value) => {
  const { code, output } = await runToExit({ DATA_DIR: data.folder, [name]: value })
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.$`))
  expect(output).not.toContain(value)
})

test('a database that does not answer stops the start with one sentence that names the setting and hides its password', async () => {
  const { code, output } = await runToExit({ DATABASE_URL: 'postgres://somebody:secreto@127.0.0.1:1/turnos' })
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(/^[^\n]*DATABASE_URL[^\n]*\.$/)
  expect(output).not.toContain('secreto')
})

test('a port that is taken stops the start with one sentence, and the password comes with the first start that succeeds', async () => {
  const empty = createDataFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, output } = await runToExit({ DATA_DIR: empty.folder, PORT: String(port) })
  other.close()
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(/^[^\n]*PORT[^\n]*\.$/)
  const app = await startApp({ DATA_DIR: empty.folder })
  await app.end('SIGTERM')
  empty.remove()
  expect(app.output()).toMatch(generated)
})

test('a data folder belongs to one server at a time', async () => {
  const first = await startApp({ DATA_DIR: data.folder })
  const { code, output } = await runToExit({ DATA_DIR: data.folder })
  await first.end('SIGKILL')
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(/^[^\n]*another process[^\n]*\.$/i)
})

/** The last line of a first start. */
const generated = /\n[^\n]*"admin" with the password \S{10,}[^\n]*\n$/

test('the first start prints a generated password, and no later start does', async () => {
  const empty = createDataFolder()
  const first = await startApp({ DATA_DIR: empty.folder })
  await first.end('SIGTERM')
  const second = await startApp({ DATA_DIR: empty.folder })
  await second.end('SIGTERM')
  empty.remove()
  // the last that is said, after where the server is
  expect(first.output()).toMatch(/ready at http:\S+\n/)
  expect(first.output()).toMatch(generated)
  expect(second.output()).not.toMatch(/password/i)
})

test('a sign-in sent during a first start waits until the user admin exists', async () => {
  const empty = createDataFolder()
  const port = await findFreePort()
  const starting = startApp({ DATA_DIR: empty.folder, PORT: String(port), ADMIN_PASSWORD: administrator.password })
  const signIn = () =>
    fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: administrator.name, password: administrator.password }),
    })
  let first: Response | undefined
  const isAnswered = async () => {
    first = await signIn().catch(() => undefined) // refused until the server listens
    return first !== undefined
  }
  await expect.poll(isAnswered, { interval: 1, timeout: 60_000 }).toBe(true)
  const app = await starting
  await app.end('SIGTERM')
  empty.remove()
  expect(first?.status).toBe(200)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets what runs come to its end and then ends the server', async (signal) => {
  const app = await startApp({ DATA_DIR: data.folder })
  const running = startedSignIn(app.url, { username: administrator.name, password: administrator.password })
  await running.connected
  const ended = app.end(signal)
  await expect
    .poll(() =>
      fetch(app.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  expect(await running.finish()).toBe(200)
  expect(await ended).toBe(0)
})

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A sign-in whose body is still on its way: the server has begun with it and cannot have answered. */
function startedSignIn(url: string, credentials: object) {
  const body = JSON.stringify(credentials)
  const call = request(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  })
  const { promise: connected, resolve: isConnected } = Promise.withResolvers<void>()
  const { promise: answered, resolve, reject } = Promise.withResolvers<number | undefined>()
  // "100 Continue" is the server's word that it has this request
  call.once('continue', isConnected)
  call.once('response', (response) => resolve(response.resume().statusCode))
  call.once('error', reject)
  call.flushHeaders()
  return {
    connected,
    finish: () => {
      call.end(body)
      return answered
    },
  }
}
