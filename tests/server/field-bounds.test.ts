import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccepted, expectRefused, type WriteRequest } from './boundary-values.ts'
import { buildPerson, buildWirePerson, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

// On the wire, because the typed client would not let out what is beyond a bound.

let app: App
const ids = { client: '', worker: '', turn: '', schedule: '', otherSchedule: '', user: '', role: '', person: '' }
beforeAll(async () => {
  app = await startApp({ now: '2026-11-21T15:00:00Z' })
  const { id, turns } = await createSchedule(app.api)
  ids.schedule = id
  ids.turn = turns[0]!.id
  ids.otherSchedule = (await createSchedule(app.api)).id
  ids.client = await registerClient(app.api)
  ids.worker = await registerWorker(app.api)
  ids.user = (await app.makeUser({})).id
  ids.role = (await app.api.post('/v1/roles', { body: { name: 'Recepción nocturna' } })).id
  ids.person = (await app.api.post('/v1/person', { body: buildPerson() })).id
})
afterAll(() => app.close())

const queryOf = (asked: object) => new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

const call = (method: Method, path: string, payload?: object) => app.inject({ method, url: `/api/v1${path}`, payload })

describe('a person', () => {
  const ways: WriteRequest[] = [
    { what: 'a new person', send: (written) => call('POST', '/person', buildWirePerson(written)) },
    { what: 'a change', send: (written) => call('POST', '/person', { id: ids.person, ...written }) },
    {
      what: 'a new client',
      under: 'person.',
      send: (written) => call('POST', '/clients', { person: buildWirePerson(written) }),
    },
    {
      what: 'a change of a client',
      under: 'person.',
      send: (written) => call('PUT', `/clients/${ids.client}`, { id: ids.client, person: buildWirePerson(written) }),
    },
    {
      what: 'a change of a worker',
      under: 'person.',
      send: (written) => call('PUT', '/workers', { id: ids.worker, person: buildWirePerson(written), positions: [5] }),
    },
  ]
  /** An e-mail of so many characters. */
  const email = (length: number) => `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(length - 247)}.pe`

  test.each<[string, unknown[], unknown[]]>([
    ...['name', 'father_last_name', 'mother_last_name'].map((name): [string, unknown[], unknown[]] => [
      name,
      ['x', 'ñ'.repeat(100)],
      ['', ' ', ' \u00a0 ', 'ñ'.repeat(101), null],
    ]),
    ['email', ['a@b.pe', email(254), null], [email(255), 'sin arroba', 'a@', '']],
    ['phone', ['123456', '+51 987 654 321', '9'.repeat(20), null], ['12345', '9'.repeat(21), '987-654-321', '98765432a', '(01)4441234']],
    ['address', ['ñ'.repeat(200), null], ['ñ'.repeat(201)]],
    ['birth_date', ['2020-02-29', null], ['2021-02-29', '2020-2-9', '29/02/2020', '2020-02-29T00:00:00Z', '']],
    ['document_type', [], [-1, 3, null]],
    ['gender', [true, false], [0, 'M', null]],
  ])('%s: what is at the edge is taken, the next is not', async (name, taken, refused) => {
    for (const way of ways) {
      for (const value of taken) await expectAccepted(way, { [name]: value })
      for (const value of refused) await expectRefused(way, { [name]: value })
    }
  })

  test.each([
    ['a DNI', 0, ['1234567', '123456789', '1234567A', '1234 678']],
    ['a passport', 1, ['AB123', 'ABC1234567890', 'AB 12345', 'AB-12345', 'ÑANDU12']],
    ['a RUC', 2, ['1041234567', '104123456789', '1041234567A']],
  ])('%s that has another form is refused', async (_, document_type, documents) => {
    for (const way of ways) for (const document of documents) await expectRefused(way, { document, document_type })
  })
})

describe('a schedule', () => {
  const day = { name: 'Todo el día', start_time: 0, end_time: 1440 }
  const schedule = (written: object) => ({ name: 'Bordes', session_duration: 60, break_duration: 0, turns: [day], ...written })
  const ways: WriteRequest[] = [
    { what: 'a new schedule', send: (written) => call('POST', '/schedules', schedule(written)) },
    { what: 'a change', send: (written) => call('PUT', `/schedules/${ids.otherSchedule}`, schedule(written)) },
  ]
  const turns = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `T${index}`, start_time: index * 60, end_time: index * 60 + 60 }))

  test.each<[string, unknown[], unknown[]]>([
    ['session_duration', [5, 480], [4, 481, 45.5, 0]],
    ['break_duration', [0, 240], [-1, 241, 7.5]],
    ['turns', [turns(1), turns(12)], [[], turns(13)]],
  ])('%s: what is at the edge is taken, the next is not', async (name, taken, refused) => {
    for (const way of ways) {
      for (const value of taken) await expectAccepted(way, { [name]: value })
      for (const value of refused) await expectRefused(way, { [name]: value })
    }
  })

  test('a turn lies between midnight and midnight, and ends after it starts', async () => {
    for (const way of ways) {
      await expectAccepted(way, { turns: [day] })
      for (const [wrong, field] of [
        [{ start_time: -1 }, 'start_time'],
        [{ end_time: 1441 }, 'end_time'],
        [{ start_time: 1440 }, 'end_time'],
        [{ start_time: 600, end_time: 600 }, 'end_time'],
        [{ start_time: 600.5 }, 'start_time'],
      ] as const)
        await expectRefused(way, { turns: [{ ...day, ...wrong }] }, `turns.0.${field}`)
    }
  })
})

