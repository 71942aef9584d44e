import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { contract } from '#api/generated/contract.ts'
import { type ContractNode, inlineReferences } from '#server/contract-references.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

// Every property that someone may send about their own data has a line here: a worker with nothing but `my_sessions.update` sends another value than the stored
// one, and either changes it or is refused. A new property fails the first test until it is decided who may set it.

const { app, book, registerPeople, people, morning } = await startAgenda()
afterAll(() => app.close())

/** 'own' is changed by the worker of the session, 'forbidden' is a 403 that changes nothing, and 'none' says which session is meant and changes nothing. */
type Rule = 'own' | 'forbidden' | 'none'

const updateRules: Record<string, Rule> = {
  client_id: 'forbidden',
  worker_id: 'forbidden',
  turn_id: 'forbidden',
  day: 'forbidden',
  time: 'forbidden',
  session_date: 'forbidden',
  note: 'own',
  // The state has its own operation, which writes the exception of a date.
  state: 'forbidden',
  starts_on: 'forbidden',
  ends_on: 'forbidden',
  attended: 'forbidden',
  // It changes nothing of the session.
  client_knows: 'none',
  updated_at: 'none',
}
const stateRules: Record<string, Rule> = {
  state: 'own',
  session_date: 'none',
  attended: 'own',
  accepted: 'forbidden',
  client_knows: 'none',
  updated_at: 'none',
}
const ofStep = { id: 'none', override: 'forbidden' } as const
const rules: Record<string, Record<string, Rule>> = {
  updateSession: updateRules,
  changeSessionState: stateRules,
  'changeSessions update': { ...updateRules, ...ofStep },
  'changeSessions state': { ...stateRules, ...ofStep },
}
/** Kinds of steps that a worker may not send at all. */
const forbiddenSteps = ['create', 'delete', 'end_series']

/** Returns the names of the properties of a schema, also of those that it includes. */
function listProperties(schema: ContractNode): string[] {
  const { properties = {}, allOf = [] } = inlineReferences(contract, schema) as { properties?: object; allOf?: ContractNode[] }
  return [...allOf.flatMap(listProperties), ...Object.keys(properties)]
}

/** Lists the properties of each body that is sent to an operation with `x-own`, by operation, and for changes by step. */
function listOwnBodies() {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path as Record<string, ContractNode>))
  return operations
    .filter((operation) => operation['x-own'] && operation.requestBody)
    .flatMap(({ operationId, requestBody }): [string, string[]][] => {
      const { content } = requestBody as { content: Record<string, { schema: ContractNode }> }
      const { schema } = content['application/json']!
      const { properties } = inlineReferences(contract, schema) as {
        properties?: { steps?: { items: { properties: Record<string, ContractNode> } } }
      }
      if (!properties?.steps) return [[String(operationId), listProperties(schema)]]
      return Object.entries(properties.steps.items.properties)
        .filter(([kind]) => !forbiddenSteps.includes(kind))
        .map(([kind, step]) => [`${operationId} ${kind}`, listProperties(step)])
    })
}

test('each property that someone may send about their own data has a rule here', () => {
  const listed = Object.fromEntries(listOwnBodies().map(([name, properties]) => [name, properties.toSorted()]))
  expect(listed).toEqual(Object.fromEntries(Object.entries(rules).map(([name, ofBody]) => [name, Object.keys(ofBody).toSorted()])))
})

let worker: Awaited<ReturnType<typeof app.makeUser>>
let id: string
let others: { client: string; worker: string; turn: string }
beforeAll(async () => {
  others = {
    client: await registerClient(app.api),
    worker: await registerWorker(app.api),
    turn: (await app.api.get('/v1/schedules', {})).flatMap(({ turns }) => turns).find((turn) => turn.id !== morning)?.id ?? '',
  }
})
beforeEach(async () => {
  await registerPeople()
  worker = await app.makeUser({ worker_id: people.ana, access: ['my_sessions.update'] })
  id = await book({ sessionDate: '2026-11-17' })
})

const readSession = async () => (await app.inject({ url: `/api/v1/sessions/${id}` })).json()

/** Another value for each property than that of the session. */
const getOtherValues = (): Record<string, unknown> => ({
  client_id: others.client,
  worker_id: others.worker,
  turn_id: others.turn,
  day: 3,
  time: 600,
  session_date: '2026-12-01',
  note: 'Llegó tarde.',
  state: 'confirmed',
  starts_on: tuesday,
  ends_on: '2026-12-29',
  attended: false,
  accepted: true,
  override: true,
})

/** Sends a body of an operation with one property in place of that of the session, as the worker. */
async function send(body: string, property: string) {
  const { client, worker: own, turn_id, day, time, session_date } = await readSession()
  const fields = body.endsWith('tate')
    ? { state: 'pending' }
    : { client_id: client.id, worker_id: own.id, turn_id, day, time, session_date }
  const changed = { ...fields, [property]: getOtherValues()[property] }
  const { override, ...payload } = changed as { override?: boolean }
  const query = override ? '?override=true' : ''
  const inject = (call: object) => worker.inject(call as Parameters<typeof worker.inject>[0])
  if (body === 'updateSession') return inject({ method: 'PUT', url: `/api/v1/sessions/${id}${query}`, payload })
  if (body === 'changeSessionState') return inject({ method: 'PATCH', url: `/api/v1/sessions/${id}/state${query}`, payload })
  return inject({ method: 'POST', url: '/api/v1/sessions/changes', payload: { steps: [{ [body.split(' ')[1]!]: { ...changed, id } }] } })
}

const cases = Object.entries(rules).flatMap(([body, ofBody]) =>
  Object.entries(ofBody).flatMap(([property, rule]) => (rule === 'none' ? [] : [{ body, property, rule }])),
)

test.each(cases)('$property of $body is $rule for the worker of a session', async ({ body, property, rule }) => {
  const before = await readSession()
  const response = await send(body, property)
  const after = await readSession()
  if (rule === 'own') {
    expect([response.statusCode, after[property]]).toEqual([200, getOtherValues()[property]])
  } else {
    expect([response.statusCode, response.json().error?.code], response.body).toEqual([403, errorCode.unauthorized])
    expect(after).toEqual(before)
  }
})

test.each(forbiddenSteps)('a worker may not send a step of the kind %s about their own session', async (kind) => {
  const { client, worker: own, turn_id, day, time, session_date } = await readSession()
  const people = { client_id: client.id, worker_id: own.id, day }
  const bodies: Record<string, object> = {
    create: { ...people, turn_id, time: 650, session_date },
    delete: { id },
    end_series: { ...people, time, from_date: '2026-12-01' },
  }
  const payload = { steps: [{ [kind]: bodies[kind] }] }
  const { statusCode } = await worker.inject({ method: 'POST', url: '/api/v1/sessions/changes', payload })
  expect(statusCode).toBe(403)
})
