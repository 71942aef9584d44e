import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWirePerson, createRole, createSchedule, findAccessIds, registerClient, registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

// Status and body as they stand on the wire: the typed client hides the one and renames the other.

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-21T15:00:00Z' })
})
afterAll(() => app.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function ask(method: Method, path: string, payload?: object) {
  const { statusCode, body } = await app.inject({ method, url: `/api/v1${path}`, payload })
  return { status: statusCode, body: body === '' ? '' : JSON.parse(body) }
}

/** A UUID of version 7, which begins with the moment in which it was made. */
const id = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)

const schedule = {
  ...{ name: 'Terapias', session_duration: 45, break_duration: 15 },
  turns: [{ name: 'Mañana', start_time: 480, end_time: 720 }],
}

/** A session that can be booked, of people and a turn of its own. */
async function session(written: object = {}) {
  const { turns } = await createSchedule(app.api)
  const [client_id, worker_id] = [await registerClient(app.api), await registerWorker(app.api)]
  return { client_id, worker_id, turn_id: turns[0]!.id, day: 2, time: 480, session_date: '2026-11-24', ...written }
}

const newUser = () => ({ name: `rosa ${newId()}`, password: 'una clave muy larga' })

/** What each path takes when something is made there. */
const inputs: [string, () => object | Promise<object>][] = [
  ['/clients', () => ({ person: buildWirePerson() })],
  ['/workers', () => ({ person: buildWirePerson(), positions: [5] })],
  ['/schedules', () => schedule],
  ['/sessions', session],
  ['/roles', () => ({ name: 'Caja' })],
  ['/users', newUser],
]

const make = async (path: string) => {
  const input = await inputs.find(([own]) => own === path)![1]()
  return { input, id: String((await ask('POST', path, input)).body.id) }
}

describe('what is made', () => {
  test.each(inputs)('POST %s answers 201 with the id and nothing else, and ids sort by creation', async (path, input) => {
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      const answer = await ask('POST', path, await input())
      expect(answer).toEqual({ status: 201, body: { id } })
      ids.push(answer.body.id)
    }
    expect(ids.toSorted()).toEqual(ids)
  })

  test('the user of a client or worker comes with name and password', async () => {
    const made = { status: 201, body: { id, name: expect.stringMatching(/^\d{8}$/), password: expect.any(String) } }
    expect(await ask('POST', '/users/from-client', { client_id: await registerClient(app.api) })).toEqual(made)
    expect(await ask('POST', '/users/from-worker', { worker_id: await registerWorker(app.api) })).toEqual(made)
  })

  test('of several sessions comes the list of their ids', async () => {
    const sessions = [await session(), await session()]
    expect(await ask('POST', '/sessions/bulk', { sessions })).toEqual({ status: 201, body: [id, id] })
  })

  test('of a person, made, changed or deleted, comes the id', async () => {
    const made = await ask('POST', '/person', buildWirePerson())
    expect(made).toEqual({ status: 200, body: { id } })
    expect(await ask('POST', '/person', { id: made.body.id, name: 'Ana' })).toEqual(made)
    expect(await ask('POST', '/person', { id: made.body.id })).toEqual(made)
  })
})

describe('what is changed', () => {
  test.each<[string, (made: string) => object]>([
    ['/clients', (made) => ({ id: made, person: buildWirePerson() })],
    ['/roles', (made) => ({ id: made, name: 'Otra caja' })],
    ['/sessions', () => ({})],
  ])('PUT %s/{id} answers 200 with the whole, as it is read', async (path, change) => {
    const { input, id: made } = await make(path)
    const answer = await ask('PUT', `${path}/${made}`, path === '/sessions' ? { ...input, note: 'Otra' } : change(made))
    expect(answer).toEqual({ status: 200, body: (await ask('GET', `${path}/${made}`)).body })
  })

  test.each<[string, (made: string) => object]>([
    ['/workers', (made) => ({ id: made, person: buildWirePerson(), positions: [1] })],
    ['/users', (made) => ({ id: made, name: `otra ${made}` })],
  ])('PUT %s answers 200 with the whole, as it is read', async (path, change) => {
    const { id: made } = await make(path)
    const answer = await ask('PUT', path, change(made))
    expect(answer).toEqual({ status: 200, body: (await ask('GET', `${path}/${made}`)).body })
  })

  test('a schedule takes the body by which it was made, and then all its turns are new', async () => {
    const { id: made } = await make('/schedules')
    const before = (await ask('GET', `/schedules/${made}`)).body
    const answer = await ask('PUT', `/schedules/${made}`, schedule)
    expect(answer).toEqual({ status: 200, body: (await ask('GET', `/schedules/${made}`)).body })
    expect(answer.body).toMatchObject(schedule)
    expect(answer.body.turns[0].id).not.toBe(before.turns[0].id)
  })

  test('a change of a session’s state answers 200 with the whole session', async () => {
    const { id: made } = await make('/sessions')
    const answer = await ask('PATCH', `/sessions/${made}/state`, { state: 'confirmed' })
    expect(answer).toEqual({ status: 200, body: (await ask('GET', `/sessions/${made}`)).body })
  })
})

describe('what is done', () => {
  const done = { status: 204, body: '' }

  test.each(inputs.map(([path]) => path))('DELETE %s/{id} answers 204 without a body', async (path) => {
    const { id: made } = await make(path)
    expect(await ask('DELETE', `${path}/${made}`)).toEqual(done)
  })

  test('several sessions that are deleted, or end with their series, are told by their ids, with 200', async () => {
    const { id: made } = await make('/sessions')
    expect(await ask('DELETE', '/sessions/bulk', { ids: [made, newId()] })).toEqual({ status: 200, body: [made] })
    expect(await ask('DELETE', '/sessions/bulk', { ids: [made] })).toEqual({ status: 200, body: [] })
    const { turn_id, session_date, ...people } = await session({ session_date: '2026-12-01' })
    const { body } = await ask('POST', '/sessions', { ...people, turn_id, session_date })
    const series = { ...people, from_date: '2026-11-24' }
    expect(await ask('DELETE', '/sessions/duplicated', series)).toEqual({ status: 200, body: [body.id] })
    expect(await ask('DELETE', '/sessions/duplicated', series)).toEqual({ status: 200, body: [] })
  })

  test('giving and taking roles and access answers 204, also where there was nothing to do', async () => {
    const { id: user } = await make('/users')
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
      for (const time of ['once', 'twice']) expect(await ask(method, path, body), `${method} ${path} ${time}`).toEqual(done)
  })

  test('signing in answers 200 with the user, signing out and a change of the password 204', async () => {
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

test('a public link that is made answers 201 with its record, one that is changed 200, one that is deleted 204', async () => {
  const link = {
    ...{ client_id: await registerClient(app.api), schedule_id: (await createSchedule(app.api)).id },
    ...{ worker_ids: [await registerWorker(app.api)], url: (await ask('GET', '/clients/public-link/generate')).body },
  }
  const made = await ask('POST', '/clients/public-link', link)
  expect(made).toMatchObject({ status: 201, body: { ...link, id } })
  expect(await ask('GET', `/clients/public-link/get-by-url/${link.url}`)).toEqual({ status: 200, body: made.body })
  const changed = await ask('PUT', '/clients/public-link', { ...link, id: made.body.id })
  expect(changed).toMatchObject({ status: 200, body: { ...link, id: made.body.id } })
  expect(await ask('DELETE', `/clients/${link.client_id}/public-link`)).toEqual({ status: 204, body: '' })
})
