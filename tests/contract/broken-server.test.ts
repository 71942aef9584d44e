import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import { shapes } from '#api/generated/shapes.ts'

let answer: RequestListener
const server = createServer((request, response) => answer(request, response))
let baseUrl: string
const workers = (signal?: AbortSignal) => createApi({ baseUrl, shapes }).send('get', '/v1/workers', {}, signal)

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The server says exactly this from now on. */
function says(status: number, body: string, headers: Record<string, string> = {}) {
  answer = (_, response) => response.writeHead(status, headers).end(body)
}

/** The answer begins, as long as it is said to be, and the line breaks. */
function breaksOff(status: number) {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000', 'x-correlation-id': 'de-la-cabecera' })
    response.write('[{"id":', () => response.destroy())
  }
}

const envelope = (error: object, rest: object = {}) =>
  JSON.stringify({ error: { code: 6, message: 'Ya está ocupado.', details: [], ...error }, ...rest })

describe('Request error (-2): the network', () => {
  const refused = {
    code: errorCode.requestError,
    message: 'Request error',
    status: undefined,
    correlationId: expect.stringMatching(/^[\da-f-]{36}$/),
  }

  test('nobody listens', async () => {
    const gone = createServer()
    await new Promise<void>((listening) => gone.listen(0, '127.0.0.1', listening))
    const { port } = gone.address() as AddressInfo
    await new Promise((closed) => gone.close(closed))
    const api = createApi({ baseUrl: `http://127.0.0.1:${port}/api`, shapes })
    await expect(api.get('/v1/workers')).rejects.toMatchObject(refused)
  })

  test('the server hangs up without an answer', async () => {
    answer = (request) => request.socket.destroy()
    await expect(workers()).rejects.toMatchObject(refused)
  })

  test('the answer breaks off', async () => {
    breaksOff(200)
    await expect(workers()).rejects.toMatchObject(refused)
  })
})

describe('Response error (-1): a refusal that cannot be read', () => {
  const unreadable = { code: errorCode.responseError, message: 'Response error' }

  test.each([
    ['a page of a proxy', 502, '<h1>Bad Gateway</h1>'],
    ['nothing at all', 500, ''],
    ['JSON of another kind', 400, '{"message":"no"}'],
    ['a code that is no number', 400, '{"error":{"code":"6","message":"no"}}'],
    ['null', 500, 'null'],
    ['a status below 200–299', 304, ''],
  ])('%s', async (_, status, body) => {
    says(status, body)
    await expect(workers()).rejects.toMatchObject({ ...unreadable, status })
  })

  test('one that breaks off is still known by its status and id', async () => {
    breaksOff(503)
    await expect(workers()).rejects.toMatchObject({ ...unreadable, status: 503, correlationId: 'de-la-cabecera' })
  })
})

describe('Parse error (-3): a success of another shape', () => {
  const misshapen = { code: errorCode.parseError, message: 'Parse error', status: 200 }

  test.each([
    ['a page instead of JSON', '<!doctype html>'],
    ['nothing at all', ''],
    ['null', 'null'],
  ])('%s', async (_, body) => {
    says(200, body)
    await expect(workers()).rejects.toMatchObject(misshapen)
  })

  test('another type is named with its path in the names of the web', async () => {
    says(200, '[{"id":"0193c0de-0000-7000-8000-000000000001","person":{"father_last_name":7},"positions":[1]}]')
    const failure = await workers().catch((error: ApiError) => error)
    expect((failure as ApiError).details).toContainEqual({
      path: '0.person.fatherLastName',
      message: 'Invalid type: Expected string but received 7',
    })
  })

  test('an answer that was promised and is none', async () => {
    says(204, '')
    await expect(workers()).rejects.toMatchObject({ ...misshapen, status: 204 })
  })

  test('a long list with a fault in every row names the first twenty', async () => {
    says(200, JSON.stringify(Array.from({ length: 1000 }, () => 7)))
    const failure = await workers().catch((error: ApiError) => error)
    expect((failure as ApiError).details).toHaveLength(20)
  })
})

describe('the server’s own refusal', () => {
  test('comes with its code, message and status', async () => {
    says(409, envelope({}))
    await expect(workers()).rejects.toBeInstanceOf(ApiError)
    await expect(workers()).rejects.toMatchObject({ code: errorCode.conflict, message: 'Ya está ocupado.', status: 409, details: [] })
  })

  test('names its fields as the web does', async () => {
    says(400, envelope({ details: [{ path: 'sessions.3.worker_id', message: 'No existe.' }] }))
    await expect(workers()).rejects.toMatchObject({ details: [{ path: 'sessions.3.workerId', message: 'No existe.' }] })
  })

  test.each([[null], ['nada'], [{ campo: 'x' }], [[null, { path: 1 }]]])(
    'details that are no list of problems are left out: %j',
    async (details) => {
      says(400, envelope({ details }))
      await expect(workers()).rejects.toMatchObject({ code: 6, details: [] })
    },
  )

  test('says when to try again', async () => {
    says(429, envelope({ code: 4 }), { 'retry-after': '90' })
    await expect(workers()).rejects.toMatchObject({ code: errorCode.unauthorized, status: 429, retryAfter: 90 })
  })
})

describe('the correlation id', () => {
  test('is the header’s', async () => {
    says(409, envelope({}, { correlationId: 'del-cuerpo' }), { 'x-correlation-id': 'de-la-cabecera' })
    await expect(workers()).rejects.toMatchObject({ correlationId: 'de-la-cabecera' })
  })

  test('or else the body’s', async () => {
    says(409, envelope({}, { correlationId: 'del-cuerpo' }))
    await expect(workers()).rejects.toMatchObject({ correlationId: 'del-cuerpo' })
  })

  test('or else the one that was sent', async () => {
    let sent: unknown
    answer = (request, response) => {
      sent = request.headers['x-correlation-id']
      response.writeHead(500).end()
    }
    const failure = await workers().catch((error: ApiError) => error)
    expect((failure as ApiError).correlationId).toBe(sent)
    expect(sent).toBeTypeOf('string')
  })
})

describe('an abort stays an abort', () => {
  const isAbort = { name: 'AbortError' }

  test('before the call', async () => {
    await expect(workers(AbortSignal.abort())).rejects.toMatchObject(isAbort)
  })

  test.each([
    ['while the answer is awaited', undefined],
    ['while the answer arrives', 200],
    ['while a refusal arrives', 500],
  ])('%s', async (_, status) => {
    const controller = new AbortController()
    answer = (_request, response) => {
      if (status) response.writeHead(status, { 'content-length': '1000' }).write('[')
      controller.abort()
    }
    await expect(workers(controller.signal)).rejects.toMatchObject(isAbort)
  })
})
