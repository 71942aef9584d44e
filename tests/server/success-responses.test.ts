import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWirePerson, createRole, createSchedule, findAccessIds, registerClient, registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

// The tests read status and body from the wire, because the typed client hides the status and renames properties.

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-21T15:00:00Z' })
})
afterAll(() => app.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function call(method: Method, path: string, payload?: object) {
  const { statusCode, body } = await app.inject({ method, url: `/api/v1${path}`, payload })
  return { status: statusCode, body: body === '' ? '' : JSON.parse(body) }
}

/** A UUID of version 7, which begins with its time of creation. */
const id = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)

const schedule = {
  ...{ name: 'Terapias', session_duration: 45, break_duration: 15 },
  turns: [{ name: 'Mañana', start_time: 480, end_time: 720 }],
}

/** Creates people and a turn, and builds a session to book with them. */
async function buildSession(fields: object = {}) {
  const { turns } = await createSchedule(app.api)
  const [client_id, worker_id] = [await registerClient(app.api), await registerWorker(app.api)]
  return { client_id, worker_id, turn_id: turns[0]!.id, day: 2, time: 480, session_date: '2026-11-24', ...fields }
}

const buildUser = () => ({ name: `rosa ${createId()}`, password: 'una clave muy larga' })

/** The body of POST for each path. */
const inputs: [string, () => object | Promise<object>][] = [
  ['/clients', () => ({ person: buildWirePerson() })],
  ['/workers', () => ({ person: buildWirePerson(), positions: [5] })],
  ['/schedules', () => ({ ...schedule, name: `Terapias ${createId()}` })],
  ['/sessions', buildSession],
  ['/roles', () => ({ name: `Caja ${createId()}` })],
  ['/users', buildUser],
]

const create = async (path: string) => {
  const input = await inputs.find(([inputPath]) => inputPath === path)![1]()
  return { input, id: String((await call('POST', path, input)).body.id) }
}

describe('creating', () => {
  test.each(inputs)('POST %s returns 201 with the id and nothing else, and ids sort by creation', async (path, input) => {
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      const response = await call('POST', path, await input())
      expect(response).toEqual({ status: 201, body: { id } })
      ids.push(response.body.id)
    }
    expect(ids.toSorted()).toEqual(ids)
  })

  test('POST /users/from-client and /users/from-worker return 201 with id, name and password', async () => {
    const created = { status: 201, body: { id, name: expect.stringMatching(/^\d{8}$/), password: expect.any(String) } }
    expect(await call('POST', '/users/from-client', { client_id: await registerClient(app.api) })).toEqual(created)
    expect(await call('POST', '/users/from-worker', { worker_id: await registerWorker(app.api) })).toEqual(created)
  })

  test('POST /sessions/bulk returns 201 with the list of ids', async () => {
    const sessions = [await buildSession(), await buildSession()]
    expect(await call('POST', '/sessions/bulk', { sessions })).toEqual({ status: 201, body: [id, id] })
  })

  test('POST /person returns 200 with the id when it registers, changes or deletes a person', async () => {
    const created = await call('POST', '/person', buildWirePerson())
    expect(created).toEqual({ status: 200, body: { id } })
    expect(await call('POST', '/person', { id: created.body.id, name: 'Ana' })).toEqual(created)
    expect(await call('POST', '/person', { id: created.body.id })).toEqual(created)
  })
})

describe('changing', () => {
  test.each<[string, (id: string) => object]>([
    ['/clients', (id) => ({ id, person: buildWirePerson() })],
    ['/roles', (id) => ({ id, name: 'Otra caja' })],
    ['/sessions', () => ({})],
  ])('PUT %s/{id} returns 200 with the record as it is read', async (path, change) => {
    const { input, id: createdId } = await create(path)
    const response = await call('PUT', `${path}/${createdId}`, path === '/sessions' ? { ...input, note: 'Otra' } : change(createdId))
    expect(response).toEqual({ status: 200, body: (await call('GET', `${path}/${createdId}`)).body })
  })

  test.each<[string, (id: string) => object]>([
    ['/workers', (id) => ({ id, person: buildWirePerson(), positions: [1] })],
    ['/users', (id) => ({ id, name: `otra ${id}` })],
  ])('PUT %s returns 200 with the record as it is read', async (path, change) => {
    const { id: createdId } = await create(path)
    const response = await call('PUT', path, change(createdId))
    expect(response).toEqual({ status: 200, body: (await call('GET', `${path}/${createdId}`)).body })
  })

  test('PUT /schedules/{id} with the body of POST returns 200 and replaces all turns', async () => {
    const { id: createdId } = await create('/schedules')
    const before = (await call('GET', `/schedules/${createdId}`)).body
    const response = await call('PUT', `/schedules/${createdId}`, schedule)
    expect(response).toEqual({ status: 200, body: (await call('GET', `/schedules/${createdId}`)).body })
    expect(response.body).toMatchObject(schedule)
    expect(response.body.turns[0].id).not.toBe(before.turns[0].id)
  })

  test('PATCH /sessions/{id}/state returns 200 with the session as it is read', async () => {
    const { id: createdId } = await create('/sessions')
    const response = await call('PATCH', `/sessions/${createdId}/state`, { state: 'confirmed' })
    expect(response).toEqual({ status: 200, body: (await call('GET', `/sessions/${createdId}`)).body })
  })
})

