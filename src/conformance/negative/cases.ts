import { isJsonObject, type JsonObject } from '#api/document.ts'
import { createRandomId } from '#api/random-id.ts'
import { type ContractOperation, findOperation, operations } from '../contract.ts'
import type { Request } from '../exchange/exchange.ts'
import { show } from '../judge/violation.ts'
import { listBodyCases, listSizeCases, listSurplusBodyCases } from './body-cases.ts'
import { listTextFaults } from './changes.ts'
import { type Case, type NegativeCase, names, type Sample } from './negative-case.ts'

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
    ...listUpperCaseCases(operation, sample),
  ].map((negative): NegativeCase => ({ caller: chooseCaller(operation), ...negative }))
}

/** A change without any access is one of the caller. A faulty server may make it, and the user of the run must not be locked out. */
function chooseCaller({ isPublic, access, method }: ContractOperation): NegativeCase['caller'] {
  if (isPublic) return 'visitor'
  return access.length === 0 && method !== 'GET' ? 'created user' : 'administrator'
}

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
      subject: `x-correlation-id is ${show(id)}`,
      request: { ...request, headers: { 'x-correlation-id': id } },
      expected,
    })),
  ]
}

const addSurplus = (request: Request): Request => ({ ...request, body: { ...(request.body as JsonObject), surplus: 1 } })

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
        // The shape is checked before the record is looked for.
        ...(isJsonObject(base.body)
          ? [
              {
                subject: `no record has this ${name}, and the body has a surplus field`,
                request: addSurplus(withId(createRandomId())),
                expected: 400,
              },
            ]
          : []),
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
    { subject: 'the query has an unknown parameter', request: replace('surplus', '1'), expected: 400, ...names('surplus') },
    ...known.flatMap(({ name, schema, required }): Case[] => [
      ...listTextFaults(schema)
        // The bounds of a number are as easily forgotten as its type.
        .slice(0, schema.type === 'integer' ? undefined : 3)
        .map((text) => ({ subject: `${name} is ${show(text)}`, request: replace(name, text), expected: 400, ...names(name) })),
      ...(required ? [{ subject: `${name} is missing`, request: replace(name), expected: 400, ...names(name) }] : []),
    ]),
  ]
}

/** Matches every id in the JSON of a request. */
const idInJson = /"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/g

/** The call that would succeed, with all its ids in upper case. It is the last one, because it may change something. */
function listUpperCaseCases({ id, success }: ContractOperation, sample: Sample | undefined): Case[] {
  const text = JSON.stringify(sample ?? {})
  const inUpperCase = text.replaceAll(idInJson, (found) => found.toUpperCase())
  if (inUpperCase === text) return []
  // Only the author of a change undoes it.
  const caller = id === 'undoChange' && { caller: 'administrator' as const }
  return [{ subject: 'the ids are in upper case', request: JSON.parse(inUpperCase), expected: success, ...caller }]
}
