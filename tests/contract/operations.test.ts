import { describe, expect, test } from 'vitest'
import {
  getJsonMedia,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  listAllOperations,
  listOperations,
  mergeAllOf,
  type Operation,
  resolveReference,
} from '#api/document.ts'
import { findAccessRule, findUnusedExceptions } from './access-rules.ts'
import { contract, listObjects, specifiedOperations } from './contract.ts'

const operations = listOperations(contract)
const isAddition = (node: JsonObject) => node['x-addition'] === true
const isPublic = (operation: Operation) => operation.security?.length === 0

test('the contract has the operations of the specification, and every other one is marked as an addition', () => {
  const specified = operations.filter(({ operation }) => !isAddition(operation))
  expect(specified.map(({ method, path }) => `${method.toUpperCase()}\t${path}`).toSorted()).toEqual(specifiedOperations.toSorted())
})

test('the operations are in the order of the tags, and every tag has one', () => {
  const tags = (contract.tags as JsonObject[]).map(({ name }) => name)
  const used = operations.map(({ operation }) => tags.indexOf(String(toArray(operation.tags)[0])))
  expect(used).toEqual(used.toSorted((a, b) => a - b))
  expect(new Set(used).size).toBe(tags.length)
})

test('every operationId is unique', () => {
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

describe.each(operations)('$operation.operationId', ({ operation, parameters }) => {
  test('has a verbNoun id, a summary, one tag, one success and the errors that every call can get', () => {
    expect(operation.operationId).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
    expect(operation.tags).toHaveLength(1)
    expect(Object.keys(operation.responses).filter((status) => status.startsWith('2'))).toHaveLength(1)
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '500']))
  })

  test('is either public or has x-access', () => {
    expect(isPublic(operation)).toBe(operation['x-access'] === undefined)
    if (isPublic(operation)) expect(operation['x-own']).toBeUndefined()
    else expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '429']))
  })

  test('sends a correlation id with every response', () => {
    for (const [status, response] of Object.entries(operation.responses)) {
      const { headers } = resolveReference(contract, response) as { headers?: JsonObject }
      const header = headers?.['x-correlation-id']
      expect(isJsonObject(header) && resolveReference(contract, header).required, `x-correlation-id of ${status}`).toBe(true)
    }
  })

  test('says in its responses what a key that it takes can lead to', () => {
    const takesKey = parameters.some(({ name }) => name === 'idempotency-key')
    const hasHeader = (status: string, name: string) => {
      const { headers = {} } = resolveReference(contract, operation.responses[status] ?? {}) as { headers?: JsonObject }
      return name in headers
    }
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'))!
    expect(hasHeader(success, 'idempotency-replayed')).toBe(takesKey)
    expect(hasHeader('409', 'retry-after')).toBe(takesKey)
  })

  test('describes itself and each of its parameters in sentences', () => {
    expect(operation.description).toMatch(/\.$/)
    for (const parameter of parameters) expect(parameter.description, String(parameter.name)).toMatch(/\.$/)
  })
})

test('x-access, x-own and x-own-access follow the access rules', () => {
  const actual = operations.map(({ operation }) => [operation.operationId, formatAccess(operation)])
  const expected = operations.map(({ method, path, operation }) => [operation.operationId, findAccessRule(method, path)?.[1]])
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected))
})

test('every exception of the access rules applies to an operation', () => {
  expect(findUnusedExceptions(operations)).toEqual([])
})

/** The codes in the example of the list of permissions, which has all that exist. */
const accessCodes = listObjects(contract.components.examples?.Permissions ?? {}).flatMap(([, { code, module_id }]) =>
  module_id ? [String(code)] : [],
)

test('every access code that an operation names exists', () => {
  const used = operations.flatMap(({ operation }) => [...(operation['x-access'] ?? []), ...(operation['x-own-access'] ?? [])])
  expect(used.filter((code) => !accessCodes.includes(code))).toEqual([])
})

test('access codes are unique, made of module and type, and mix exists where all four types do', () => {
  expect(new Set(accessCodes).size).toBe(accessCodes.length)
  const typesByModule = Map.groupBy(accessCodes, (code) => code.split('.')[0])
  for (const [module, codes] of typesByModule) {
    const all = ['read', 'register', 'update', 'delete'].map((type) => `${module}.${type}`)
    const mix = `${module}.mix`
    expect([...all, mix]).toEqual(expect.arrayContaining(codes))
    expect(codes.includes(mix), mix).toBe(all.every((code) => codes.includes(code)))
  }
})

