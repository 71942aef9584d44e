import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPerson, buildWirePerson, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { expectAccepted, expectRefused, type FieldRequest } from './field-requests.ts'
import { type App, startApp } from './start-app.ts'

// These calls are sent as raw JSON, because the typed client refuses values out of bounds.

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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

const send = (method: Method, path: string, payload?: object) => app.inject({ method, url: `/api/v1${path}`, payload })

describe('a person', () => {
  const requests: FieldRequest[] = [
    { name: 'a new person', send: (fields) => send('POST', '/person', buildWirePerson(fields)) },
    { name: 'a change', send: (fields) => send('POST', '/person', { id: ids.person, ...fields }) },
    {
      name: 'a new client',
      prefix: 'person.',
      send: (fields) => send('POST', '/clients', { person: buildWirePerson(fields) }),
    },
    {
      name: 'a change of a client',
      prefix: 'person.',
      send: (fields) => send('PUT', `/clients/${ids.client}`, { id: ids.client, person: buildWirePerson(fields) }),
    },
    {
      name: 'a change of a worker',
      prefix: 'person.',
      send: (fields) => send('PUT', '/workers', { id: ids.worker, person: buildWirePerson(fields), positions: [5] }),
    },
  ]
  /** Builds an e-mail address with this number of characters. */
  const buildEmail = (length: number) => `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(length - 247)}.pe`

  test.each<[string, unknown[], unknown[]]>([
    ...['name', 'father_last_name'].map((name): [string, unknown[], unknown[]] => [
      name,
      ['x', 'ñ'.repeat(100), ` ${'ñ'.repeat(100)}\n`],
      ['', ' ', ' \u00a0 ', 'ñ'.repeat(101), null],
    ]),
    ['mother_last_name', ['x', 'ñ'.repeat(100), '', ' '], ['ñ'.repeat(101), null]],
    [
      'email',
      ['a@bc.pe', "o'brien@x.pe", buildEmail(254), null, ''],
      [buildEmail(255), 'sin arroba', 'a@', 'a@b', 'a..b@x.pe', 'a b@x.pe'],
    ],
    [
      'phone',
      ['123456', '+51 987 654 321', '(01) 445-1234', '01.445.1234', '(+51) 987654321', '9'.repeat(15), null, ''],
      ['12345', '9'.repeat(16), '98765432a', '987 654 321 +', '( )', '987654321 / 912345678', '4451234/4457890', '4451234, 4457890'],
    ],
    ['address', ['ñ'.repeat(200), null], ['ñ'.repeat(201)]],
    [
      'birth_date',
      ['2020-02-29', '1900-01-01', '2026-11-21', null],
      ['1899-12-31', '2026-11-22', '2201-01-01', '2021-02-29', '2020-2-9', '29/02/2020', '2020-02-29T00:00:00Z', ''],
    ],
    ['document_type', [], [-1, 3, null]],
    ['gender', [true, false], [0, 'M', null]],
  ])('%s accepts the values at its bounds and refuses those beyond', async (name, accepted, refused) => {
    for (const request of requests) {
      for (const value of accepted) await expectAccepted(request, { [name]: value })
      for (const value of refused) await expectRefused(request, { [name]: value })
    }
  })

  test.each([
    ['a DNI', 0, ['1234567', '123456789', '1234567A', '1234 678']],
    ['a passport', 1, ['AB123', 'ABC1234567890', 'AB 12345', 'AB-12345', 'ÑANDU12']],
    ['a RUC', 2, ['1041234567', '104123456789', '1041234567A']],
  ])('%s with a malformed number is refused', async (_, document_type, documents) => {
    for (const request of requests) for (const document of documents) await expectRefused(request, { document, document_type })
  })
})

describe('a schedule', () => {
  const day = { name: 'Todo el día', start_time: 0, end_time: 1440 }
  // Each schedule has its own name.
  let count = 0
  const buildSchedule = (fields: object) => ({
    name: `Bordes ${++count}`,
    session_duration: 60,
    break_duration: 0,
    turns: [day],
    ...fields,
  })
  const requests: FieldRequest[] = [
    { name: 'a new schedule', send: (fields) => send('POST', '/schedules', buildSchedule(fields)) },
    { name: 'a change', send: (fields) => send('PUT', `/schedules/${ids.otherSchedule}`, buildSchedule(fields)) },
  ]
  const buildTurns = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `T${index}`, start_time: index * 60, end_time: index * 60 + 60 }))

  test.each<[string, unknown[], unknown[]]>([
    ['session_duration', [5, 480], [4, 481, 45.5, 0]],
    ['break_duration', [0, 240], [-1, 241, 7.5]],
    ['turns', [buildTurns(1), buildTurns(12)], [[], buildTurns(13)]],
  ])('%s accepts the values at its bounds and refuses those beyond', async (name, accepted, refused) => {
    for (const request of requests) {
      for (const value of accepted) await expectAccepted(request, { [name]: value })
      for (const value of refused) await expectRefused(request, { [name]: value })
    }
  })

  test('a turn lies within one day and ends after it starts', async () => {
    for (const request of requests) {
      await expectAccepted(request, { turns: [day] })
      for (const [invalid, field] of [
        [{ start_time: -1 }, 'start_time'],
        [{ end_time: 1441 }, 'end_time'],
        [{ start_time: 1440 }, 'end_time'],
        [{ start_time: 600, end_time: 600 }, 'end_time'],
        [{ start_time: 600.5 }, 'start_time'],
      ] as const)
        await expectRefused(request, { turns: [{ ...day, ...invalid }] }, `turns.0.${field}`)
    }
  })
})

