import { expect, test } from 'vitest'
import {
  getJsonMedia,
  getSuccessResponse,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  listOperations,
  resolveReference,
} from '#api/document.ts'
import type { components } from '#api/generated/wire.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listOccurrenceDates } from '#domain/series.ts'
import { listSlots } from '#domain/slots.ts'
import { isActive } from '#domain/states.ts'
import { getWeekday, getWeekStart } from '#domain/weeks.ts'
import { contract, listObjects } from './contract.ts'

// The examples are one clinic, which the mock serves and the screens show.

type Schemas = components['schemas']
type Session = Schemas['Session']

const getExample = <T>(name: string) => contract.components.examples?.[name]?.value as T
const sessionLists = ['TurnWeek', 'SessionRecords', 'ClientSessions', 'WorkerSessions', 'ClientMonth', 'WorkerMonth']
const sessions = sessionLists.flatMap((list) => getExample<Session[]>(list).map((session) => ({ list, ...session })))

test('each session of the examples starts in a slot of its turn, on the weekday of its date', () => {
  const slotsByTurn = new Map(
    getExample<Schemas['Schedule'][]>('Schedules').flatMap(({ turns, session_duration, break_duration }) =>
      turns.map(({ id, start_time, end_time }) => [
        id,
        listSlots({ start: start_time, end: end_time }, { session: session_duration, breakAfter: break_duration }),
      ]),
    ),
  )
  const misplaced = sessions.filter(
    ({ turn_id, time, day, session_date }) =>
      !slotsByTurn.get(turn_id)?.includes(time) || (session_date !== null && getWeekday(session_date) !== day),
  )
  expect(misplaced).toEqual([])
})

test('no client and no worker of the examples is booked twice at the same time', () => {
  const bookings = sessions
    .filter(({ state }) => isActive(state))
    .flatMap(({ list, client, worker, session_date, day, time }) =>
      [client.id, worker.id].map((id) => `${list}: ${id} at ${time} on ${session_date ?? day}`),
    )
  expect(bookings.filter((booking, index) => bookings.indexOf(booking) !== index)).toEqual([])
})

test('the administrator of the examples has every access', () => {
  const listAccess = (modules: readonly Schemas['Module'][]): Schemas['Access'][] =>
    modules.flatMap(({ access, children }) => [...access, ...listAccess(children)])
  expect(getExample<Schemas['User']>('UserAdmin').access).toEqual(listAccess(getExample('Permissions')))
})

test('a session is the same in every example, with the clients and workers of the lists', () => {
  const getKey = ({ id, session_date, time }: Session) => `${id} ${session_date ?? 'every week'} ${time}`
  const sessionByKey = new Map<string, Session>()
  for (const { list: _, ...session } of sessions) {
    expect(session).toEqual(sessionByKey.get(getKey(session)) ?? session)
    sessionByKey.set(getKey(session), session)
    expect(getExample('Clients')).toContainEqual(session.client)
    expect(getExample('Workers')).toContainEqual(session.worker)
  }
  expect([...sessionByKey.values()]).toContainEqual(getExample('Session'))
})

test('a client, a worker or a person is the same wherever the answers have one, unless it was changed later', () => {
  const lists = ['People', 'Clients', 'Workers'].flatMap((name) => getExample<JsonObject[]>(name))
  const listed = new Map<JsonValue | undefined, JsonObject>(lists.map((record) => [record.id, record]))
  const answers = operations.flatMap(({ operation }) => {
    const examples = getExamplesByName(getJsonMedia(contract, getSuccessResponse(contract, operation)))
    return listObjects(examples, operation.operationId)
  })
  const differences = answers.flatMap(([path, { id, ...fields }]) => {
    const record = listed.get(id)
    // The history has the whole name of a record under its id.
    if (!record || path.includes('/names/') || String(fields.updated_at ?? '') > String(record.updated_at)) return []
    const differing = Object.keys(fields).filter((name) => name in record && JSON.stringify(fields[name]) !== JSON.stringify(record[name]))
    return differing.map((name) => `${path}/${name}`)
  })
  expect(differences).toEqual([])
})

