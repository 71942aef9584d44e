import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isTree, type Operation, operationsOf, resolved, type Tree, type Value } from '../../scripts/generate/contract.ts'
import { contract } from './examples.ts'
import { rights } from './rights.ts'

const listed = readFileSync(new URL('operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const operations = operationsOf(contract)
const isAddition = (node: Tree) => node['x-addition'] === true
const isPublic = (operation: Operation) => operation.security?.length === 0

/** Every part of a document that is an object, with the way to it. */
const partsOf = (node: Value, at = ''): [string, Tree][] =>
  Array.isArray(node)
    ? node.flatMap((item, index) => partsOf(item, `${at}/${index}`))
    : isTree(node)
      ? [[at, node], ...Object.entries(node).flatMap(([name, value]) => partsOf(value, `${at}/${name}`))]
      : []

test('the contract has the operations of the specification and no others but additions', () => {
  const own = operations.filter(({ operation }) => !isAddition(operation)).map(({ method, path }) => `${method.toUpperCase()}\t${path}`)
  expect(own.toSorted()).toEqual(listed.toSorted())
})

test('the additions are the three that were decided', () => {
  const additions = operations.filter(({ operation }) => isAddition(operation)).map(({ method, path }) => `${method} ${path}`)
  expect(additions).toEqual(['post /v1/auth/password', 'get /v1/settings', 'post /v1/users/{id}/password'])
})

test('the operations stand in the order of the tags', () => {
  const tags = (contract.tags as Tree[]).map(({ name }) => name)
  const used = operations.map(({ operation }) => tags.indexOf(String(listOf(operation.tags)[0])))
  expect(used).toEqual(used.toSorted((a, b) => a - b))
  expect(new Set(used).size).toBe(tags.length)
})

test('no two operations share their id', () => {
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

describe.each(operations)('$operation.operationId', ({ operation, parameters }) => {
  test('has the rhythm of all operations', () => {
    expect(operation.operationId).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
    expect(operation.tags).toHaveLength(1)
    expect(Object.keys(operation.responses).filter((status) => status.startsWith('2'))).toHaveLength(1)
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '500']))
  })

  test('says who may call it, either everybody or by x-access', () => {
    expect(isPublic(operation)).toBe(operation['x-access'] === undefined)
    if (isPublic(operation)) expect(operation['x-own']).toBeUndefined()
    else expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '429']))
  })

  test('answers with the correlation id, always', () => {
    for (const [status, written] of Object.entries(operation.responses)) {
      const { headers } = resolved(contract, written) as { headers?: Tree }
      const header = headers?.['x-correlation-id']
      expect(isTree(header) && resolved(contract, header).required, `x-correlation-id of ${status}`).toBe(true)
    }
  })

  test('explains each of its parameters', () => {
    for (const parameter of parameters) expect(parameter.description, String(parameter.name)).toMatch(/\.$/)
  })
})

test('x-access and x-own are those of the rights table', () => {
  const written = operations.map(({ operation }) => {
    const { operationId, 'x-access': any, 'x-own': own, 'x-own-access': ownAccess } = operation
    const right = isPublic(operation)
      ? 'public'
      : [any?.join(' ') || 'signed in', own && `own ${own.toSorted().join(' ')}`, ownAccess && `with ${ownAccess}`]
    return [operationId, [right].flat().filter(Boolean).join(', ')]
  })
  expect(Object.fromEntries(written)).toEqual(rights)
})

test('every x-access code is one of the catalogue', () => {
  const catalogue = partsOf(contract.components.examples?.Permissions ?? {}).flatMap(([, { code, module_id }]) => (module_id ? [code] : []))
  const used = operations.flatMap(({ operation }) => [...(operation['x-access'] ?? []), ...(operation['x-own-access'] ?? [])])
  expect(catalogue).toHaveLength(39)
  expect(used.filter((code) => !catalogue.includes(code))).toEqual([])
})

test('no addition is required, in no request and no answer', () => {
  const required = partsOf(contract).flatMap(([at, part]) => {
    const names = listOf(part.required).map(String)
    const properties = isTree(part.properties) ? part.properties : {}
    const demanded = names.filter((name) => isTree(properties[name]) && isAddition(properties[name])).map((name) => `${at}/${name}`)
    return isAddition(part) && part.required === true ? [at, ...demanded] : demanded
  })
  expect(required).toEqual([])
})

const inputs = Object.entries(contract.components.schemas ?? {}).filter(([, schema]) => schema.additionalProperties === false)
const sent = operations.flatMap(({ operation }) =>
  partsOf(operation.requestBody ?? null).flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : [])),
)

test('whatever is sent is closed', () => {
  const roots = sent.filter((ref) => ref.startsWith('#/components/schemas/')).map((ref) => resolved(contract, { $ref: ref }))
  const open = roots.filter((schema) => schema.additionalProperties !== false && !Array.isArray(schema.anyOf))
  expect(roots.length).toBeGreaterThan(20)
  expect(open).toEqual([])
})

test('every text, number and list that is sent has bounds', () => {
  const unbounded = inputs.flatMap(([name, { properties }]) =>
    Object.entries(properties as Tree).flatMap(([property, written]) => {
      const schema = resolved(contract, written as Tree)
      const types = [schema.type].flat()
      const bounded =
        schema.enum !== undefined ||
        schema.anyOf !== undefined ||
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

test('whatever is read tells its shape only, so that one old row never turns a list into a parse error', () => {
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
  ]
  const written = new Set(inputs.map(([name]) => name))
  const read = Object.entries(contract.components.schemas ?? {}).filter(([name]) => !written.has(name))
  const strict = read.flatMap(([name, schema]) =>
    partsOf(schema, name).flatMap(([at, part]) => bounds.filter((bound) => bound in part).map((bound) => `${at}: ${bound}`)),
  )
  expect(strict).toEqual([])
})

function listOf(value: Value | undefined): Value[] {
  return Array.isArray(value) ? value : []
}
