import { expect, inject, test } from 'vitest'
import { createCaller, ids, type Session } from './mock-calls.ts'

const url = inject('mock')
type User = { id: string; name: string; access: { code: string }[]; worker_id: string | null }

test.each([
  ['admin', 'admin', 'users.update'],
  ['recepcion', 'recepcion', 'clients.mix'],
  ['terapeuta', '45871236', 'my_sessions.update'],
  ['Ana.Torres@example.com', '45871236', 'schedules.read'],
  ['someone else', 'admin', 'users.update'],
])('%s signs in as %s, who has %s', async (username, name, code) => {
  const { get } = await createCaller(url, username)
  const { body } = await get<User>('/v1/auth/is_logged_in')
  expect(body.name).toBe(name)
  expect(body.access.map((access) => access.code)).toContain(code)
})

test('reception and therapists may do only what their access allows', async () => {
  const [reception, therapist] = await Promise.all([createCaller(url, 'recepcion'), createCaller(url, 'terapeuta')])
  expect((await reception.get('/v1/clients')).status).toBe(200)
  expect((await reception.get('/v1/users')).status).toBe(403)
  expect((await therapist.get('/v1/clients')).status).toBe(403)
  expect((await therapist.get('/v1/schedules')).status).toBe(200)
  expect((await therapist.get(`/v1/workers/${ids.ana}`)).status).toBe(200)
  expect((await therapist.get(`/v1/workers/${ids.jorge}`)).status).toBe(403)
  expect((await therapist.send('DELETE', '/v1/sessions/bulk', { ids: [ids.zoeOnWednesday] })).status).toBe(403)
})

test('a refusal names the access of its operation', async () => {
  const { get, send } = await createCaller(url, 'terapeuta')
  const namesAccess = (codes: string[]) => ({ error: { details: codes.map((message) => ({ path: 'access', message })) } })
  expect((await get('/v1/users')).body).toMatchObject(namesAccess(['users.read']))
  expect((await get('/v1/person')).body).toMatchObject(namesAccess(['clients.read', 'workers.read']))
  const preferred = await send('POST', '/v1/roles', { name: 'Recepción' }, { prefer: 'code=403' })
  expect(preferred.body).toMatchObject(namesAccess(['roles.register']))
})

test('a therapist gets only their own sessions of a week', async () => {
  const { get } = await createCaller(url, 'terapeuta')
  const { body } = await get<Session[]>('/v1/sessions?from=2026-11-22&to=2026-11-28')
  expect(body.length).toBeGreaterThan(3)
  expect(new Set(body.map(({ worker }) => worker.id))).toEqual(new Set([ids.ana]))
})
