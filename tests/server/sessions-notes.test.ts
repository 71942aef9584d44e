import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/client.ts'
import { access, calls } from '#api/generated/access.ts'
import type { OperationId } from '#api/operation.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, registerPeople, morning, schedule, people } = await startAgenda()
afterAll(() => app.close())

const note = 'Conviene hablar con la madre.'
const month = { year: 2026, month: 11 }
const period = { from: '2026-11-22', to: '2026-11-28' }
let id: string
let series: string
const reader = { client: {} as Api, worker: {} as Api, staff: {} as Api, assists: {} as Api, receptionist: {} as Api }

type Reading = (api: Api) => Promise<{ note: string | null } | { note: string | null }[]>

/** Every way to read a session, and whether it asks for one person's. */
const ways: { operation: OperationId; how?: string; about?: 'client' | 'worker'; read: Reading }[] = [
  { operation: 'listSessions', read: (api) => api.get('/v1/sessions', {}) },
  { operation: 'listSessions', how: 'of a period', read: (api) => api.get('/v1/sessions', { query: period }) },
  { operation: 'listSessions', how: 'that is searched', read: (api) => api.get('/v1/sessions', { query: { search: 'huaman' } }) },
  {
    operation: 'listSessions',
    how: 'of a client',
    about: 'client',
    read: (api) => api.get('/v1/sessions', { query: { clientId: people.luis } }),
  },
  { operation: 'getSession', read: (api) => api.get('/v1/sessions/{id}', { path: { id } }) },
  { operation: 'getSession', how: 'of a series', read: (api) => api.get('/v1/sessions/{id}', { path: { id: series } }) },
  {
    operation: 'listSessionsByClientAndTurn',
    about: 'client',
    read: (api) => api.get('/v1/sessions/by-client-and-turn', { query: { clientId: people.luis, turnId: morning } }),
  },
  {
    operation: 'listSessionsByClientAndTurn',
    how: 'of a month',
    about: 'client',
    read: (api) => api.get('/v1/sessions/by-client-and-turn', { query: { clientId: people.luis, turnId: morning, ...month } }),
  },
  {
    operation: 'listSessionsByWorkerAndTurn',
    about: 'worker',
    read: (api) => api.get('/v1/sessions/by-worker-and-turn', { query: { workerId: people.ana, turnId: morning } }),
  },
  {
    operation: 'listClientMonth',
    about: 'client',
    read: (api) => api.get('/v1/sessions/client/{id}/month', { path: { id: people.luis }, query: month }),
  },
  {
    operation: 'listWorkerMonth',
    about: 'worker',
    read: (api) => api.get('/v1/sessions/worker/{id}/month', { path: { id: people.ana }, query: month }),
  },
  { operation: 'listTurnWeek', read: (api) => api.get('/v1/sessions/by-turn-and-week', { query: { turnId: morning, ...month, day: 24 } }) },
  {
    operation: 'listClientTurnMonth',
    about: 'client',
    read: (api) => api.get('/v1/sessions/by-client-and-turn-by-month', { query: { clientId: people.luis, turnId: morning, ...month } }),
  },
  {
    operation: 'listWorkerTurnMonth',
    about: 'worker',
    read: (api) => api.get('/v1/sessions/by-worker-and-turn-by-month', { query: { workerId: people.ana, turnId: morning, ...month } }),
  },
]

beforeAll(async () => {
  await registerPeople()
  id = await book({ note })
  series = await book({ sessionDate: null, startsOn: tuesday, at: '10:00', note })
  await book({ clientId: people.eva, at: '11:00', note })
  reader.client = (await app.makeUser({ client_id: people.luis })).api
  reader.worker = (await app.makeUser({ worker_id: people.ana })).api
  reader.staff = (await app.makeUser({ access: ['sessions.read'] })).api
  reader.assists = (await app.makeUser({ access: ['assists.read'] })).api
  reader.receptionist = (await app.makeUser({ access: ['sessions.read'], client_id: people.eva })).api
})

test('every operation that answers sessions is here', () => {
  const reading = Object.entries(calls).filter(([, call]) => call.startsWith('get /v1/sessions') && !call.endsWith('available-people'))
  expect(new Set(ways.map(({ operation }) => operation))).toEqual(new Set(reading.map(([operation]) => operation)))
})

describe.each(ways)('$operation $how', ({ operation, about, read }) => {
  const notes = async (as: keyof typeof reader) => {
    const answer = [await read(reader[as])].flat()
    expect(answer.length).toBeGreaterThan(0)
    return new Set(answer.map((session) => session.note))
  }
  const refused = { status: 403 }

  test('keeps the note from the client whose session it is', async () => {
    if (about === 'worker') await expect(read(reader.client)).rejects.toMatchObject(refused)
    else expect(await notes('client')).toEqual(new Set([null]))
  })

  test('shows it to the worker whose session it is', async () => {
    if (about === 'client') await expect(read(reader.worker)).rejects.toMatchObject(refused)
    else expect(await notes('worker')).toEqual(new Set([note]))
  })

  test('shows it to whoever may read sessions, a client or not', async () => {
    expect(await notes('staff')).toEqual(new Set([note]))
    expect(await notes('receptionist')).toEqual(new Set([note]))
    const { any } = access[operation] as { any: readonly string[] }
    if (any.includes('assists.read')) expect(await notes('assists')).toEqual(new Set([note]))
  })
})

test('the public link tells nothing of the note', async () => {
  const url = await app.api.get('/v1/clients/public-link/generate')
  await app.api.post('/v1/clients/public-link', { body: { scheduleId: schedule.id, clientId: people.luis, workerIds: [people.ana], url } })
  const { body } = await app.visitor.inject({ url: `/api/v1/clients/public-link/${url}?week=${tuesday}` })
  expect(body).toContain(id)
  expect(body).not.toContain(note)
})
