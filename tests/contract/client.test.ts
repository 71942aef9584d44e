import { beforeEach, describe, expect, inject, test } from 'vitest'
import { createApi, type Method, type PathOf } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import { shapes } from '#api/generated/shapes.ts'
import { withoutAdditions } from '../../scripts/mock/without-additions.ts'
import { contract, type ExampleCall, examplesOf } from './examples.ts'

let sent: Request[]
let wish: string | undefined
beforeEach(() => {
  sent = []
  wish = undefined
})

/** The code with which the catalogue answers a status. */
const codeOf: Record<number, number> = { 400: 3, 401: 4, 403: 4, 404: 5, 409: 6, 413: 3, 415: 3, 422: 1, 429: 4, 500: 0, 503: 0 }

/** The client against a mock, with the cookie that a browser would bring, and a note of what goes out. */
const clientOf = (baseUrl: string, cookie = 'turnos=mock') =>
  createApi({
    baseUrl,
    shapes,
    fetch: (request) => {
      sent.push(request.clone())
      if (wish) request.headers.set('prefer', wish)
      if (cookie) request.headers.set('cookie', cookie)
      return fetch(request)
    },
  })

type Client = ReturnType<typeof clientOf>

/** A call that is known by its name only at run time. */
const call = (api: Client, method: string, path: string, input: ExampleCall['input']) =>
  api.send(method as Method, path as PathOf<Method>, input as never) as Promise<unknown>

describe.each([
  { server: 'the whole contract', document: contract, url: inject('mock') },
  { server: 'a server without additions', document: withoutAdditions(contract), url: inject('mockWithoutAdditions') },
])('against $server', ({ document, url }) => {
  const api = clientOf(url)

  test.each(examplesOf(document))(
    '$id goes out as the contract writes it and its answer is taken',
    async ({ method, path, calls, answer }) => {
      for (const { input, wireBody } of calls) {
        expect(await call(api, method, path, input)).toEqual(answer)
        const request = sent.at(-1)
        expect(request?.credentials).toBe('include')
        expect(await request?.text()).toBe(wireBody === undefined ? '' : JSON.stringify(wireBody))
      }
    },
  )
})

describe('a documented refusal', () => {
  test.each(examplesOf(contract))('of $id is read with its code', async ({ method, path, calls, refusals }) => {
    const api = clientOf(inject('mock'))
    for (const status of refusals) {
      wish = `code=${status}`
      await expect(call(api, method, path, calls[0]?.input ?? {})).rejects.toMatchObject({ status, code: codeOf[status] })
    }
  })
})

describe('before anything is sent', () => {
  const api = clientOf(inject('mock'))
  const operations = examplesOf(contract)
  const refused = { code: errorCode.parseError, message: 'Parse error', status: undefined }

  test.each(operations.filter(({ calls }) => calls[0]?.wireBody !== undefined))(
    '$id without its body is refused',
    async ({ method, path, calls }) => {
      const input = { ...calls[0]?.input, body: undefined }
      await expect(call(api, method, path, input)).rejects.toMatchObject(refused)
      expect(sent).toEqual([])
    },
  )

  test.each(operations.filter(({ calls }) => Object.keys(calls[0]?.input.query ?? {}).length > 0))(
    '$id without its query is refused',
    async ({ method, path, calls }) => {
      await expect(call(api, method, path, { ...calls[0]?.input, query: {} })).rejects.toMatchObject(refused)
      expect(sent).toEqual([])
    },
  )

  test('a wrong field is named with what was expected and what came', async () => {
    const body = { username: 7, password: 'una contraseña' }
    const details = [{ path: 'username', message: 'Invalid type: Expected string but received 7' }]
    await expect(call(api, 'post', '/v1/auth/login', { body })).rejects.toMatchObject({ ...refused, details })
    expect(sent).toEqual([])
  })
})

describe('what goes with every call', () => {
  const api = clientOf(inject('mock'))

  test('a correlation id of its own', async () => {
    await api.get('/v1/workers')
    await api.get('/v1/workers')
    const [first, second] = sent.map((request) => request.headers.get('x-correlation-id'))
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).not.toBe(first)
  })

  test('a body with a DELETE too', async () => {
    const ids = ['0193c0de-0000-7000-8000-000000000001']
    await api.delete('/v1/sessions/bulk', { body: { ids } })
    expect(await sent[0]?.json()).toEqual({ ids })
  })
})

describe('a list', () => {
  test('comes with the count of all, when the server counts', async () => {
    const { rows, total, hasTotal } = await clientOf(inject('mock')).list('/v1/workers', { query: { limit: 2 } })
    expect(rows[0]?.person.fatherLastName).toBeTypeOf('string')
    expect(total).toBeGreaterThanOrEqual(rows.length)
    expect(hasTotal).toBe(true)
  })

  test('counts its rows where the server does not', async () => {
    const { rows, total, hasTotal } = await clientOf(inject('mockWithoutAdditions')).list('/v1/workers')
    expect(total).toBe(rows.length)
    expect(hasTotal).toBe(false)
  })
})

test('without the cookie a call is refused with the code for unauthorized', async () => {
  const refused = clientOf(inject('mock'), '').get('/v1/workers')
  await expect(refused).rejects.toBeInstanceOf(ApiError)
  await expect(refused).rejects.toMatchObject({
    code: errorCode.unauthorized,
    status: 401,
    correlationId: sent[0]?.headers.get('x-correlation-id'),
  })
})

test('a list that is asked again keeps its rows as far as they are the same, and only the others are checked', async () => {
  const path = '/v1/workers'
  let rows = (await (await fetch(`${inject('mock')}${path}`, { headers: { cookie: 'turnos=mock' } })).json()) as {
    id: string
    positions: unknown
  }[]
  const api = createApi({ baseUrl: 'http://turnos.test', shapes, fetch: async () => Response.json(rows) })
  const before = await api.refetchList(path, {}, undefined)
  expect(await api.refetchList(path, {}, before)).toBe(before)

  const [first, second, ...rest] = rows
  rows = [{ ...second!, positions: [1] }, first!, ...rest]
  const after = await api.refetchList(path, {}, before)
  expect(after.rows[0]).toEqual({ ...before.rows[1], positions: [1] })
  expect(after.rows[1]).toBe(before.rows[0])
  expect(after.rows.slice(2).every((row, index) => row === before.rows[index + 2])).toBe(true)

  rows = [{ ...first!, positions: 'many' }, ...rest]
  await expect(api.refetchList(path, {}, after)).rejects.toMatchObject({ code: errorCode.parseError })
})
