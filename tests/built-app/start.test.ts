import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, inject, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { createDataFolder, root, runScript, runToExit, startApp } from '../../scripts/app/app-process.ts'
import { administrator } from './administrator.ts'

/** The data folder that the tests share, because a copy takes 40 MB. */
const data = createDataFolder(inject('startedDataFolder'))
afterAll(() => data.remove())

test.each([
  ['ADMIN_PASSWORD', 'corta'],
  // These reserved names and addresses (RFC 6761, RFC 5737) only fail when the server listens.
  ['HOST', 'nobody.invalid'],
  ['HOST', '203.0.113.7'],
])('an invalid %s stops the start with one sentence that names the setting', async (name, value) => {
  const { code, output } = await runToExit({ DATA_DIR: data.folder, [name]: value })
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.$`))
  expect(output).not.toContain(value)
})

test('an option, which the server would ignore, stops the start', async () => {
  const { code, output } = await runScript({ DATA_DIR: data.folder }, 'src/server/main.ts', ['--port', '3001'])
  expect([code, output]).toEqual([1, expect.stringContaining("Unknown option '--port'")])
})

test('an unreachable database stops the start with one sentence that names the setting and hides the password', async () => {
  const { code, output } = await runToExit({ DATABASE_URL: 'postgres://someone:secreto@127.0.0.1:1/turnos' })
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

test('the version of package.json is in the first line of the log and in /healthz, and the last line says that the server stopped', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const app = await startApp({ DATA_DIR: data.folder, LOG_LEVEL: 'info' })
  const health = await fetch(`${app.url}/healthz`)
  await app.end('SIGTERM')
  expect(JSON.parse(app.output().split('\n')[0]!)).toMatchObject({ version, msg: 'starting' })
  expect(JSON.parse(app.output().trimEnd().split('\n').at(-1)!)).toMatchObject({ msg: 'stopped' })
  expect(await health.text()).toBe(`ok\nversion: ${version}\n`)
})

test('a server whose web is not built says so at its start', async () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'turnos-unbuilt-'))
  for (const name of ['package.json', 'openapi', 'src']) cpSync(join(root, name), join(unbuilt, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(unbuilt, 'node_modules'))
  const app = await startApp({ DATA_DIR: data.folder }, join(unbuilt, 'src/server/main.ts'))
  expect((await fetch(`${app.url}/login`)).status).toBe(404)
  await app.end('SIGTERM')
  rmSync(unbuilt, { recursive: true })
  expect(app.output()).toContain('The web is not built, so this server answers only the API: run "npm run build" and start again.\n')
})

test('a second server on the same data folder does not start', async () => {
  const first = await startApp({ DATA_DIR: data.folder })
  const { code, output } = await runToExit({ DATA_DIR: data.folder })
  await first.end('SIGKILL')
  expect(code).not.toBe(0)
  expect(output.trim()).toMatch(/^[^\n]*another process[^\n]*\.$/i)
})

/** Starts the server on a copy of a data folder that was changed. Expects that it exits and prints one sentence, which is returned. */
async function startOnChanged(change: (folder: string) => void, launcher?: string[]) {
  const changed = createDataFolder(inject('startedDataFolder'))
  change(changed.folder)
  const { code, output } = await runToExit({ DATA_DIR: changed.folder }, launcher)
  changed.remove()
  expect(code).toBe(1)
  expect(output).toMatch(/^[^\n]*\.\n$/)
  return output.trim().replaceAll(changed.folder, 'FOLDER')
}

test.each([
  ['without its control file', (db: string) => rmSync(join(db, 'global/pg_control'))],
  ['without its tables', (db: string) => rmSync(join(db, 'base'), { recursive: true })],
  ['with an empty version file', (db: string) => writeFileSync(join(db, 'PG_VERSION'), '')],
])('a database %s stops the start with one sentence', async (_, damage) => {
  expect(await startOnChanged((folder) => damage(join(folder, 'db')))).toBe(
    'The database in FOLDER/db cannot be opened. If its disk has at least 100 MB free, it is damaged: stop the server, move the folder away and run "npm run restore -- FILE" with a backup.',
  )
})

test('a damaged lock stops the start with one sentence', async () => {
  expect(await startOnChanged((folder) => writeFileSync(join(folder, 'db.lock'), 'x'.repeat(1000)))).toBe(
    'The lock FOLDER/db.lock of the data folder is damaged: delete it, it holds no data, and start again.',
  )
})

/** Root may write everywhere, except without its capabilities. */
const unprivileged = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []

test.each(['db', 'db/global/pg_control'])('a data folder whose %s is read-only stops the start with one sentence', async (name) => {
  const message = await startOnChanged((folder) => chmodSync(join(folder, name), 0o500), unprivileged)
  expect(message).toBe(`The server cannot write to FOLDER/${name}: let its user write there, or set DATA_DIR to another folder.`)
})

test('a file in place of the data folder stops the start with one sentence', async () => {
  const file = join(data.folder, 'file')
  writeFileSync(file, '')
  const { code, output } = await runToExit({ DATA_DIR: file })
  rmSync(file)
  expect(code).toBe(1)
  expect(output).toBe(`The path ${file} is not a folder: set DATA_DIR to a folder.\n`)
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
  await expect.poll(isAnswered, { interval: 10, timeout: 240_000 }).toBe(true)
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

test('a second SIGTERM, as npm and systemd send together, does not cut the running requests', async () => {
  const app = await startApp({ DATA_DIR: data.folder })
  const signIn = startSignIn(app.url, { username: administrator.name, password: administrator.password })
  await signIn.connected
  const ended = app.end('SIGTERM')
  const isClosed = () =>
    fetch(app.url).then(
      () => false,
      () => true,
    )
  await expect.poll(isClosed).toBe(true)
  process.kill(app.pid, 'SIGTERM')
  expect(await signIn.finish()).toBe(200)
  expect(await ended).toBe(0)
})

test('after SIGTERM the server says that it is not ready, and takes calls until DRAIN_SECONDS are over', async () => {
  const app = await startApp({ DATA_DIR: data.folder, DRAIN_SECONDS: '3' })
  const ended = app.end('SIGTERM')
  const getReadyStatus = async () => (await fetch(`${app.url}/readyz`)).status
  await expect.poll(getReadyStatus, { interval: 10 }).toBe(503)
  const response = await fetch(`${app.url}/api/v1/settings`)
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toBe(0)
})

test('every call that was sent to a busy server before SIGTERM is answered', async () => {
  const app = await startApp({ DATA_DIR: data.folder })
  // While the process is stopped, as while it computes, the system accepts connections and data for it.
  process.kill(app.pid, 'SIGSTOP')
  const calls = Array.from({ length: 30 }, () => startLargeCall(app.url))
  await Promise.all(calls.map(({ sent }) => sent))
  const ended = app.end('SIGTERM')
  process.kill(app.pid, 'SIGCONT')
  for (const { status, body } of await Promise.all(calls.map(({ answered }) => answered))) {
    expect(status).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ error: { code: errorCode.internal }, correlationId: expect.any(String) })
  }
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

/** Starts a call with a large body on a separate connection. `sent` resolves when the system has the whole request, `answered` with the response. */
function startLargeCall(url: string) {
  const call = request(`${url}/api/v1/sessions/bulk`, { agent: false, method: 'POST', headers: { 'content-type': 'application/json' } })
  const { promise: answered, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>()
  call.once('response', (response) => {
    text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
  })
  call.once('error', reject)
  const sent = once(call, 'finish')
  call.end(JSON.stringify({ sessions: ['x'.repeat(100_000)] }))
  return { sent, answered }
}
