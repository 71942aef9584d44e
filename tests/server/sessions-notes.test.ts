import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/client.ts'
import { access } from '#api/generated/access.ts'
import { calls } from '#api/generated/calls.ts'
import type { OperationId } from '#api/operation.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, registerPeople, morning, schedule, people } = await startAgenda()
afterAll(() => app.close())

const note = 'Conviene hablar con la madre.'
const month = { year: 2026, month: 11 }
const period = { from: '2026-11-22', to: '2026-11-28' }
let dated: string
let series: string
const readers = { client: {} as Api, worker: {} as Api, staff: {} as Api, assists: {} as Api, receptionist: {} as Api }

type ReadSessions = (api: Api) => Promise<{ note: string | null } | { note: string | null }[]>

/** Every call that reads sessions. `names`: the client or worker who must be the reader. */
const reads: { operation: OperationId; variant?: string; names?: 'client' | 'worker'; read: ReadSessions }[] = [
  { operation: 'listSessions', read: (api) => api.get('/v1/sessions', {}) },
  { operation: 'listSessions', variant: 'of a period', read: (api) => api.get('/v1/sessions', { query: period }) },
  { operation: 'listSessions', variant: 'with a search', read: (api) => api.get('/v1/sessions', { query: { search: 'huaman' } }) },
  {
    operation: 'listSessions',
    variant: 'of a client',
    read: (api) => api.get('/v1/sessions', { query: { clientId: people.luis } }),
  },
  { operation: 'getSession', read: (api) => api.get('/v1/sessions/{id}', { path: { id: dated } }) },
  { operation: 'getSession', variant: 'of a series', read: (api) => api.get('/v1/sessions/{id}', { path: { id: series } }) },
  {
    operation: 'listSessionsByClientAndTurn',
    names: 'client',
    read: (api) => api.get('/v1/sessions/by-client-and-turn', { query: { clientId: people.luis, turnId: morning } }),
  },
  {
    operation: 'listSessionsByClientAndTurn',
    variant: 'of a month',
    names: 'client',
    read: (api) => api.get('/v1/sessions/by-client-and-turn', { query: { clientId: people.luis, turnId: morning, ...month } }),
  },
  {
    operation: 'listSessionsByWorkerAndTurn',
    names: 'worker',
    read: (api) => api.get('/v1/sessions/by-worker-and-turn', { query: { workerId: people.ana, turnId: morning } }),
  },
  {
    operation: 'listClientMonth',
    names: 'client',
    read: (api) => api.get('/v1/sessions/client/{id}/month', { path: { id: people.luis }, query: month }),
  },
  {
    operation: 'listWorkerMonth',
    names: 'worker',
    read: (api) => api.get('/v1/sessions/worker/{id}/month', { path: { id: people.ana }, query: month }),
  },
  { operation: 'listTurnWeek', read: (api) => api.get('/v1/sessions/by-turn-and-week', { query: { turnId: morning, ...month, day: 24 } }) },
  {
    operation: 'listClientTurnMonth',
    names: 'client',
    read: (api) => api.get('/v1/sessions/by-client-and-turn-by-month', { query: { clientId: people.luis, turnId: morning, ...month } }),
  },
  {
    operation: 'listWorkerTurnMonth',
    names: 'worker',
    read: (api) => api.get('/v1/sessions/by-worker-and-turn-by-month', { query: { workerId: people.ana, turnId: morning, ...month } }),
  },
]

beforeAll(async () => {
  await registerPeople()
  dated = await book({ note })
  series = await book({ sessionDate: null, startsOn: tuesday, at: '10:00', note })
  await book({ clientId: people.eva, at: '11:00', note })
  readers.client = (await app.makeUser({ client_id: people.luis })).api
  readers.worker = (await app.makeUser({ worker_id: people.ana })).api
  readers.staff = (await app.makeUser({ access: ['sessions.read'] })).api
  readers.assists = (await app.makeUser({ access: ['assists.read'] })).api
  readers.receptionist = (await app.makeUser({ access: ['sessions.read'], client_id: people.eva })).api
})

test('every operation that returns sessions is tested', () => {
  // The history is for those only who may read all sessions, with their notes.
  const otherCalls = ['GET /v1/sessions/available-people', 'GET /v1/sessions/counts', 'GET /v1/sessions/{id}/history']
  const readingCalls = Object.entries(calls).filter(([, call]) => call.startsWith('GET /v1/sessions') && !otherCalls.includes(call))
  expect(new Set(reads.map(({ operation }) => operation))).toEqual(new Set(readingCalls.map(([operation]) => operation)))
})

describe.each(reads)('$operation $variant', ({ operation, names, read }) => {
  const readNotes = async (as: keyof typeof readers) => {
    const sessions = [await read(readers[as])].flat()
    expect(sessions.length).toBeGreaterThan(0)
    return new Set(sessions.map((session) => session.note))
  }
  const refusal = { status: 403 }

  test('hides the note from the client of the session', async () => {
    if (names === 'worker') await expect(read(readers.client)).rejects.toMatchObject(refusal)
    else expect(await readNotes('client')).toEqual(new Set([null]))
  })

  test('shows the note to the worker of the session', async () => {
    if (names === 'client') await expect(read(readers.worker)).rejects.toMatchObject(refusal)
    else expect(await readNotes('worker')).toEqual(new Set([note]))
  })

  test('shows the note to users with access to sessions, clients included', async () => {
    expect(await readNotes('staff')).toEqual(new Set([note]))
    expect(await readNotes('receptionist')).toEqual(new Set([note]))
    const { any } = access[operation] as { any: readonly string[] }
    if (any.includes('assists.read')) expect(await readNotes('assists')).toEqual(new Set([note]))
  })
})

test('the public link does not show the note', async () => {
  const url = await app.api.get('/v1/clients/public-link/generate')
  await app.api.post('/v1/clients/public-link', { body: { scheduleId: schedule.id, clientId: people.luis, workerIds: [people.ana], url } })
  const { body } = await app.visitor.inject({ url: `/api/v1/clients/public-link/${url}?week=${tuesday}` })
  expect(body).toContain(dated)
  expect(body).not.toContain(note)
})
