import { describe, expect, inject, test } from 'vitest'
import { type Client, createCaller, ids, type Session } from './mock-calls.ts'

const { get } = await createCaller(inject('mock'))

/** Fetches a list, and returns a text for each row with the total of the list. */
async function list<Row>(path: string, describeRow: (row: Row) => string) {
  const { body, headers } = await get<Row[]>(path)
  return { rows: body.map(describeRow), total: Number(headers.get('x-total-count')) }
}
const listClients = (query: string) => list<Client>(`/v1/clients?${query}`, ({ person }) => person.name)
const listSessions = (path: string) =>
  list<Session>(path, ({ client, session_date, state }) => `${session_date} ${client.person.name} ${state}`)

describe('a list of people', () => {
  test('has what the search finds in names, documents, telephones and e-mails, and its number as the total', async () => {
    expect(await listClients('search=zoe')).toEqual({ rows: ['Zoe'], total: 1 })
    expect(await listClients('search=nunez%20ZOE')).toEqual({ rows: ['Zoe'], total: 1 })
    expect(await listClients('search=981-200')).toEqual({ rows: ['Zoe'], total: 1 })
    expect(await listClients('search=nadie')).toEqual({ rows: [], total: 0 })
    const workers = await list<Client>('/v1/workers?search=ana', ({ person }) => person.name)
    expect(workers).toEqual({ rows: ['Ana'], total: 1 })
  })

  test('is cut by limit and offset, with the total of all', async () => {
    const all = await listClients('')
    expect(all.total).toBe(8)
    expect(await listClients('limit=3&offset=2')).toEqual({ rows: all.rows.slice(2, 5), total: 8 })
  })

  test('is sorted in both directions', async () => {
    const { rows } = await listClients('')
    expect((await listClients('sort=-name')).rows).toEqual(rows.toReversed())
    const documents = await list<{ person: { document: string } }>('/v1/clients?sort=document', ({ person }) => person.document)
    expect(documents.rows).toEqual(documents.rows.toSorted())
    expect(documents.rows).toHaveLength(8)
  })

  test('has the clients with a link, of a schedule, and with or without sessions to come', async () => {
    expect((await listClients('linked=true')).rows).toEqual(['Valentina'])
    expect((await listClients('linked=false')).total).toBe(7)
    expect((await listClients(`linked_schedule_id=${ids.childTherapy}`)).rows).toEqual(['Valentina'])
    expect((await listClients(`linked_schedule_id=${ids.evaluations}`)).rows).toEqual([])
    const [upcoming, others] = [await listClients('upcoming=true'), await listClients('upcoming=false')]
    expect(upcoming.rows).toContain('Zoe')
    expect(upcoming.total + others.total).toBe(8)
  })

  test('has the users with a role', async () => {
    const users = await list<{ name: string }>(`/v1/users?role_id=${ids.therapistRole}`, ({ name }) => name)
    expect(users).toEqual({ rows: ['45871236'], total: 1 })
  })
})

describe('a list of sessions', () => {
  const week = (turn: string, date: string) => {
    const [year, month, day] = date.split('-').map(Number)
    return listSessions(`/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`)
  }

  test('has the sessions of the turn that was asked for', async () => {
    expect((await week(ids.morning, '2026-11-24')).rows).toHaveLength(16)
    expect((await week(ids.afternoon, '2026-11-24')).rows).toEqual(['2026-11-26 Valentina confirmed', '2026-11-27 Ian pending'])
  })

  test('of another week has the occurrences of the series in that week', async () => {
    expect((await week(ids.morning, '2026-11-18')).rows).toEqual([
      '2026-11-16 Ian pending',
      '2026-11-16 Benjamín confirmed',
      '2026-11-17 Sebastián pending',
      '2026-11-18 Ian confirmed',
      '2026-11-19 Valentina pending',
      '2026-11-20 Gael confirmed',
    ])
    expect((await week(ids.morning, '2026-12-21')).rows).toHaveLength(5)
    expect((await week(ids.afternoon, '2026-11-18')).rows).toEqual([])
  })

  test('has the sessions of a person, a state and a period, with their number as the total', async () => {
    const query = `from=2026-11-22&to=2026-11-28&client_id=${ids.zoe}`
    expect(await listSessions(`/v1/sessions?${query}`)).toEqual({ rows: ['2026-11-25 Zoe pending', '2026-11-28 Zoe pending'], total: 2 })
    expect(await listSessions(`/v1/sessions?${query}&limit=1`)).toEqual({ rows: ['2026-11-25 Zoe pending'], total: 2 })
    expect((await listSessions(`/v1/sessions?${query}&state=canceled`)).rows).toEqual([])
    const canceled = await listSessions('/v1/sessions?from=2026-11-23&to=2026-11-23&state=canceled')
    expect(canceled.rows).toEqual(['2026-11-23 Benjamín canceled'])
    expect((await listSessions(`/v1/sessions?client_id=${ids.ian}`)).rows.slice(0, 2)).toEqual(['null Ian pending', 'null Ian confirmed'])
  })

  test('of a month or a day is that of the person in the path or the query', async () => {
    const zoe = await listSessions(`/v1/sessions/client/${ids.zoe}/month?year=2026&month=11`)
    expect(zoe.rows).toEqual(['2026-11-25 Zoe pending', '2026-11-28 Zoe pending'])
    const jorge = `worker_id=${ids.jorge}&turn_id=${ids.morning}&year=2026&month=11&day=25`
    expect((await listSessions(`/v1/sessions/by-worker-and-turn?${jorge}`)).rows).toEqual(['2026-11-25 Tomás postponed'])
    expect((await get(`/v1/sessions/client/${ids.unknown}/month?year=2026&month=11`)).status).toBe(404)
  })

  test('of a day that the month does not have is a bad request', async () => {
    const { status } = await get(`/v1/sessions/by-turn-and-week?turn_id=${ids.morning}&year=2026&month=2&day=30`)
    expect(status).toBe(400)
  })

  test('counts the weeks of the period only', async () => {
    const weeks = await list<{ week_start: string }>('/v1/sessions/counts?from=2026-11-17&to=2026-11-19', ({ week_start }) => week_start)
    expect(new Set(weeks.rows)).toEqual(new Set(['2026-11-15']))
  })
})

