import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApi } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'

let listener: RequestListener
const server = createServer((request, response) => listener(request, response))
let baseUrl: string
const listWorkers = (signal?: AbortSignal) => createApi({ baseUrl, callSchemas }).send('get', '/v1/workers', {}, signal)

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Makes the server respond with exactly this from now on. */
function respondWith(status: number, body: string, headers: Record<string, string> = {}) {
  listener = (_, response) => response.writeHead(status, headers).end(body)
}

/** Makes the server close the connection in the middle of the body. */
function breakOffWith(status: number) {
  listener = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000', 'x-correlation-id': 'de-la-cabecera' })
    response.write('[{"id":', () => response.destroy())
  }
}

const buildErrorBody = (error: object, rest: object = {}) =>
  JSON.stringify({ error: { code: 6, message: 'Ya está ocupado.', details: [], ...error }, ...rest })

describe('a network failure is a Request error (-2):', () => {
  const requestError = {
    code: errorCode.requestError,
    message: 'Request error',
    status: undefined,
    correlationId: expect.stringMatching(/^[\da-f-]{36}$/),
  }

  test('no server listens', async () => {
    const closedServer = createServer()
    await new Promise<void>((resolve) => closedServer.listen(0, '127.0.0.1', resolve))
    const { port } = closedServer.address() as AddressInfo
    await new Promise((resolve) => closedServer.close(resolve))
    const api = createApi({ baseUrl: `http://127.0.0.1:${port}/api`, callSchemas })
    await expect(api.get('/v1/workers')).rejects.toMatchObject(requestError)
  })

  test('the server closes the connection without a response', async () => {
    listener = (request) => request.socket.destroy()
    await expect(listWorkers()).rejects.toMatchObject(requestError)
  })

  test('the server has not answered within 30 seconds', async () => {
    listener = () => {}
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const failure = expect(listWorkers()).rejects.toMatchObject(requestError)
    await vi.advanceTimersByTimeAsync(30_000)
    await failure
  })

  test('the body has not arrived within two minutes of the headers, but not before', async () => {
    listener = (_, response) => response.writeHead(200).write('[')
    const { promise: headers, resolve } = Promise.withResolvers<void>()
    const observedFetch = (request: Request) => fetch(request).finally(resolve)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let hasFailed = false
    const call = createApi({ baseUrl, callSchemas, fetch: observedFetch }).get('/v1/workers')
    const failure = expect(call.finally(() => (hasFailed = true))).rejects.toMatchObject(requestError)
    await headers
    await vi.advanceTimersByTimeAsync(119_000)
    expect(hasFailed).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    await failure
  })

  test('the connection breaks off in the body of a success', async () => {
    breakOffWith(200)
    await expect(listWorkers()).rejects.toMatchObject(requestError)
  })
})

describe('an error response that is not the contract’s is a Response error (-1):', () => {
  const responseError = { code: errorCode.responseError, message: 'Response error' }

  test.each([
    ['an HTML page of a proxy', 502, '<h1>Bad Gateway</h1>'],
    ['an empty body', 500, ''],
    ['JSON of another shape', 400, '{"message":"no"}'],
    ['a code that is not a number', 400, '{"error":{"code":"6","message":"no"}}'],
    ['null', 500, 'null'],
    ['a redirect status', 304, ''],
  ])('%s', async (_, status, body) => {
    respondWith(status, body)
    await expect(listWorkers()).rejects.toMatchObject({ ...responseError, status })
  })

  test('a body that breaks off, with its status and correlation id', async () => {
    breakOffWith(503)
    await expect(listWorkers()).rejects.toMatchObject({ ...responseError, status: 503, correlationId: 'de-la-cabecera' })
  })
})