test('the example of a single record is in the example of its list', () => {
  const lists = { Client: 'Clients', Worker: 'Workers', Person: 'People', Role: 'Roles', Schedule: 'Schedules', UserReception: 'Users' }
  for (const [record, list] of Object.entries(lists)) expect(getExample(list)).toContainEqual(getExample(record))
})

test('the example week has every state and attendance, a standing session, an exception, and one of another length', () => {
  const week = getExample<Session[]>('TurnWeek')
  expect(new Set(week.map(({ state }) => state)).size).toBe(4)
  expect(new Set(week.map(({ attended }) => attended))).toEqual(new Set([true, false, null]))
  const series = getExample<Session[]>('SessionRecords').filter((record) => record.standing)
  const isException = (session: Session) =>
    !session.standing &&
    series.some(({ worker, client, time }) => worker.id === session.worker.id && client.id === session.client.id && time === session.time)
  expect(week.filter(isException).length).toBeGreaterThan(0)
  expect(week.some((session) => session.standing)).toBe(true)
  // A canceled session does not keep the schedule from changing, and keeps its own length.
  expect(new Set(week.map(({ duration }) => duration ?? 45))).toEqual(new Set([45, 40]))
})

test('the counts of sessions in the examples are those of the sessions on 24 November at noon', () => {
  const { from, to } = { from: contract.components.parameters!.CountsFrom!.example, to: contract.components.parameters!.CountsTo!.example }
  const getKey = ({ client, worker, turn_id, time }: Session, date: string) => `${client.id} ${worker.id} ${turn_id} ${time} ${date}`
  const series = getExample<Session[]>('SessionRecords').filter(({ session_date }) => session_date === null)
  const period = { from: String(from), to: String(to) }
  // A dated session follows the series, whose occurrence it replaces.
  const occurrences = new Map<string, Session>([
    ...series.flatMap((session) =>
      listOccurrenceDates({ day: session.day, startsOn: session.starts_on, endsOn: session.ends_on }, period).map(
        (date) => [getKey(session, date), { ...session, session_date: date }] as const,
      ),
    ),
    ...sessions
      .filter(({ standing, session_date }) => !standing && session_date! >= period.from && session_date! <= period.to)
      .map((session) => [getKey(session, session.session_date!), session] as const),
  ])
  const counts = Map.groupBy(occurrences.values(), ({ session_date, worker, state, attended, time, duration = 45 }) => {
    const is_past = session_date! < '2026-11-24' || (session_date === '2026-11-24' && time + duration <= parseTimeOfDay('12:00'))
    return JSON.stringify({ week_start: getWeekStart(session_date!), worker_id: worker.id, state, attended, is_past })
  })
  const expected = [...counts].map(([group, { length }]) => ({ ...JSON.parse(group), count: length }))
  const example = getExample<Schemas['SessionCount'][]>('SessionCounts')
  expect(example).toHaveLength(expected.length)
  expect(example).toEqual(expect.arrayContaining(expected))
})

const listExampleNames = (media: JsonObject | undefined) => Object.keys((media?.examples as JsonObject | undefined) ?? {})
const operations = listOperations(contract)

test('each example of a request has an example of the response with the same name', () => {
  const unpaired = operations.flatMap(({ operation }) => {
    const response = getJsonMedia(contract, getSuccessResponse(contract, operation))
    const names = listExampleNames(response)
    const requestNames = listExampleNames(getJsonMedia(contract, operation.requestBody))
    return response ? requestNames.filter((name) => !names.includes(name)).map((name) => `${operation.operationId}: ${name}`) : []
  })
  expect(unpaired).toEqual([])
})

test('an example with an id in the path belongs to the record of its response', () => {
  const update = operations.find(({ operation }) => operation.operationId === 'changeSessionState')
  const id = update?.parameters.find(({ name }) => name === 'id')
  expect(Object.keys(id?.examples as JsonObject)).toEqual(listExampleNames(getJsonMedia(contract, update?.operation.requestBody)))
})