test('the usual workers are those of the sessions of the client in the path', async () => {
  const listUsual = (id: string) =>
    list<{ worker_id: string; count: number }>(`/v1/clients/${id}/usual-workers`, ({ worker_id, count }) => `${worker_id} ${count}`)
  const ian = await listUsual(ids.ian)
  expect(ian.rows).toEqual(['01998a00-0000-7000-8000-030000000001 8', '01998a00-0000-7000-8000-030000000004 7'])
  expect((await listUsual(ids.zoe)).rows).toEqual(['01998a00-0000-7000-8000-030000000005 1', '01998a00-0000-7000-8000-030000000006 1'])
  expect((await get(`/v1/clients/${ids.unknown}/usual-workers`)).status).toBe(404)
})

describe('the waiting list', () => {
  const listWaiting = (query: string) => list<{ client: Client }>(`/v1/waiting-list?${query}`, ({ client }) => client.person.name)

  test('has the entries of a client, and those that name a worker or schedule or none', async () => {
    expect(await listWaiting('')).toEqual({ rows: ['Tomás', 'Zoe', 'Gael'], total: 3 })
    expect((await listWaiting(`client_id=${ids.zoe}`)).rows).toEqual(['Zoe'])
    expect((await listWaiting(`worker_id=${ids.jorge}`)).rows).toEqual(['Tomás', 'Zoe'])
    expect((await listWaiting(`schedule_id=${ids.evaluations}`)).rows).toEqual(['Zoe'])
  })

  test('has the free slots of the period only', async () => {
    const listSlots = (period: string) =>
      list<{ session_date: string }>(
        `/v1/waiting-list/01998a00-0000-7000-8000-0d0000000002/slots?${period}`,
        ({ session_date }) => session_date,
      )
    expect((await listSlots('from=2026-11-22&to=2026-11-28')).rows).toEqual(['2026-11-24', '2026-11-26'])
    expect((await listSlots('from=2026-11-25&to=2026-12-31')).rows).toEqual(['2026-11-26'])
    expect((await listSlots('from=2026-11-29&to=2026-12-05')).rows).toEqual([])
  })
})

test('the changes are those before one of them, of a kind of record, or of a session', async () => {
  const listChanges = (query: string) =>
    list<{ operation: string; entries: { id: string }[] }>(
      `/v1/changes?${query}`,
      ({ operation, entries }) => `${operation} ${entries[0]!.id.slice(-2)}`,
    )
  const all = await listChanges('')
  expect(all.rows.slice(0, 3)).toEqual(['changeSessions 0b', 'changeSessions 09', 'undoChange 08'])
  expect((await listChanges('before_id=01998a00-0000-7000-8000-0e0000000009')).rows).toEqual(all.rows.slice(2))
  expect((await listChanges('kind=person')).rows).toEqual(['updateClient 05'])
  expect((await listChanges('session_id=01998a00-0000-7000-8000-0a0000000001')).rows).toEqual(['updateSession 03'])
})
