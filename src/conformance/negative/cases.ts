import { isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import { createRandomId } from '#api/random-id.ts'
import { type ContractOperation, isInAddition, operations } from '../contract.ts'
import type { Request } from '../exchange.ts'
import { isValid } from '../schemas.ts'
import { readPointer, show } from '../violation.ts'
import { type Change, listChanges, listTextFaults } from './changes.ts'
import { addAdditions } from './values.ts'

/** A call that the contract forbids. */
export type NegativeCase = {
  /** Says in the report why the call is to be refused. */
  subject: string
  caller: 'administrator' | 'visitor' | 'user without access'
  request: Request
  expected: number | number[]
}

type Sample = Request & { path: Record<string, string> }

/** Lists the calls of an operation that are to be refused: made from a request of the right shape, and from one that would succeed if there is one. */
export function listCases(
  operation: ContractOperation,
  { shape, sample, hasAdditions }: { shape: Sample; sample: Sample | undefined; hasAdditions: boolean },
): NegativeCase[] {
  const base = sample ?? shape
  return [
    ...listCallerCases(operation, shape),
    ...listMethodCases(operation, shape),
    ...listPathCases(operation, base, sample !== undefined),
    ...listQueryCases(operation, base, hasAdditions),
    ...(operation.bodySchema === undefined
      ? listSurplusBodyCases(operation, shape)
      : listBodyCases(operation.bodySchema, base, hasAdditions)),
  ].map((negative): NegativeCase => ({ caller: operation.isPublic ? 'visitor' : 'administrator', ...negative }))
}

type Case = Omit<NegativeCase, 'caller'> & Partial<Pick<NegativeCase, 'caller'>>

/** Callers are checked before ids and bodies. */
const listCallerCases = ({ isPublic, access, method }: ContractOperation, request: Request): Case[] => [
  ...(isPublic ? [] : [{ subject: 'nobody is signed in', caller: 'visitor' as const, request, expected: 401 }]),
  ...(access.length === 0 ? [] : [{ subject: 'the caller has no access', caller: 'user without access' as const, request, expected: 403 }]),
  ...(method === 'GET'
    ? []
    : [{ subject: 'a page of another site calls', request: { ...request, headers: { origin: 'https://other.example' } }, expected: 403 }]),
]

/** One call for each path, with a method that it does not have. */
function listMethodCases({ id, path }: ContractOperation, request: Request): Case[] {
  const url = path.replaceAll(/\{\w+\}/g, 'x').split('/')
  const fits = (template: string) => {
    const parts = template.split('/')
    return parts.length === url.length && parts.every((part, index) => part.startsWith('{') || part === url[index])
  }
  const fitting = operations.filter((operation) => fits(operation.path))
  const wrong = ['PATCH', 'DELETE', 'PUT', 'POST', 'GET'].find((name) => fitting.every(({ method }) => method !== name))
  const isFirst = operations.find((operation) => operation.path === path)?.id === id
  if (!isFirst || wrong === undefined) return []
  const { body: _, ...rest } = request
  return [{ subject: `the path has no ${wrong}`, request: { ...rest, method: wrong }, expected: 405 }]
}

function listPathCases({ parameters, bodySchema }: ContractOperation, base: Sample, isSample: boolean): Case[] {
  return parameters
    .filter((parameter) => parameter.in === 'path' && parameter.schema.format === 'uuid')
    .flatMap(({ name }): Case[] => {
      const withId = (id: string): Request => ({
        ...base,
        path: { ...base.path, [name]: id },
        ...(isJsonObject(base.body) && 'id' in base.body && name === 'id' && { body: { ...base.body, id } }),
      })
      // In a body made from the schema alone the other ids are unknown too.
      const expected = isSample || bodySchema === undefined ? 404 : [404, 400]
      return [
        { subject: `no record has this ${name}`, request: withId(createRandomId()), expected },
        { subject: `${name} is not an id`, request: { ...base, path: { ...base.path, [name]: 'x' } }, expected: 404 },
      ]
    })
}

function listQueryCases({ parameters }: ContractOperation, base: Sample, hasAdditions: boolean): Case[] {
  const valid = Object.entries((base.query ?? {}) as Record<string, unknown>).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const replace = (name: string, ...values: string[]): Request => ({
    ...base,
    query: [...valid.filter(([other]) => other !== name), ...values.map((value): [string, string] => [name, value])],
  })
  const known = parameters.filter((parameter) => parameter.in === 'query' && (hasAdditions || !parameter.isAddition))
  return [
    { subject: 'the query has an unknown parameter', request: replace('surplus', '1'), expected: 400 },
    ...known.flatMap(({ name, schema, required }): Case[] => [
      ...listTextFaults(schema)
        .slice(0, 3)
        .map((text) => ({ subject: `${name} is ${show(text)}`, request: replace(name, text), expected: 400 })),
      ...(required ? [{ subject: `${name} is missing`, request: replace(name), expected: 400 }] : []),
    ]),
  ]
}

/** A body of another media type is refused even where none is needed. */
const listSurplusBodyCases = ({ responses }: ContractOperation, request: Request): Case[] =>
  responses[415] === undefined
    ? []
    : [{ subject: 'the body is plain text', request: { ...request, text: 'x', headers: { 'content-type': 'text/plain' } }, expected: 415 }]

/** The most changes of one kind at one place of a body that are sent. */
const countByKind: Record<Change['kind'], number> = { 'another type': 2, 'out of bounds': 4, missing: 1, surplus: 1, items: 3 }

function listBodyCases(schema: JsonObject, base: Sample, hasAdditions: boolean): Case[] {
  const body = base.body as JsonValue
  const added = hasAdditions ? listChanges(schema, addAdditions(schema, body)).filter(({ pointer }) => isInAddition(schema, pointer)) : []
  const refused = chooseChanges(schema, [...listChanges(schema, body), ...added])
  const [name] = Object.keys(body as object)
  const text = JSON.stringify(body)
  return [
    ...refused.map(({ pointer, kind, value }) => ({
      ...{ subject: `the body, ${pointer || 'all of it'}: ${kind}`, request: { ...base, body: value }, expected: 400 },
    })),
    { subject: 'there is no body', request: { ...base, body: undefined }, expected: 400 },
    { subject: 'the body is not JSON', request: { ...base, text: '{' }, expected: 400 },
    { subject: 'the body begins with a byte order mark', request: { ...base, text: `\uFEFF${text}` }, expected: 400 },
    { subject: `the body has ${name} twice`, request: { ...base, text: text.replace('{', `{${JSON.stringify(name)}:0,`) }, expected: 400 },
    { subject: 'the body is plain text', request: { ...base, headers: { 'content-type': 'text/plain' } }, expected: 415 },
  ]
}

/** Chooses changes that break the schema, some of each kind at each place. */
function chooseChanges(schema: JsonObject, changes: Change[]): Change[] {
  const counts = new Map<string, number>()
  return changes.filter(({ pointer, kind, value }) => {
    const key = `${kind} ${pointer}`
    const count = counts.get(key) ?? 0
    const part = readPointer(value, pointer)
    // An optional text that is empty after trimming counts as missing.
    const mayBeMissing = typeof part === 'string' && part.trim() === '' && (part !== '' || kind === 'another type')
    if (count >= countByKind[kind] || mayBeMissing || isValid(schema, value)) return false
    counts.set(key, count + 1)
    return true
  })
}
