import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runCommand } from '#conformance/command.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnos-conformance-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command. Returns its exit code and what it printed. */
const run = (...args: string[]) => runWithin({}, args)

/** Runs the command, which waits no longer than this for an answer. */
async function runWithin(limit: { secondsPerCall?: number }, args: string[]) {
  const lines: string[] = []
  const exitCode = await runCommand(args, { environment: {}, log: (line) => lines.push(line), ...limit })
  return { exitCode, text: lines.join('\n') }
}

/** Starts a server that is none of this contract. */
async function startServer(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<unknown>((resolve) => server.close(resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const mock = inject('mock')
const signIn = ['--user', 'admin', '--password', 'una contraseña']

describe('reading only', () => {
  test('the mock conforms, and the files have the result of every operation', async () => {
    const [json, junit] = [join(folder, 'result.json'), join(folder, 'result.xml')]
    const { exitCode, text } = await run('--url', mock, ...signIn, '--read-only', '--strict', '--json', json, '--junit', junit)
    expect(exitCode, text).toBe(0)
    expect(text).not.toContain('The server does not have')
    expect(text).toMatch(/createClient +skipped.*\n +skipped: --read-only leaves out/)
    expect(text).toContain('conforms in what was judged')
    const { operations } = JSON.parse(await readFile(json, 'utf8'))
    expect(operations).toContainEqual(expect.objectContaining({ operation: 'getClient', result: 'ok' }))
    expect(await readFile(junit, 'utf8')).toContain('name="getClient"')
  })
})

describe('the exit code is 2', () => {
  test.each([
    ['without a URL', [], '--url is missing'],
    ['for a URL that is none', ['--url', 'ftp://host'], 'is not an http or https URL'],
    ['without a password', ['--url', mock], '--password is missing'],
    ["without the password of the client's user", ['--url', mock, ...signIn, '--client-user', '70809010'], '--client-password'],
    ['for an unknown option', ['--url', mock, '--stict'], '--stict'],
    ['for an unknown name', ['--url', mock, ...signIn, '--only', 'customers'], '--only customers'],
    [
      'for a file that cannot be written',
      ['--url', mock, ...signIn, '--json', '/nowhere/result.json'],
      '/nowhere/result.json cannot be written',
    ],
    ['for the URL of another path', ['--url', `${mock}/v2`, ...signIn], 'not the URL'],
  ])('%s', async (_, args, message) => {
    const { exitCode, text } = await run(...args)
    expect(text).toContain(message)
    expect(exitCode).toBe(2)
  })

  test.each([
    ['refuses the sign-in', 401, 'refuses the user'],
    ['is not an API', 200, 'not the URL'],
    ['fails', 500, 'not the URL'],
  ])('when the server %s', async (_, status, message) => {
    const server = createServer((_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Hola</h1>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const { exitCode, text } = await run('--url', `http://127.0.0.1:${port}`, ...signIn)
    server.close()
    expect(text).toContain(message)
    expect(exitCode).toBe(2)
  })

  test('for a user without all access, who is told what is missing', async () => {
    const { exitCode, text } = await run('--url', mock, '--user', 'recepcion', '--password', 'una contraseña')
    expect(text).toContain('By the `access` that login answers')
    expect(text).toContain('roles.read (listRoles, getRole')
    expect(exitCode).toBe(2)
  })

  test('when the server limits the sign-in', async () => {
    const { url, close } = await startServer((_request, response) => response.writeHead(429, { 'retry-after': '840' }).end('{}'))
    const { exitCode, text } = await run('--url', url, ...signIn)
    await close()
    expect(text).toContain('again in 840 seconds')
    expect(exitCode).toBe(2)
  })

  test('when no server listens', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const { exitCode, text } = await run('--url', `http://127.0.0.1:${port}/api`, ...signIn)
    expect(text).toContain('No answer')
    expect(exitCode).toBe(2)
  })

  test('when the server breaks off before anything is judged', async () => {
    const { url, close } = await startServer((request, response) => {
      if (request.url === '/v1/settings') return void request.socket.destroy()
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'pase=7; Path=/' }).end('{}')
    })
    const { exitCode, text } = await run('--url', url, ...signIn)
    await close()
    expect(text).toContain(`No answer to GET ${url}/v1/settings`)
    expect(exitCode).toBe(2)
  })
})

/** Starts a server that signs in, answers everything about clients with this status and body, and has nothing else. */
const startWrongServer = (status: number, body: string) =>
  startServer((request, response) => {
    const isLogin = request.url === '/v1/auth/login'
    const cookie = isLogin ? { 'set-cookie': 'pase=7; Path=/' } : {}
    response
      .writeHead(isLogin ? 200 : request.url?.startsWith('/v1/clients') ? status : 501, { 'content-type': 'application/json', ...cookie })
      .end(isLogin ? '{}' : body)
  })

describe('the report of a wrong server', () => {
  let text: string
  beforeAll(async () => {
    const { url, close } = await startWrongServer(502, '<h1>\n  Unsupported\n</h1>')
    text = (await run('--url', url, ...signIn, '--only', 'listClients', '--only', 'getClient')).text
    await close()
  })

  test('repeats a HEAD call without waiting for a body', () => {
    expect(text).toMatch(/curl -I -b cookies.txt 'http\S+\/v1\/clients'/)
    expect(text).not.toContain('-X HEAD')
  })

  test('shows a body of several lines in one', () => {
    expect(text).toContain('received: 502 <h1> Unsupported </h1>')
  })

  test('has one failure for a status that is wrong and undocumented', () => {
    expect(text).toContain('expected: 401 (nobody is signed in)')
    expect(text).not.toContain('a documented status')
  })

  test('lists a failure of several scenarios once', () => {
    const section = text.slice(text.search(/^createClient +failed/m))
    expect(section.match(/expected: 201$/gm)).toHaveLength(1)
    expect(section).toMatch(/scenario: .+, and \d+ more/)
  })
})

describe('a connection that fails', () => {
  const reading = ['--read-only', '--only', 'listClients', '--only', 'listWorkers']

  test.each<[string, RequestListener, string]>([
    ['that is never answered', () => {}, 'nothing came within 1 s'],
    ['whose connection is cut', (request) => request.socket.destroy(), 'the connection broke after'],
    [
      'whose answer does not end',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '99' })
        response.write('[')
      },
      'it began with status 200 and did not end within 1 s',
    ],
  ])('fails the scenarios of a call %s, and the others are played', async (_, answerClients, words) => {
    const { url, close } = await startServer((request, response) => {
      if (request.url === '/v1/clients') return answerClients(request, response)
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'pase=7; Path=/' }).end('[]')
    })
    const { exitCode, text } = await runWithin({ secondsPerCall: 1 }, ['--url', url, ...signIn, ...reading])
    await close()
    expect(text).toMatch(/listClients +failed .*\n {2}\(no answer\)\n {4}expected: an answer\n/)
    expect(text).toContain(`received: No answer to GET ${url}/v1/clients: ${words}`)
    expect(text).toMatch(/listWorkers +failed +2 calls/)
    expect(exitCode).toBe(1)
  })

  test('with every call ends the run, which reports what it has found until then, and the exit code is 2', async () => {
    const json = join(folder, 'gone.json')
    const { url, close } = await startServer((request, response) => {
      if (request.url === '/v1/clients') {
        request.socket.destroy()
        void close()
      }
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'pase=7; Path=/' }).end('[]')
    })
    const { exitCode, text } = await runWithin({ secondsPerCall: 1 }, ['--url', url, ...signIn, ...reading, '--json', json])
    expect(text).toContain('could not be judged, because it answers no call any more, and 1 of 2 scenarios were not played')
    expect(text).toMatch(/listClients +failed/)
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ ended_early: expect.stringContaining('no call'), complete: false })
    expect(exitCode).toBe(2)
  })
})