describe('a session', () => {
  const session = (written: object) => ({
    ...{ client_id: ids.client, worker_id: ids.worker, turn_id: ids.turn, day: 2, time: 480, session_date: '2026-11-24' },
    ...written,
  })
  const book: WriteRequest = { what: 'a booking', send: (written) => call('POST', '/sessions', session(written)) }

  test('note, day and time: what is at the edge is taken, the next is not', async () => {
    const { id } = (await book.send({})).json()
    const change: WriteRequest = { what: 'a change', send: (written) => call('PUT', `/sessions/${id}`, session(written)) }
    const bulk: WriteRequest = {
      what: 'a bulk',
      under: 'sessions.0.',
      send: (written) => call('POST', '/sessions/bulk', { sessions: [session(written)] }),
    }
    await expectAccepted(change, { note: 'ñ'.repeat(2_000) })
    for (const way of [book, change, bulk])
      for (const wrong of [{ note: 'ñ'.repeat(2_001) }, { day: 7 }, { day: -1 }, { time: -1 }, { time: 1441 }, { time: 480.5 }])
        await expectRefused(way, wrong)
  })

  test('a series that is ended has a weekday and a time that there are', async () => {
    const series = (written: object) => ({
      ...{ client_id: ids.client, worker_id: ids.worker, day: 6, time: 1440, from_date: '2026-11-24', ...written },
    })
    const end: WriteRequest = { what: 'an end', send: (written) => call('DELETE', '/sessions/duplicated', series(written)) }
    await expectAccepted(end, {})
    for (const wrong of [{ day: 7 }, { time: 1441 }, { from_date: '2026-11-31' }]) await expectRefused(end, wrong)
  })
})

describe('a user', () => {
  const ways: WriteRequest[] = [
    {
      what: 'a new user',
      send: (written) => call('POST', '/users', { name: `u ${newId()}`, password: 'una clave muy larga', ...written }),
    },
    { what: 'a change', send: (written) => call('PUT', '/users', { id: ids.user, name: `u ${newId()}`, ...written }) },
  ]

  test('has a name without @, an e-mail that is one, and a password of ten to 128 characters', async () => {
    const [create] = ways
    for (const way of ways)
      for (const wrong of [{ name: 'rosa@clinica' }, { name: ' ' }, { email: 'sin arroba' }, { email: `${'a'.repeat(250)}@b.pe` }])
        await expectRefused(way, wrong)
    for (const length of [10, 128]) await expectAccepted(create!, { password: 'ñ '.repeat(64).slice(0, length) })
    for (const length of [9, 129]) await expectRefused(create!, { password: 'ñ '.repeat(65).slice(0, length) })
  })
})

