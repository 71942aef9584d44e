import { expect, inject, test } from 'vitest'

const url = inject('mock')
const json = { 'content-type': 'application/json' }
const credentials = JSON.stringify({ username: 'admin', password: 'una contraseña' })

test('signing in sets a cookie that gives access to the other operations', async () => {
  expect((await fetch(`${url}/v1/workers`)).status).toBe(401)
  const response = await fetch(`${url}/v1/auth/login`, { method: 'POST', headers: json, body: credentials })
  const [cookie = ''] = response.headers.getSetCookie().map((header) => header.split(';')[0])
  expect((await fetch(`${url}/v1/workers`, { headers: { cookie } })).status).toBe(200)
})

test('signing out deletes the cookie', async () => {
  const response = await fetch(`${url}/v1/auth/logout`, { method: 'POST' })
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^turnos=;.*Max-Age=0/)])
})

test('a response has the correlation id of its request, also in the body of an error', async () => {
  const response = await fetch(`${url}/v1/workers`, { headers: { 'x-correlation-id': 'una-llamada' } })
  expect(response.headers.get('x-correlation-id')).toBe('una-llamada')
  expect(await response.json()).toMatchObject({ correlationId: 'una-llamada' })
})

test.each([
  ['a body that is not JSON', '/v1/auth/login', { method: 'POST', headers: json, body: '{' }, 400, 2],
  ['a body that does not fit the schema', '/v1/auth/login', { method: 'POST', headers: json, body: '{}' }, 400, 3],
  ['an unknown path', '/v1/nothing', {}, 404, 5],
])('%s is refused with the error of the catalogue', async (_, path, init, status, code) => {
  const response = await fetch(url + path, init)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code } })
})

test('a page of another origin can call the mock with cookies and read its headers', async () => {
  const origin = 'http://localhost:5173'
  const headers = { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'content-type,x-correlation-id' }
  const response = await fetch(`${url}/v1/workers`, { method: 'OPTIONS', headers })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-correlation-id')
  expect(response.headers.get('access-control-expose-headers')).toContain('x-total-count')
})

test('a person with an unknown property is refused, in a new person and in a change', async () => {
  const signedIn = await fetch(`${url}/v1/auth/login`, { method: 'POST', headers: json, body: credentials })
  const [cookie = ''] = signedIn.headers.getSetCookie().map((header) => header.split(';')[0])
  const save = async (body: object) =>
    (await fetch(`${url}/v1/person`, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) })).status
  const names = { name: 'Eva', father_last_name: 'Ríos', mother_last_name: '' }
  const person = { ...names, gender: false, document: '12345678', document_type: 0 }
  const change = { id: '01998a00-0000-7000-8000-010000000001', phone: '911200309' }
  expect([await save(person), await save(change)]).toEqual([200, 200])
  expect([await save({ ...person, surplus: 1 }), await save({ ...change, surplus: 1 })]).toEqual([400, 400])
})