test('a field outside the contract is a warning, which each report shows once for an operation and which changes nothing else', async () => {
  const [json, junit] = [join(folder, 'warnings.json'), join(folder, 'warnings.xml')]
  const instants = { created_at: '2026-11-23T17:00:00.000Z', updated_at: '2026-11-23T17:00:00.000Z', deleted_at: null }
  const roles = ['1', '2'].map((digit) => ({
    id: `01998a00-0000-7000-8000-05000000000${digit}`,
    code: 'r',
    name: 'R',
    user_count: 0,
    secret: 7,
    ...instants,
  }))
  const { url, close } = await startServer(({ url: path, headers }, response) => {
    const correlationId = headers['x-correlation-id']
    const answer = (status: number, body?: object, cookie: string[] = []) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          'x-correlation-id': correlationId,
          'x-total-count': 2,
          'set-cookie': cookie,
        })
        .end(JSON.stringify(body))
    if (path === '/v1/auth/login') answer(200, {}, ['pase=7; Path=/'])
    else if (path === '/v1/auth/logout') answer(204)
    else if (headers.cookie !== undefined) answer(200, roles)
    else answer(401, { error: { code: 4, message: 'No.', details: [], trace: 7 }, correlationId })
  })
  const args = ['--url', url, ...signIn, '--read-only', '--only', 'listRoles']
  const { exitCode, text } = await run(...args, '--json', json, '--junit', junit)
  const strict = await run(...args, '--strict')
  await close()
  expect(text).toMatch(
    /listRoles +ok .*\n {2}warning: \/body\/\*\/secret is not in the contract \(2 times\)\n {2}warning: \/body\/error\/trace is/,
  )
  expect(text).toContain('2 warnings (--strict makes them failures)')
  expect(exitCode, text).toBe(0)
  const { operations } = JSON.parse(await readFile(json, 'utf8'))
  expect(operations[0].warnings).toContainEqual({ pointer: '/body/*/secret', count: 2, scenario: expect.stringContaining('listRoles') })
  expect(await readFile(junit, 'utf8')).toContain('<system-out>warning: /body/*/secret is not in the contract (2 times)')
  expect(strict.text).toContain('expected: no field outside the contract')
  expect(strict.exitCode).toBe(1)
})

