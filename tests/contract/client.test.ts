import { beforeEach, describe, expect, inject, test } from 'vitest'
import { createApi, type Method, type PathOf } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'
import { contract } from './contract.ts'
import { type ExampleCall, listExampleCalls } from './example-calls.ts'

let requests: Request[]
let prefer: string | undefined
beforeEach(() => {
  requests = []
  prefer = undefined
})

/** The code of the error catalogue for each HTTP status. */
const codeByStatus: Record<number, number> = {
  400: 3,
  401: 4,
  403: 4,
  404: 5,
  409: 6,
  413: 3,
  415: 3,
  422: 1,
  429: 4,
  500: 0,
  503: 0,
}

/** Creates a client of a mock that adds the cookie, as a browser would, and records the requests. */
const createMockApi = (baseUrl: string, cookie = 'turnos=mock') =>
  createApi({
    baseUrl,
    callSchemas,
    fetch: (request) => {
      requests.push(request.clone())
      if (prefer) request.headers.set('prefer', prefer)
      if (cookie) request.headers.set('cookie', cookie)
      return fetch(request)
    },
  })

type Api = ReturnType<typeof createMockApi>

/** Calls an operation whose method and path are known only at run time. */
const send = (api: Api, method: string, path: string, input: ExampleCall['input']) =>
  api.send(method as Method, path as PathOf<Method>, input as never) as Promise<unknown>

describe('against the mock', () => {
  const api = createMockApi(inject('mock'))

  test.each(listExampleCalls(contract))(
    '$id sends its example as the contract spells it and returns the example response',
    async (operation) => {
      for (const { input, wireBody, data, selectsPart } of operation.calls) {
        expect(await send(api, operation.method, operation.path, input)).toEqual(selectsPart ? expect.any(Array) : data)
        const request = requests.at(-1)
        expect(request?.credentials).toBe('include')
        expect(await request?.text()).toBe(wireBody === undefined ? '' : JSON.stringify(wireBody))
      }
    },
  )
})

describe('a documented error', () => {
  test.each(listExampleCalls(contract))('of $id is thrown with its code', async ({ method, path, calls, errorStatuses }) => {
    const api = createMockApi(inject('mock'))
    for (const status of errorStatuses) {
      prefer = `code=${status}`
      await expect(send(api, method, path, calls[0]?.input ?? {})).rejects.toMatchObject({ status, code: codeByStatus[status] })
    }
  })
})

describe('an invalid request is refused before it is sent:', () => {
  const api = createMockApi(inject('mock'))
  const operations = listExampleCalls(contract)
  const parseError = { code: errorCode.parseError, message: 'Parse error', status: undefined }

  test.each(operations.filter(({ calls }) => calls[0]?.wireBody !== undefined))('$id without its body', async ({ method, path, calls }) => {
    const input = { ...calls[0]?.input, body: undefined }
    await expect(send(api, method, path, input)).rejects.toMatchObject(parseError)
    expect(requests).toEqual([])
  })

  test.each(operations.filter(({ calls }) => Object.keys(calls[0]?.input.query ?? {}).length > 0))(
    '$id without its query',
    async ({ method, path, calls }) => {
      await expect(send(api, method, path, { ...calls[0]?.input, query: {} })).rejects.toMatchObject(parseError)
      expect(requests).toEqual([])
    },
  )

  test('a field of another type, whose problem names the expected and the received type', async () => {
    const body = { username: 7, password: 'una contraseña' }
    const details = [{ path: 'username', message: 'Invalid type: Expected string but received 7' }]
    await expect(send(api, 'post', '/v1/auth/login', { body })).rejects.toMatchObject({ ...parseError, details })
    expect(requests).toEqual([])
  })
})

describe('every request', () => {
  const api = createMockApi(inject('mock'))

  test('has a correlation id of its own', async () => {
    await api.get('/v1/workers')
    await api.get('/v1/workers')
    const [first, second] = requests.map((request) => request.headers.get('x-correlation-id'))
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).not.toBe(first)
  })

  test('can have a body, a DELETE too', async () => {
    const ids = ['0193c0de-0000-7000-8000-000000000001']
    await api.delete('/v1/sessions/bulk', { body: { ids } })
    expect(await requests[0]?.json()).toEqual({ ids })
  })
})

describe('a list', () => {
  test('has the number of all rows', async () => {
    const { rows, total } = await createMockApi(inject('mock')).list('/v1/workers', { query: { limit: 2 } })
    expect(rows).toHaveLength(2)
    expect(total).toBeGreaterThan(2)
  })

  test('without the number of all rows is an error, because a part would pass for the whole', async () => {
    const api = createApi({ baseUrl: inject('mock'), callSchemas, fetch: async () => Response.json([]) })
    await expect(api.list('/v1/workers')).rejects.toMatchObject({ code: errorCode.responseError, status: 200 })
  })
})

test('a call without the cookie throws the unauthorized error, with the correlation id that was sent', async () => {
  const call = createMockApi(inject('mock'), '').get('/v1/workers')
  await expect(call).rejects.toBeInstanceOf(ApiError)
  await expect(call).rejects.toMatchObject({
    code: errorCode.unauthorized,
    status: 401,
    correlationId: requests[0]?.headers.get('x-correlation-id'),
  })
})