describe('a success that does not fit its schema is a Parse error (-3):', () => {
  const parseError = { code: errorCode.parseError, message: 'Parse error', status: 200 }

  test.each([
    ['an HTML page', '<!doctype html>'],
    ['an empty body', ''],
    ['null', 'null'],
  ])('%s', async (_, body) => {
    respondWith(200, body)
    await expect(listWorkers()).rejects.toMatchObject(parseError)
  })

  test('a field of another type, named by its camelCase path', async () => {
    respondWith(200, '[{"id":"0193c0de-0000-7000-8000-000000000001","person":{"father_last_name":7},"positions":[1]}]')
    const failure = await listWorkers().catch((error: ApiError) => error)
    expect((failure as ApiError).details).toContainEqual({
      path: '0.person.fatherLastName',
      message: 'Invalid type: Expected string but received 7',
    })
  })

  test('a 204 where the contract has a body', async () => {
    respondWith(204, '')
    await expect(listWorkers()).rejects.toMatchObject({ ...parseError, status: 204 })
  })

  test('a long list with a problem in every row, of which it names twenty', async () => {
    respondWith(200, JSON.stringify(Array.from({ length: 1000 }, () => 7)))
    const failure = await listWorkers().catch((error: ApiError) => error)
    expect((failure as ApiError).details).toHaveLength(20)
  })
})

describe('an error of the server', () => {
  test('has the code, message and status of the response', async () => {
    respondWith(409, buildErrorBody({}))
    await expect(listWorkers()).rejects.toBeInstanceOf(ApiError)
    await expect(listWorkers()).rejects.toMatchObject({ code: errorCode.conflict, message: 'Ya está ocupado.', status: 409, details: [] })
  })

  test('names fields by their camelCase path', async () => {
    respondWith(400, buildErrorBody({ details: [{ path: 'sessions.3.worker_id', message: 'No existe.' }] }))
    await expect(listWorkers()).rejects.toMatchObject({ details: [{ path: 'sessions.3.workerId', message: 'No existe.' }] })
  })

  test.each([[null], ['nada'], [{ campo: 'x' }], [[null, { path: 1 }]]])(
    'has no details when they are not a list of problems: %j',
    async (details) => {
      respondWith(400, buildErrorBody({ details }))
      await expect(listWorkers()).rejects.toMatchObject({ code: 6, details: [] })
    },
  )

  test('has the seconds after which to retry', async () => {
    respondWith(429, buildErrorBody({ code: 4 }), { 'retry-after': '90' })
    await expect(listWorkers()).rejects.toMatchObject({ code: errorCode.unauthorized, status: 429, retryAfter: 90 })
  })
})

describe('the correlation id', () => {
  test('is that of the response header', async () => {
    respondWith(409, buildErrorBody({}, { correlationId: 'del-cuerpo' }), { 'x-correlation-id': 'de-la-cabecera' })
    await expect(listWorkers()).rejects.toMatchObject({ correlationId: 'de-la-cabecera' })
  })

  test('is that of the response body when there is no header', async () => {
    respondWith(409, buildErrorBody({}, { correlationId: 'del-cuerpo' }))
    await expect(listWorkers()).rejects.toMatchObject({ correlationId: 'del-cuerpo' })
  })

  test('is the one that was sent when the response has none', async () => {
    let sentId: unknown
    listener = (request, response) => {
      sentId = request.headers['x-correlation-id']
      response.writeHead(500).end()
    }
    const failure = await listWorkers().catch((error: ApiError) => error)
    expect((failure as ApiError).correlationId).toBe(sentId)
    expect(sentId).toBeTypeOf('string')
  })
})

describe('an aborted call throws its AbortError:', () => {
  const abortError = { name: 'AbortError' }

  test('aborted before the call', async () => {
    await expect(listWorkers(AbortSignal.abort())).rejects.toMatchObject(abortError)
  })

  test.each([
    ['aborted before the response', undefined],
    ['aborted in the body of a success', 200],
    ['aborted in the body of an error', 500],
  ])('%s', async (_, status) => {
    const controller = new AbortController()
    listener = (_request, response) => {
      if (status) response.writeHead(status, { 'content-length': '1000' }).write('[')
      controller.abort()
    }
    await expect(listWorkers(controller.signal)).rejects.toMatchObject(abortError)
  })
})