test('a failure says how to repeat its call, with the sign-in that it needs', async () => {
  const { url, close } = await startServer((request, response) => {
    const headers = { 'content-type': 'application/json', 'set-cookie': request.url === '/v1/auth/login' ? 'pase=7; Path=/' : [] }
    response.writeHead(200, headers).end('{}')
  })
  const { exitCode, text } = await run('--url', url, ...signIn, '--read-only', '--only', 'listClients')
  await close()
  expect(exitCode).toBe(1)
  expect(text).toContain(`curl -i -b cookies.txt -X GET '${url}/v1/clients'`)
  expect(text).toContain(
    `curl -c cookies.txt -H 'content-type: application/json' --data-binary '{"username":"admin","password":"<password>"}' '${url}/v1/auth/login'`,
  )
  expect(text).toContain('caller: administrator')
  expect(text.indexOf('curl -c cookies.txt')).toBeLessThan(text.indexOf('curl -i -b cookies.txt'))
})

test('a run waits when the server asks it to, and says so', async () => {
  let calls = 0
  const { url, close } = await startServer((request, response) => {
    const isFirst = request.url === '/v1/clients' && ++calls === 1
    const headers = { 'content-type': 'application/json', 'set-cookie': 'pase=7; Path=/', ...(isFirst && { 'retry-after': '1' }) }
    response.writeHead(isFirst ? 429 : 200, headers).end('[]')
  })
  const { text } = await run('--url', url, ...signIn, '--read-only', '--only', 'listClients')
  await close()
  expect(text).toContain('listClients answers 429, and the run waits 1 s')
  expect(calls).toBeGreaterThan(1)
})

test('asked for help, it prints the options', async () => {
  const { exitCode, text } = await run('--help')
  expect(exitCode).toBe(0)
  for (const option of [
    '--url',
    '--user',
    '--password',
    '--client-user',
    '--only',
    '--read-only',
    '--keep',
    '--strict',
    '--json',
    '--junit',
  ])
    expect(text).toContain(option)
})

test('a Ctrl+C that npm passes on, so that it arrives twice, still removes what was created', async () => {
  let isCalled = false
  const { promise: called, resolve } = Promise.withResolvers<() => void>()
  const { url, close } = await startServer((request, response) => {
    const answer = () => response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'pase=7; Path=/' }).end('{}')
    const isFirstCall = !isCalled && request.url !== '/v1/auth/login'
    if (!isFirstCall) return answer()
    isCalled = true
    resolve(answer)
  })
  const command = spawn(process.execPath, ['scripts/conformance.ts', '--url', url, ...signIn], { cwd: join(import.meta.dirname, '../..') })
  const exited = once(command, 'close')
  let text = ''
  const answer = await called
  command.kill('SIGINT')
  for await (const chunk of command.stdout) {
    text += chunk
    if (!String(chunk).includes('Stopping')) continue
    command.kill('SIGINT')
    answer()
  }
  expect(text).toContain('What it had created has been removed.')
  expect(await exited).toEqual([2, null])
  await close()
})