describe('a list of ids', () => {
  const link = () => ({ schedule_id: ids.schedule, client_id: ids.client, url: 'A'.repeat(22) })

  test.each<[string, string, WriteRequest['send']]>([
    ['the workers of a public link', 'worker_ids', (written) => call('POST', '/clients/public-link', { ...link(), ...written })],
    ['access that is given to a role', 'access_ids', (written) => call('POST', `/roles/${ids.role}/access`, written)],
    ['access that is taken from a role', 'access_ids', (written) => call('POST', `/roles/${ids.role}/access/remove`, written)],
    ['access that is given to a user', 'access_ids', (written) => call('POST', `/users/${ids.user}/access`, written)],
    ['access that is taken from a user', 'access_ids', (written) => call('DELETE', `/users/${ids.user}/access`, written)],
    ['roles that are given to a user', 'role_ids', (written) => call('POST', `/users/${ids.user}/roles`, written)],
    ['roles that are taken from a user', 'role_ids', (written) => call('DELETE', `/users/${ids.user}/roles`, written)],
    ['sessions that are deleted', 'ids', (written) => call('DELETE', '/sessions/bulk', written)],
  ])('%s: one to five hundred', async (what, name, send) => {
    const unknown = (count: number) => ({ [name]: Array.from({ length: count }, () => newId()) })
    for (const count of [0, 501]) await expectRefused({ what, send }, unknown(count))
    for (const count of [1, 500]) {
      const { statusCode, json } = await send(unknown(count))
      // as many may be named: each is looked up, and the answer is about them, not about the list
      if (name === 'ids') expect([statusCode, json()]).toEqual([200, []])
      else expect(json().error.details.filter(({ path }: { path: string }) => path.startsWith(`${name}.`))).toHaveLength(count)
    }
  })
})

test.each([
  ['by-turn-and-week', { year: 2026, month: 11, day: 24 }],
  ['by-client-and-turn', { year: 2026, month: 11, day: 24 }],
  ['by-worker-and-turn', { year: 2026, month: 11, day: 24 }],
  ['by-client-and-turn-by-month', { year: 2026, month: 11 }],
  ['by-worker-and-turn-by-month', { year: 2026, month: 11 }],
])('%s: months go from 1 to 12, and days from 1 to the last of their month', async (path, date) => {
  const asked = { turn_id: ids.turn, ...(path.includes('client') && { client_id: ids.client }) }
  const query = { ...asked, ...(path.includes('worker') && { worker_id: ids.worker }) }
  const way: WriteRequest = {
    what: path,
    send: (written) => call('GET', `/sessions/${path}?${queryOf({ ...query, ...date, ...written })}`),
  }
  for (const right of [{ month: 1 }, { month: 12 }]) await expectAccepted(way, right)
  for (const wrong of [{ month: 0 }, { month: 13 }, { month: 'noviembre' }, { month: 11.5 }]) await expectRefused(way, wrong)
  if (!('day' in date)) return
  for (const right of [{ day: 1 }, { day: 30 }]) await expectAccepted(way, right)
  for (const wrong of [{ day: 0 }, { day: 31 }, { day: 32 }]) await expectRefused(way, wrong)
})

test('a query asks for a date, a slot and a kind of people that there are', async () => {
  const slot = { session_date: '2026-11-25', time: 480, turn_id: ids.turn, person_type: 'worker' }
  const query = (written: object) => queryOf({ ...slot, ...written })
  const free: WriteRequest = { what: 'who is free', send: (written) => call('GET', `/sessions/available-people?${query(written)}`) }
  await expectAccepted(free, { person_type: 'client' })
  for (const wrong of [
    { session_date: '2026-11-31' },
    { session_date: '24/11/2026' },
    { time: 1441 },
    { time: -1 },
    { person_type: 'user' },
  ])
    await expectRefused(free, wrong)
  const period: WriteRequest = { what: 'a period', send: (written) => call('GET', `/sessions?${queryOf(written)}`) }
  await expectAccepted(period, { from: '2026-11-01', to: '2026-11-30' })
  await expectRefused(period, { to: '2026-11-31', from: '2026-11-01' })
  await expectRefused(period, { from: 'ayer', to: '2026-11-30' })
})
