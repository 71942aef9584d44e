import { isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import { createRandomId } from '#api/random-id.ts'
import { type ContractOperation, findOperation, operations } from '../contract.ts'
import type { Request } from '../exchange/exchange.ts'
import { isValid } from '../judge/schemas.ts'
import { readPointer, show } from '../judge/violation.ts'
import { type Change, listChanges, listHalfPairs, listTextFaults } from './changes.ts'
import { addMissing } from './values.ts'

/** A call whose status the contract alone decides: nearly always a refusal. */
export type NegativeCase = {
  /** Says in the report what is special about the call. */
  subject: string
  caller: 'administrator' | 'visitor' | 'user without access' | 'created user'
  request: Request
  expected: number | number[]
}

type Sample = Request & { path: Record<string, string> }

/** Lists the calls of an operation that it is to refuse, or to treat like any other: made from a request of the right shape, and from one that would succeed if there is one. */
export function listCases(operation: ContractOperation, { shape, sample }: { shape: Sample; sample: Sample | undefined }): NegativeCase[] {
  const base = sample ?? shape
  return [
    ...listCallerCases(operation, shape),
    ...listMethodCases(operation, shape),
    ...listReadingCases(operation, base, sample !== undefined),
    ...listPathCases(operation, base, sample !== undefined),
    ...listQueryCases(operation, base),
    ...(operation.bodySchema === undefined ? listSurplusBodyCases(operation, shape) : listBodyCases(operation.bodySchema, base)),
    ...listSizeCases(operation, shape),
  ].map((negative): NegativeCase => ({ caller: chooseCaller(operation), ...negative }))
}

/** A change without any access is one of the caller. A faulty server may make it, and the user of the run must not be locked out. */
function chooseCaller({ isPublic, access, method }: ContractOperation): NegativeCase['caller'] {
  if (isPublic) return 'visitor'
  return access.length === 0 && method !== 'GET' ? 'created user' : 'administrator'
}

type Case = Omit<NegativeCase, 'caller'> & Partial<Pick<NegativeCase, 'caller'>>

/** Callers are checked before ids and bodies. */
const listCallerCases = ({ isPublic, access, method }: ContractOperation, request: Request): Case[] => [
  ...(isPublic ? [] : [{ subject: 'nobody is signed in', caller: 'visitor' as const, request, expected: 401 }]),
  ...(access.length === 0 ? [] : [{ subject: 'the caller has no access', caller: 'user without access' as const, request, expected: 403 }]),
  ...(method === 'GET'
    ? []
    : otherSites.map((headers) => ({ subject: `the call has ${show(headers)}`, request: { ...request, headers }, expected: 403 }))),
]

/** Headers with which a browser says that a page of another site calls. */
const otherSites: Record<string, string>[] = [
  { origin: 'https://other.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

const methods = ['PATCH', 'DELETE', 'PUT', 'POST', 'GET']

/** Two calls for each path: one with a method that it does not have, and one below it, where there is nothing. */
function listMethodCases({ id, path }: ContractOperation, request: Request): Case[] {
  const isFirst = operations.find((operation) => operation.path === path)?.id === id
  if (!isFirst) return []
  const { body: _, ...rest } = request
  const wrong = methods.find((method) => findOperation(method, path) === undefined)
  const below = `${path.replaceAll(/\{\w+\}/g, createRandomId())}/below`
  const hasBelow = methods.some((method) => findOperation(method, below) !== undefined)
  return [
    ...(wrong === undefined ? [] : [{ subject: `the path has no ${wrong}`, request: { ...rest, method: wrong }, expected: 405 }]),
    ...(hasBelow ? [] : [{ subject: 'nothing has this path', request: { method: 'GET', otherPath: below }, expected: 404 }]),
  ]
}

/** Calls that a reading operation treats like any other: HEAD, and a call whose correlation id is to be replaced. */
function listReadingCases({ method, parameters, success }: ContractOperation, request: Request, isSample: boolean): Case[] {
  if (method !== 'GET') return []
  // In a request made from the contract alone the ids are unknown.
  const isValid = isSample || parameters.every(({ required }) => !required)
  const expected = isValid ? success : [success, 400, 404]
  return [
    { subject: 'HEAD is treated like GET', request: { ...request, method: 'HEAD' }, expected },
    ...['two words', 'a'.repeat(65)].map((id) => ({
      ...{ subject: `x-correlation-id is ${show(id)}`, request: { ...request, headers: { 'x-correlation-id': id } }, expected },
    })),
  ]
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

function listQueryCases({ parameters }: ContractOperation, base: Sample): Case[] {
  const valid = Object.entries((base.query ?? {}) as Record<string, unknown>).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const replace = (name: string, ...values: string[]): Request => ({
    ...base,
    query: [...valid.filter(([other]) => other !== name), ...values.map((value): [string, string] => [name, value])],
  })
  const known = parameters.filter((parameter) => parameter.in === 'query')
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

/**
 * Bodies of one byte more than the most and, where there is to be one, of the most. They are filled up with blanks and are no JSON, so that a server does
 * nothing with one that it takes.
 */
function listSizeCases({ responses, isPublic, bodySchema }: ContractOperation, request: Request): Case[] {
  if (responses[413] === undefined) return []
  const most = (isPublic ? 16 : 1024) * 1024
  const fill = (bytes: number, expected: number): Case => ({
    ...{ subject: `the body has ${bytes} bytes and is not JSON`, expected },
    request: { ...request, text: '{'.padEnd(bytes) },
  })
  return [fill(most + 1, 413), ...(bodySchema === undefined ? [] : [fill(most, 400)])]
}

/** The most changes of one kind at one place of a body that are sent. */
const countByKind: Record<Change['kind'], number> = { 'another type': 2, 'out of bounds': 4, missing: 1, surplus: 1, items: 3 }

function listBodyCases(schema: JsonObject, base: Sample): Case[] {
  const body = base.body as JsonValue
  const refused = chooseChanges(schema, listChanges(schema, addMissing(schema, body)))
  const [name] = Object.keys(body as object)
  const text = JSON.stringify(body)
  return [
    ...refused.map(({ pointer, kind, value }) => ({
      ...{ subject: `the body, ${pointer || 'all of it'}: ${kind}`, request: { ...base, body: value }, expected: 400 },
    })),
    // The schema cannot forbid half a surrogate pair, so the text is one that fits it.
    ...listHalfPairs(body)
      .filter(({ value }) => isValid(schema, value))
      .slice(0, 1)
      .map(({ pointer, value }) => ({
        ...{ subject: `the body, ${pointer}: half a surrogate pair`, request: { ...base, body: value }, expected: 400 },
      })),
    { subject: 'there is no body', request: { ...base, body: undefined }, expected: 400 },
    { subject: 'the body is not JSON', request: { ...base, text: '{' }, expected: 400 },
    { subject: 'the body begins with a byte order mark', request: { ...base, text: `\uFEFF${text}` }, expected: 400 },
    { subject: `the body has ${name} twice`, request: { ...base, text: text.replace('{', `{${JSON.stringify(name)}:0,`) }, expected: 400 },
    ...['text/plain', 'application/json; charset=iso-8859-1'].map((type) => ({
      ...{ subject: `the body is ${type}`, request: { ...base, headers: { 'content-type': type } }, expected: 415 },
    })),
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