describe('a session', () => {
  const buildSession = (fields: object) => ({
    client_id: ids.client,
    worker_id: ids.worker,
    turn_id: ids.turn,
    day: 2,
    time: 480,
    session_date: '2026-11-24',
    ...fields,
  })
  const book: FieldRequest = { name: 'a booking', send: (fields) => send('POST', '/sessions', buildSession(fields)) }

  test('note, day and time beyond their bounds are refused', async () => {
    const { id } = (await book.send({})).json()
    const change: FieldRequest = { name: 'a change', send: (fields) => send('PUT', `/sessions/${id}`, buildSession(fields)) }
    const bulk: FieldRequest = {
      name: 'a bulk',
      prefix: 'sessions.0.',
      send: (fields) => send('POST', '/sessions/bulk', { sessions: [buildSession(fields)] }),
    }
    await expectAccepted(change, { note: 'ñ'.repeat(2_000) })
    for (const request of [book, change, bulk])
      for (const invalid of [{ note: 'ñ'.repeat(2_001) }, { day: 7 }, { day: -1 }, { time: -1 }, { time: 1441 }, { time: 480.5 }])
        await expectRefused(request, invalid)
  })

  test('ending a series requires a valid weekday, time and date', async () => {
    const buildSeries = (fields: object) => ({
      client_id: ids.client,
      worker_id: ids.worker,
      day: 6,
      time: 1440,
      from_date: '2026-11-24',
      ...fields,
    })
    const seriesEnd: FieldRequest = {
      name: 'the end of a series',
      send: (fields) => send('DELETE', '/sessions/duplicated', buildSeries(fields)),
    }
    await expectAccepted(seriesEnd, {})
    for (const invalid of [{ day: 7 }, { time: 1441 }, { from_date: '2026-11-31' }]) await expectRefused(seriesEnd, invalid)
  })
})

describe('a user', () => {
  const requests: FieldRequest[] = [
    {
      name: 'a new user',
      send: (fields) => send('POST', '/users', { name: `u ${createId()}`, password: 'una clave muy larga', ...fields }),
    },
    { name: 'a change', send: (fields) => send('PUT', '/users', { id: ids.user, name: `u ${createId()}`, ...fields }) },
  ]

  test('has a name without @, a valid e-mail, and a password of 10 to 128 characters', async () => {
    const [create] = requests
    for (const request of requests)
      for (const invalid of [{ name: 'rosa@clinica' }, { name: ' ' }, { email: 'sin arroba' }, { email: `${'a'.repeat(250)}@b.pe` }])
        await expectRefused(request, invalid)
    const buildPassword = (length: number) => 'ñ mesas y lunas '.repeat(9).slice(0, length)
    for (const length of [10, 128]) await expectAccepted(create!, { password: buildPassword(length) })
    for (const length of [9, 129]) await expectRefused(create!, { password: buildPassword(length) })
  })
})

describe('a list of ids', () => {
  const buildLink = () => ({ schedule_id: ids.schedule, client_id: ids.client, url: 'A'.repeat(22) })

  test.each<[string, string, FieldRequest['send']]>([
    ['the workers of a public link', 'worker_ids', (fields) => send('POST', '/clients/public-link', { ...buildLink(), ...fields })],
    ['access granted to a role', 'access_ids', (fields) => send('POST', `/roles/${ids.role}/access`, fields)],
    ['access revoked from a role', 'access_ids', (fields) => send('POST', `/roles/${ids.role}/access/remove`, fields)],
    ['access granted to a user', 'access_ids', (fields) => send('POST', `/users/${ids.user}/access`, fields)],
    ['access revoked from a user', 'access_ids', (fields) => send('DELETE', `/users/${ids.user}/access`, fields)],
    ['roles granted to a user', 'role_ids', (fields) => send('POST', `/users/${ids.user}/roles`, fields)],
    ['roles revoked from a user', 'role_ids', (fields) => send('DELETE', `/users/${ids.user}/roles`, fields)],
    ['sessions to delete', 'ids', (fields) => send('DELETE', '/sessions/bulk', fields)],
  ])('%s can be 1 to 500 ids', async (name, field, sendIds) => {
    const buildUnknownIds = (count: number) => ({ [field]: Array.from({ length: count }, () => createId()) })
    for (const count of [0, 501]) await expectRefused({ name, send: sendIds }, buildUnknownIds(count))
    for (const count of [1, 500]) {
      const { statusCode, json } = await sendIds(buildUnknownIds(count))
      // A list of accepted length gets a response about its ids, because the server looks up each of them.
      if (field === 'ids') expect([statusCode, json()]).toEqual([200, []])
      else expect(json().error.details.filter(({ path }: { path: string }) => path.startsWith(`${field}.`))).toHaveLength(count)
    }
  })
})
