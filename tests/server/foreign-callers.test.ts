import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access } from '#api/generated/access.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { operations } from './contract-operations.ts'
import { createRole, createSchedule, findAccessIds, registerClient, registerWorker } from './create-records.ts'
import { insertClient, insertWorker } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

// A client, a worker and a user without access call every operation with `x-own` about the data of others. The calls are built from the contract.
// An operation whose parameters or body have no value here fails until it gets one.

type Rule = { public?: true; own?: Record<string, string>; ownAccess?: readonly string[] }
const rules = new Map(Object.entries(access) as [string, Rule][])
const owned = operations.flatMap((operation) => {
  const { own, ownAccess = [] } = rules.get(operation.id) ?? {}
  return own ? [{ ...operation, own, ownAccess: [...ownAccess] }] : []
})

let app: App
/** The ids of the people whose data is foreign to the callers, and of their records, and the address of the worker's feed. */
const ids = { client: '', worker: '', user: '', session: '', series: '', schedule: '', turn: '', role: '', access: '', feed: '' }

/** A date by which the working hours of the foreign worker are known, because they name nobody. */
const firstDayOfHours = '1987-06-05'

/** The texts that no caller may read. */
const listSecrets = () => {
  const { schedule: _, turn: __, ...foreign } = ids
  return [...Object.values(foreign), 'Zenobia', 'Atanasio', '79999991', '79999992', firstDayOfHours]
}

beforeAll(async () => {
  app = await startApp({ now: '2026-11-21T15:00:00Z' })
  const schedule = await createSchedule(app.api)
  ids.schedule = schedule.id
  ids.turn = schedule.turns[0]!.id
  ids.client = await registerClient(app.api, { name: 'Zenobia', document: '79999991' })
  ids.worker = await registerWorker(app.api, { name: 'Atanasio', document: '79999992' })
  ids.user = (await app.api.post('/v1/users/from-client', { body: { clientId: ids.client } })).id
  ids.role = await createRole(app.api, 'Portería')
  ids.access = (await findAccessIds(app.api, 'roles.read'))[0]!
  await app.api.post('/v1/users/{id}/roles', { path: { id: ids.user }, body: { roleIds: [ids.role] } })
  await app.api.post('/v1/users/{id}/access', { path: { id: ids.user }, body: { accessIds: [ids.access] } })
  const book = async (sessionDate: string | null, clock: string) => {
    const people = { clientId: ids.client, workerId: ids.worker, turnId: ids.turn }
    return (await app.api.post('/v1/sessions', { body: { ...people, day: 2, time: parseTimeOfDay(clock), sessionDate } })).id
  }
  ids.session = await book('2026-11-24', '09:00')
  ids.series = await book(null, '10:00')
  await app.api.put('/v1/workers/{id}/working-hours', {
    path: { id: ids.worker },
    body: [{ day: 2, startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay('18:00'), fromDate: firstDayOfHours }],
  })
  ids.feed = (await app.api.post('/v1/workers/{id}/feed', { path: { id: ids.worker } })).url
  await app.api.post('/v1/absences', { body: { workerId: ids.worker, fromDate: '2026-11-26', toDate: '2026-11-26' } })
})
afterAll(() => app.close())

const createCaller = {
  client: async (codes: string[]) => app.makeUser({ access: codes, client_id: await insertClient(app.db) }),
  worker: async (codes: string[]) => app.makeUser({ access: codes, worker_id: await insertWorker(app.db) }),
  user: (codes: string[]) => app.makeUser({ access: codes }),
}

/** What stands for `{id}` in a path that begins like this. The first one counts. */
const pathIds = (): [string, string][] => [
  ['/v1/sessions/client/', ids.client],
  ['/v1/sessions/worker/', ids.worker],
  ['/v1/sessions/', ids.session],
  ['/v1/schedules/', ids.schedule],
  ['/v1/clients/', ids.client],
  ['/v1/workers/', ids.worker],
  ['/v1/users/', ids.user],
]

/** The parameters of queries. Those that are optional are sent as filters in a separate call. */
const parameters = (): Record<string, string> => ({
  client_id: ids.client,
  worker_id: ids.worker,
  turn_id: ids.turn,
  year: '2026',
  month: '11',
  day: '24',
  from: '2026-11-22',
  to: '2026-11-28',
})

const bodies = (): Record<string, object> => ({
  updateSession: {
    client_id: ids.client,
    worker_id: ids.worker,
    turn_id: ids.turn,
    day: 2,
    time: parseTimeOfDay('09:00'),
    session_date: '2026-11-24',
    note: 'x',
  },
  changeSessionState: { state: 'confirmed' },
  changeSessions: { steps: [{ state: { id: ids.session, state: 'confirmed' } }] },
})

type Owned = (typeof owned)[number]

/** Builds the calls of an operation about the foreign people. */
function buildCalls({ id, method, path, parameters: declared, bodies: examples }: Owned) {
  const need = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`${id} has x-own and needs an example call: give ${what} a value in this file.`)
    return value
  }
  const pathId = path.includes('{')
    ? need(
        pathIds().find(([start]) => path.startsWith(start)),
        `the path ${path}`,
      )[1]
    : ''
  const payload = examples.length > 0 ? need(bodies()[id], 'the body') : undefined
  const inQuery = declared.filter((parameter) => parameter.in === 'query')
  const required = inQuery.filter((parameter) => parameter.required === true).map(({ name }) => String(name))
  const optional = inQuery.map(({ name }) => String(name)).filter((name) => !required.includes(name) && name in parameters())
  const buildQuery = (names: string[]) => names.map((name) => `${name}=${need(parameters()[name], `the parameter ${name}`)}`).join('&')
  const queries = new Set([buildQuery(required), buildQuery([...required, ...optional])])
  return [...queries].map((query) => ({ method, url: `/api${path.replace(/\{\w+\}/, pathId)}?${query}`, payload }))
}

const readSession = () => app.api.get('/v1/sessions/{id}', { path: { id: ids.session } })

describe.each(owned)('$method $path', (operation) => {
  test.each(['client', 'worker', 'user'] as const)('shows a %s nothing of others', async (kind) => {
    const { inject } = await createCaller[kind](operation.ownAccess)
    const accepted = Object.values(operation.own).includes('record') ? [403] : [200, 403, 404]
    for (const call of buildCalls(operation)) {
      const before = await readSession()
      const { statusCode, body } = await inject(call)
      expect(accepted, `${call.method} ${call.url}: ${body}`).toContain(statusCode)
      expect(await readSession()).toEqual(before)
      expect(
        listSecrets().filter((text) => body.includes(text)),
        `${call.method} ${call.url}`,
      ).toEqual([])
    }
  })
})

// Otherwise a call that shows nothing to anybody would prove nothing. The response of an ownership `any` is about nobody.
// A renewed feed has an address that nobody knew, and a deleted one has none.
const shown = owned.filter(
  ({ id, own }) => Object.values(own).some((ownership) => ownership !== 'any') && id !== 'renewWorkerFeed' && id !== 'deleteWorkerFeed',
)
test.each(shown)('the calls of $method $path show others to the administrator', async (operation) => {
  for (const call of buildCalls(operation)) {
    const { statusCode, body } = await app.inject(call)
    expect(statusCode, call.url).toBe(200)
    expect(
      listSecrets().filter((text) => body.includes(text)),
      call.url,
    ).not.toEqual([])
  }
})
