import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, inject, test } from 'vitest'
import { createDataFolder, runToExit, startApp } from '../../scripts/app/app-process.ts'
import { administrator } from './administrator.ts'

/** The data folder that the tests share, because a copy takes 40 MB. */
const data = createDataFolder(inject('startedDataFolder'))
afterAll(() => data.remove())

test.each([
  ['PORT', 'tres mil'],
  ['HOST', 'no es una máquina'],
  ['HOST', '999.1.1.1'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', '::g'],
  // These reserved names and addresses (RFC 6761, RFC 5737) only fail when the server listens.
  ['HOST', 'nobody.invalid'],
  ['HOST', '203.0.113.7'],
  ['DATABASE_URL', 'mysql://127.0.0.1/turnos'],
  ['ADMIN_PASSWORD', 'corta'],
  ['CLINIC_TIME_ZONE', 'America/Atlantis'],
  ['CLINIC_NAME', 'Centro\nKallpa'],
  ['CLINIC_PHONE', '12345'],
  ['PHONE_PREFIX', 'Perú'],
  ['TEST_MODE', 'quizás'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
])('an invalid %s stops the start with one sentence that names the setting', async (name, value) => {
  const { code, output } = await runToExit({ DATA_DIR: data.folder, [name]: value })
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.$`))
  expect(output).not.toContain(value)
})

test('an unreachable database stops the start with one sentence that names the setting and hides the password', async () => {
  const { code, output } = await runToExit({ DATABASE_URL: 'postgres://somebody:secreto@127.0.0.1:1/turnos' })
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(/^[^\n]*DATABASE_URL[^\n]*\.$/)
  expect(output).not.toContain('secreto')
})

test('a port in use stops the start with one sentence, and only the first start that succeeds prints the password', async () => {
  const empty = createDataFolder()
  const otherServer = createServer().listen(0, '127.0.0.1')
  await once(otherServer, 'listening')
  const { port } = otherServer.address() as AddressInfo
  const { code, output } = await runToExit({ DATA_DIR: empty.folder, PORT: String(port) })
  otherServer.close()
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(/^[^\n]*PORT[^\n]*\.$/)
  const first = await startApp({ DATA_DIR: empty.folder })
  await first.end('SIGTERM')
  const second = await startApp({ DATA_DIR: empty.folder })
  await second.end('SIGTERM')
  empty.remove()
  // The password is the last line, after the address.
  expect(first.output()).toMatch(/ready at http:\S+\n[^\n]*"admin" with the password \S{10,}[^\n]*\n$/)
  expect(second.output()).not.toMatch(/password/i)
})

test('a second server on the same data folder does not start', async () => {
  const first = await startApp({ DATA_DIR: data.folder })
  const { code, output } = await runToExit({ DATA_DIR: data.folder })
  await first.end('SIGKILL')
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(/^[^\n]*another process[^\n]*\.$/i)
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
  let firstResponse: Response | undefined
  const isAnswered = async () => {
    // The connection is refused until the server listens.
    firstResponse = await signIn().catch(() => undefined)
    return firstResponse !== undefined
  }
  await expect.poll(isAnswered, { interval: 10, timeout: 60_000 }).toBe(true)
  const app = await starting
  await app.end('SIGTERM')
  empty.remove()
  expect(firstResponse?.status).toBe(200)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server after the running requests', async (signal) => {
  const app = await startApp({ DATA_DIR: data.folder })
  const signIn = startSignIn(app.url, { username: administrator.name, password: administrator.password })
  await signIn.connected
  const ended = app.end(signal)
  await expect
    .poll(() =>
      fetch(app.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  expect(await signIn.finish()).toBe(200)
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

/** Starts a sign-in and holds back its body, so that the server is processing the request and cannot have answered. */
function startSignIn(url: string, credentials: object) {
  const body = JSON.stringify(credentials)
  const call = request(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  })
  const { promise: connected, resolve: resolveConnected } = Promise.withResolvers<void>()
  const { promise: answered, resolve, reject } = Promise.withResolvers<number | undefined>()
  // The server sends "100 Continue" when it has received the headers.
  call.once('continue', resolveConnected)
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
