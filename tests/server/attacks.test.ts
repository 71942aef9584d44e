import { afterAll, expect, test } from 'vitest'
import { adminPassword } from './admin-password.ts'
import { findAccessIds, registerClient } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

/** Texts that would change a query, if they became a part of it. */
const sqlTexts = [`' or '1'='1`, `'; drop table person; --`, `\\'; select pg_sleep(9); --`, `%' or true --`, '$1', '{{1}}']

/** Wrong passwords of one address are limited. */
let addressCount = 0

test('text that looks like SQL is stored and searched as the text that it is', async () => {
  const ids = new Map<string, string>()
  for (const [index, text] of sqlTexts.entries())
    ids.set(text, await registerClient(app.api, { name: `Eva ${text}`, document: `7654320${index}` }))
  for (const [text, id] of ids) {
    expect((await app.api.get('/v1/clients/{id}', { path: { id } })).person.name).toBe(`Eva ${text}`)
    const found = await app.api.get('/v1/clients', { query: { search: `eva ${text}` } })
    expect(found.map((client) => client.id)).toEqual([id])
    for (const credentials of [
      { username: text, password: adminPassword },
      { username: 'admin', password: text },
    ]) {
      const call = { method: 'POST' as const, url: '/api/v1/auth/login', payload: credentials, remoteAddress: `10.4.0.${++addressCount}` }
      const { statusCode } = await app.visitor.inject(call)
      expect([400, 401]).toContain(statusCode)
    }
    const link = await app.visitor.inject({ url: `/api/v1/clients/public-link/${encodeURIComponent(text)}` })
    expect(link.statusCode).toBe(404)
    const sorted = await app.inject({ url: `/api/v1/clients?sort=${encodeURIComponent(text)}` })
    expect(sorted.statusCode).toBe(400)
  }
})

test('access that was taken away is refused at the next call of a sign-in that goes on', async () => {
  const user = await app.makeUser({ access: ['clients.read'] })
  await user.api.get('/v1/clients')
  const body = { accessIds: await findAccessIds(app.api, 'clients.read') }
  await app.api.delete('/v1/users/{id}/access', { path: { id: user.id }, body })
  await expect(user.api.get('/v1/clients')).rejects.toMatchObject({ status: 403 })
  expect(await user.api.get('/v1/auth/is_logged_in')).toMatchObject({ access: [] })
  await app.api.delete('/v1/users/{id}', { path: { id: user.id } })
  await expect(user.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
})

test('a name that no user has, and a user with a wrong password, get the same answer', async () => {
  const { name } = await app.makeUser({})
  const refuse = async (username: string) => {
    const payload = { username, password: 'no es esta clave' }
    const { statusCode, headers, body } = await app.visitor.inject({ method: 'POST', url: '/api/v1/auth/login', payload })
    const { error } = JSON.parse(body)
    return { statusCode, error, headers: Object.keys(headers).sort() }
  }
  expect(await refuse('nadie.conocido')).toEqual(await refuse(name))
})
