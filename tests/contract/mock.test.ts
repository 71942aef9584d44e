import { expect, inject, test } from 'vitest'

const url = inject('mock')
const json = { 'content-type': 'application/json' }
const credentials = JSON.stringify({ username: 'admin', password: 'una contraseña' })

test('whoever signs in at the mock gets the cookie that opens the rest', async () => {
  expect((await fetch(`${url}/v1/workers`)).status).toBe(401)
  const signedIn = await fetch(`${url}/v1/auth/login`, { method: 'POST', headers: json, body: credentials })
  const [cookie = ''] = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
  expect((await fetch(`${url}/v1/workers`, { headers: { cookie } })).status).toBe(200)
})

test('signing out at the mock takes the cookie back', async () => {
  const signedOut = await fetch(`${url}/v1/auth/logout`, { method: 'POST' })
  expect(signedOut.status).toBe(204)
  expect(signedOut.headers.getSetCookie()).toEqual([expect.stringMatching(/^turnos=;.*Max-Age=0/)])
})

test('the mock answers with the correlation id of the call, in the error’s body too', async () => {
  const answer = await fetch(`${url}/v1/workers`, { headers: { 'x-correlation-id': 'una-llamada' } })
  expect(answer.headers.get('x-correlation-id')).toBe('una-llamada')
  expect(await answer.json()).toMatchObject({ correlationId: 'una-llamada' })
})

test.each([
  ['a body that is no JSON', '/v1/auth/login', { method: 'POST', headers: json, body: '{' }, 400, 2],
  ['a body of another shape', '/v1/auth/login', { method: 'POST', headers: json, body: '{}' }, 400, 3],
  ['a path that is not there', '/v1/nothing', {}, 404, 5],
])('the mock refuses %s as a server does', async (_, path, init, status, code) => {
  const answer = await fetch(url + path, init)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { code } })
})

test('a page of another origin may call the mock with its cookies and read its headers', async () => {
  const origin = 'http://localhost:5173'
  const asked = { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'content-type,x-correlation-id' }
  const allowed = await fetch(`${url}/v1/workers`, { method: 'OPTIONS', headers: asked })
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
  expect(allowed.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type,x-correlation-id')
  expect(allowed.headers.get('access-control-expose-headers')).toContain('x-total-count')
})
