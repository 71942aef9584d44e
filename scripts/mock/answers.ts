import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Contract, getJsonMedia, getSuccessResponse, isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import { createListFilter } from './list-filter.ts'
import { mergeBody } from './merge-body.ts'
import { listExamples, type Records, readExample } from './records.ts'
import type { Route } from './routes.ts'

/** A valid call. `filter` is added to its query, `example` is the first example of its response if that is an object. */
export type Call = {
  route: Route
  pathValue: string | undefined
  query: Record<string, string>
  filter: Record<string, string>
  body: unknown
  example: JsonObject | undefined
}

/** The mock answers this in place of the first example: another one, with the number of records of the whole list, or an error of the contract. */
export type Answer = { example: JsonValue; total?: number } | { code: number }

/** Creates the function that chooses the answer to a valid call; undefined where the first example is the answer. */
export function createAnswers(contract: Contract, routes: readonly Route[], records: Records, today: string) {
  const filterList = createListFilter(contract, records, today)
  const createdIds = collectCreatedIds()

  return (call: Call): Answer | undefined => {
    const { route, pathValue, body } = call
    const pair = findExamplePair(call)
    if (pair !== undefined) return { example: pair }
    if (route.operation.operationId === 'changeSessions' && isJsonObject(body)) return answerSteps(call, body)
    const record = pathValue === undefined ? undefined : findRecord(route.owner, pathValue)
    if (pathValue !== undefined && !record) return isExampleOf(route.pathParameter, pathValue) ? undefined : { code: 404 }
    if (route.isList && route.method === 'get') return findPart(route, record) ?? filterList(call)
    if (isJsonObject(body) && !route.isList) return mergeIntoAnswer(call, record, body)
    // A document about a record, such as the export of a client, is another than the record.
    return record && route.method === 'get' && route.schemaName === route.owner ? { example: record } : undefined
  }

  /** Answers each step of a change of sessions as the operation that says the same of one session. */
  function answerSteps({ example }: Call, { steps, dry_run }: JsonObject): Answer {
    const results = (Array.isArray(steps) ? steps.filter(isJsonObject) : []).map((step): JsonObject => {
      const [[name = '', input] = []] = Object.entries(step)
      if (!isJsonObject(input) || !(name in operationsOfSteps)) return {}
      const { id, override: _, ...body } = input
      const operation = operationsOfSteps[name as keyof typeof operationsOfSteps]
      if (name === 'create') return { create: { id: randomUUID() } }
      if (name === 'delete') return { delete: { id: id ?? null } }
      const route = routes.find(({ operation: { operationId } }) => operationId === operation)!
      const first = listExamples(contract, route.operation)[0] ?? null
      const record = findRecord('Session', String(id))
      const merged = record && mergeBody(contract, records, record, body, route.schema)
      return { [name]: merged ?? first }
    })
    return { example: dry_run === true ? { results } : { ...example, results } }
  }

  /** Finds a record by its id. One that was created by a call has the fields of the first record. */
  function findRecord(schemaName: string | undefined, id: string): JsonObject | undefined {
    const known = records.get(schemaName ?? '')
    const [first] = known?.values() ?? []
    return known?.get(id.toLowerCase()) ?? (first && createdIds.get(schemaName)?.has(id) ? { ...first, id } : undefined)
  }

  /** Lists the ids with which the examples answer the creation of records, by the schema of the record that a GET with the id returns. */
  function collectCreatedIds() {
    const ids = new Map<string | undefined, Set<JsonValue>>()
    for (const { path, method, operation, schemaName } of routes) {
      const owner = routes.find(
        (route) => route.method === 'get' && new RegExp(`^${getCollection(path)}/\\{\\w+\\}$`).test(route.path),
      )?.schemaName
      if (method !== 'post' || !owner || records.has(schemaName ?? '')) continue
      const created = listExamples(contract, operation).flatMap((value) => (isJsonObject(value) ? [value.id ?? null] : value))
      ids.set(owner, new Set([...(ids.get(owner) ?? []), ...created]))
    }
    return ids
  }

  /** Returns the response's example of the same name as the request's, when path and body are those of the request's example. */
  function findExamplePair({ route, pathValue, body }: Call): JsonValue | undefined {
    const sent = getJsonMedia(contract, route.operation.requestBody)?.examples
    const [name] =
      Object.entries(isJsonObject(sent) ? sent : {}).find(([, example]) => isDeepStrictEqual(readExample(contract, example), body)) ?? []
    if (name === undefined || (pathValue !== undefined && !isExampleOf(route.pathParameter, pathValue, name))) return undefined
    const returned = getJsonMedia(contract, getSuccessResponse(contract, route.operation))?.examples
    return isJsonObject(returned) && name in returned ? readExample(contract, returned[name]!) : undefined
  }

  /**
   * Returns a list below a record that the examples show elsewhere: in the record itself, such as the roles of a user, or in a user who has only this
   * role. The elsewhere has to agree with the operation's own example, or it is another list of the same name.
   */
  function findPart({ path, pathParameter, owner, operation }: Route, record: JsonObject | undefined): Answer | undefined {
    const name = path.split('/').at(-1) ?? ''
    const exampleRecord = records.get(owner ?? '')?.get(String(pathParameter?.example))
    if (!record || !exampleRecord || !isDeepStrictEqual(readPart(exampleRecord, name), listExamples(contract, operation)[0]))
      return undefined
    const part = readPart(record, name)
    return part === undefined ? undefined : { example: part }
  }

  function readPart(record: JsonObject, name: string): JsonValue | undefined {
    const users = [...(records.get('User')?.values() ?? [])]
    const hasOnlyThisRole = ({ roles }: JsonObject) =>
      Array.isArray(roles) && roles.length === 1 && isJsonObject(roles[0]) && roles[0].id === record.id
    return record[name] ?? users.find(hasOnlyThisRole)?.[name]
  }

  /** Merges a body into the record that path or body names, or into the first example. An unknown id in a body is a bad request. */
  function mergeIntoAnswer({ route, pathValue, example }: Call, record: JsonObject | undefined, body: JsonObject): Answer | undefined {
    const isUpdate = route.method === 'put' || route.method === 'patch'
    const updated = isUpdate && pathValue === undefined && typeof body.id === 'string' ? findRecord(route.schemaName, body.id) : record
    if (isUpdate && !updated) return { code: 400 }
    const target = isUpdate ? updated : example
    return target && { example: mergeBody(contract, records, target, body, route.schema) }
  }
}

/** The operation of which each step of a change of sessions says the same. */
const operationsOfSteps = {
  create: 'createSession',
  update: 'updateSession',
  state: 'changeSessionState',
  delete: 'deleteSession',
  end_series: 'endSeries',
}

/** True when a value is the example of a path parameter, or its example of a name. */
function isExampleOf(parameter: JsonObject | undefined, value: string, name?: string) {
  const examples = isJsonObject(parameter?.examples) ? parameter.examples : {}
  const named = name === undefined ? Object.values(examples) : [examples[name] ?? null]
  return parameter?.example === value || named.some((example) => isJsonObject(example) && example.value === value)
}

/** Returns the beginning of a path that names a collection: "/v1/clients". */
const getCollection = (path: string) => path.split('/').slice(0, 3).join('/')