describe('deleting, granting and signing in', () => {
  const noContent = { status: 204, body: '' }

  test.each(inputs.map(([path]) => path))('DELETE %s/{id} returns 204 without a body', async (path) => {
    const { id: createdId } = await create(path)
    expect(await call('DELETE', `${path}/${createdId}`)).toEqual(noContent)
  })

  test('DELETE /sessions/bulk and /sessions/duplicated return 200 with the ids of the deleted sessions', async () => {
    const { id: createdId } = await create('/sessions')
    expect(await call('DELETE', '/sessions/bulk', { ids: [createdId, createId()] })).toEqual({ status: 200, body: [createdId] })
    expect(await call('DELETE', '/sessions/bulk', { ids: [createdId] })).toEqual({ status: 200, body: [] })
    const { turn_id, session_date, ...people } = await buildSession({ session_date: '2026-12-01' })
    const { body } = await call('POST', '/sessions', { ...people, turn_id, session_date })
    const series = { ...people, from_date: '2026-11-24' }
    expect(await call('DELETE', '/sessions/duplicated', series)).toEqual({ status: 200, body: [body.id] })
    expect(await call('DELETE', '/sessions/duplicated', series)).toEqual({ status: 200, body: [] })
  })

  test('granting and revoking roles and access returns 204, also when nothing changes', async () => {
    const { id: user } = await create('/users')
    const role = await createRole(app.api, 'Apoyo')
    const access = { access_ids: await findAccessIds(app.api, 'clients.read') }
    const roles = { role_ids: [role] }
    const calls: [Method, string, object][] = [
      ['POST', `/roles/${role}/access`, access],
      ['POST', `/roles/${role}/access/remove`, access],
      ['POST', `/users/${user}/access`, access],
      ['DELETE', `/users/${user}/access`, access],
      ['POST', `/users/${user}/roles`, roles],
      ['DELETE', `/users/${user}/roles`, roles],
    ]
    for (const [method, path, body] of calls)
      for (const time of ['once', 'twice']) expect(await call(method, path, body), `${method} ${path} ${time}`).toEqual(noContent)
  })

  test('signing in returns 200 with the user; signing out and changing the password return 204', async () => {
    const { name, inject } = await app.makeUser({})
    const password = 'una clave muy larga'
    const login = await app.visitor.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username: name, password } })
    expect([login.statusCode, login.json().name]).toEqual([200, name])
    expect(login.json()).toEqual((await inject({ url: '/api/v1/auth/is_logged_in' })).json())
    const change = { current_password: password, new_password: 'otra clave muy larga' }
    for (const [url, payload] of [['auth/password', change], ['auth/logout'], ['auth/logout']] as const) {
      const { statusCode, body } = await inject({ method: 'POST', url: `/api/v1/${url}`, payload })
      expect([url, statusCode, body]).toEqual([url, 204, ''])
    }
  })
})

test('creating a public link returns 201 with its record, changing it 200, and deleting it 204', async () => {
  const link = {
    ...{ client_id: await registerClient(app.api), schedule_id: (await createSchedule(app.api)).id },
    ...{ worker_ids: [await registerWorker(app.api)], url: (await call('GET', '/clients/public-link/generate')).body },
  }
  const created = await call('POST', '/clients/public-link', link)
  expect(created).toMatchObject({ status: 201, body: { ...link, id } })
  expect(await call('GET', `/clients/public-link/get-by-url/${link.url}`)).toEqual({ status: 200, body: created.body })
  const changed = await call('PUT', '/clients/public-link', { ...link, id: created.body.id })
  expect(changed).toMatchObject({ status: 200, body: { ...link, id: created.body.id } })
  expect(await call('DELETE', `/clients/${link.client_id}/public-link`)).toEqual({ status: 204, body: '' })
})