test('x-total-count is the length of the list in the first example', () => {
  const lists = Object.values(contract.components.responses ?? {}).filter(
    ({ headers }) => headers && 'x-total-count' in (headers as JsonObject),
  )
  expect(lists.length).toBeGreaterThan(5)
  for (const list of lists) {
    const [name] = Object.values((list as JsonObject).content as JsonObject)
    const [example] = Object.values(((name as JsonObject).examples ?? {}) as JsonObject)
    const { value } = resolveReference(contract, example as JsonObject)
    const header = resolveReference(contract, ((list as JsonObject).headers as JsonObject)['x-total-count'] as JsonObject)
    expect(header.example, String(list.description)).toBe((value as unknown[]).length)
  }
})

test('the id of a created record is in no list and begins like the ids of its list', () => {
  const lists = {
    CreatedClient: 'Clients',
    CreatedWorker: 'Workers',
    CreatedPerson: 'People',
    CreatedRole: 'Roles',
    CreatedSchedule: 'Schedules',
    CreatedSession: 'SessionRecords',
    CreatedUser: 'Users',
  }
  for (const [created, list] of Object.entries(lists)) {
    const { id } = getExample<{ id: string }>(created)
    const ids = getExample<{ id: string }[]>(list).map((record) => record.id)
    expect(ids).not.toContain(id)
    expect(
      ids.every((other) => other.slice(0, 26) === id.slice(0, 26)),
      created,
    ).toBe(true)
  }
})

test('an update in the examples returns the fields that were sent', () => {
  for (const { operation } of operations.filter(({ method }) => method === 'put')) {
    const sent = getExamplesByName(getJsonMedia(contract, operation.requestBody))
    const returned = getExamplesByName(getJsonMedia(contract, getSuccessResponse(contract, operation)))
    for (const [name, body] of Object.entries(sent)) {
      const { updated_at: _, client_knows: _knows, client_id: _client, worker_id: _worker, ...fields } = body
      expect(returned[name], `${operation.operationId}: ${name}`).toMatchObject(fields)
    }
  }
})

function getExamplesByName(media: JsonObject | undefined) {
  const entries = Object.entries((media?.examples as JsonObject | undefined) ?? {})
  return Object.fromEntries(entries.map(([name, example]) => [name, resolveReference(contract, example as JsonObject).value as JsonObject]))
}

test('each property of a request or response is in an example, with a value that is not null', () => {
  /** The properties by schema, such as "Client.note", and whether an example has a value of them. */
  const properties = new Map<string, boolean>()
  const visitedWithoutValue = new Set<JsonObject>()
  const visit = (schema: JsonObject, name: string, value: JsonValue | undefined) => {
    if (typeof schema.$ref === 'string') return visit(resolveReference(contract, schema), schema.$ref.split('/').at(-1)!, value)
    // A module has modules. Only examples end.
    if (value === undefined && visitedWithoutValue.has(schema)) return
    if (value === undefined) visitedWithoutValue.add(schema)
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) for (const part of (schema[keyword] ?? []) as JsonObject[]) visit(part, name, value)
    if (isJsonObject(schema.items))
      for (const item of Array.isArray(value) ? [undefined, ...value] : [undefined]) visit(schema.items, name, item)
    for (const [property, part] of Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)) {
      const path = `${name}.${property}`
      const own = isJsonObject(value) ? value[property] : undefined
      // In the clinic of the examples nothing is deleted.
      const isExample = own !== undefined && (own !== null || property === 'deleted_at')
      properties.set(path, properties.get(path) === true || isExample)
      visit(part, path, own)
    }
  }
  for (const { operation } of operations)
    for (const body of [operation.requestBody, ...Object.values(operation.responses)]) {
      const media = getJsonMedia(contract, body)
      const values = Object.values(getExamplesByName(media))
      if (media) for (const value of [undefined, ...values]) visit(media.schema as JsonObject, operation.operationId, value)
    }
  expect(properties.size).toBeGreaterThan(500)
  expect([...properties].filter(([, isInExample]) => !isInExample).map(([path]) => path)).toEqual([])
})