test('only operations are additions, and those that are planned are some', () => {
  const marked = listObjects(contract).flatMap(([path, object]) => ('x-addition' in object ? [path] : []))
  const added = listAllOperations(contract).filter(({ operation }) => isAddition(operation))
  expect(added.length).toBeGreaterThan(40)
  expect(marked).toHaveLength(added.length)
  expect(operations.filter(({ operation }) => operation['x-planned'] === true && !isAddition(operation))).toEqual([])
})

test('the schemas of request bodies allow no unknown properties', () => {
  const schemas = operations
    .flatMap(({ operation }) => listObjects(operation.requestBody ?? null).map(([, { $ref }]) => $ref))
    .filter((ref) => typeof ref === 'string' && ref.startsWith('#/components/schemas/'))
    .map(($ref) => mergeAllOf(contract, resolveReference(contract, { $ref: String($ref) })))
  const open = schemas.filter((schema) => schema.additionalProperties !== false && !Array.isArray(schema.anyOf))
  expect(schemas.length).toBeGreaterThan(20)
  expect(open).toEqual([])
})

test('every string, number and list in a request body has bounds', () => {
  const schemas = Object.entries(contract.components.schemas ?? {}).map(([name, schema]) => [name, mergeAllOf(contract, schema)] as const)
  const inputs = schemas.filter(([, schema]) => schema.additionalProperties === false)
  const unbounded = inputs.flatMap(([name, { properties }]) =>
    Object.entries(properties as JsonObject).flatMap(([property, value]) => {
      const schema = resolveReference(contract, value as JsonObject)
      const types = [schema.type].flat()
      const bounded =
        schema.enum !== undefined ||
        schema.anyOf !== undefined ||
        // Its own properties have bounds.
        mergeAllOf(contract, schema).additionalProperties === false ||
        types.includes('boolean') ||
        (types.includes('string') &&
          (['uuid', 'date', 'date-time'].includes(String(schema.format)) || 'maxLength' in schema || 'pattern' in schema)) ||
        (types.includes('integer') && 'minimum' in schema && 'maximum' in schema) ||
        (types.includes('array') && 'minItems' in schema && 'maxItems' in schema)
      return bounded ? [] : [`${name}.${property}`]
    }),
  )
  expect(unbounded).toEqual([])
})

test('schemas of responses have no bounds, so that one old row never makes a list unreadable', () => {
  const bounds = [
    'default',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
    'uniqueItems',
    'additionalProperties',
    'unevaluatedProperties',
  ]
  const schemas = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const schema = getJsonMedia(contract, response)?.schema
      return schema ? listSchemas(schema, `${operation.operationId} ${status}`) : []
    }),
  )
  expect(schemas.length).toBeGreaterThan(100)
  const bounded = schemas.flatMap(([path, schema]) =>
    bounds.filter((bound) => bound in schema && !isOpen(bound, schema[bound])).map((bound) => `${path}: ${bound}`),
  )
  expect(bounded).toEqual([])
})

/** True for `additionalProperties: true`, which bounds nothing. */
const isOpen = (bound: string, value: JsonValue | undefined) => bound === 'additionalProperties' && value === true

/** Lists a schema with all schemas inside it, those that it refers to included. */
function listSchemas(node: JsonValue, path: string, visited = new Set<string>()): [path: string, schema: JsonObject][] {
  return listObjects(node, path).flatMap(([path, object]) => {
    const { $ref } = object
    if (typeof $ref !== 'string') return [[path, object] as [string, JsonObject]]
    if (visited.has($ref)) return []
    visited.add($ref)
    return listSchemas(resolveReference(contract, object), $ref, visited)
  })
}

const formatOwn = (own: Record<string, string>) =>
  Object.entries(own)
    .map((entry) => entry.join(':'))
    .toSorted()
    .join(' ')

/** Writes an operation's access the way the rules do. */
function formatAccess(operation: Operation) {
  if (isPublic(operation)) return 'public'
  const { 'x-access': codes, 'x-own': own, 'x-own-access': ownAccess } = operation
  const parts = [codes?.join(' ') || 'signed in', own && `own ${formatOwn(own)}`, ownAccess && `with ${ownAccess}`]
  return parts.filter(Boolean).join(', ')
}

function toArray(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : []
}
