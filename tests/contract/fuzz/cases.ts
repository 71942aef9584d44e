import fc, { type Arbitrary } from 'fast-check'
import { listBuiltOperations } from '#api/document.ts'
import { listTextFaults } from '#conformance/negative/changes.ts'
import { readContract } from '../../../scripts/generate/contract.ts'
import { buildUrl, type Call, generateCall, getBodySchema, listParameters, type Operation } from './calls.ts'
import { generateFault } from './faults.ts'
import type { Actor, IdChoice } from './ids.ts'

export const operations = listBuiltOperations(readContract())

/** A call to send. */
export type FuzzCase = {
  title: string
  actor: Actor
  method: string
  url: string
  headers: Record<string, string>
  payload: string | undefined
  expected: Expected
}

/** The status of the response, `refused` for any error, or null for any status that the operation documents. */
type Expected = number | 'refused' | null

/** A sort of cases: valid calls, or valid calls with a fault. */
type Sort = {
  title: string
  count: number
  actor?: Actor
  ids?: IdChoice
  change?: (call: Call) => Arbitrary<Call> | Call
  headers?: Record<string, string>
  /** The body as it is sent, in place of the JSON of the call's body. */
  payload?: string
  expected?: Expected
}

/** Lists the cases of an operation. The same seed gives the same cases. */
export function listCases(operation: Operation, { seed, factor }: { seed: number; factor: number }): FuzzCase[] {
  return listSorts(operation).flatMap(({ title, count, ids = 'existing', actor = 'administrator', change, ...sent }) => {
    const calls = generateCall(operation, ids).chain((call) => {
      const changed = change?.(call) ?? call
      return 'generate' in changed ? changed : fc.constant(changed)
    })
    return fc.sample(calls, { seed, numRuns: count * factor }).map((call) => {
      const json = call.body === undefined ? undefined : JSON.stringify(call.body)
      return {
        title: `${title}, by ${actor}`,
        actor,
        method: call.method,
        url: buildUrl(operation.path, call),
        expected: sent.expected ?? null,
        payload: sent.payload ?? json,
        headers: { ...(json !== undefined && jsonType), ...sent.headers },
      }
    })
  })
}

const jsonType = { 'content-type': 'application/json' }
const otherActors: Actor[] = ['visitor', 'user without access', 'client', 'therapist']

const listSorts = (operation: Operation): Sort[] => [
  { title: 'valid', count: 10 },
  ...otherActors.map((actor) => ({ title: 'valid', count: 2, actor })),
  { title: 'deleted ids', count: 2, ids: 'deleted' },
  { title: 'unknown ids', count: 2, ids: 'unknown' },
  ...listMethodSorts(operation),
  ...listPathSorts(operation),
  ...listQuerySorts(operation),
  ...(getBodySchema(operation) === undefined ? surplusBodySorts : listBodySorts(operation)),
]

/** Methods that no operation has at a path, and changes by a page of another site. */
function listMethodSorts({ method, path }: Operation): Sort[] {
  const url = path.replaceAll(/\{\w+\}/g, 'x').split('/')
  const fits = (template: string) => {
    const parts = template.split('/')
    return parts.length === url.length && parts.every((part, index) => part.startsWith('{') || part === url[index])
  }
  const methods = new Set(operations.filter((operation) => fits(operation.path)).map((operation) => operation.method.toUpperCase()))
  const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((name) => !methods.has(name))
  return [
    ...(wrong === undefined
      ? []
      : [{ title: 'wrong method', count: 1, change: (call: Call) => ({ ...call, method: wrong }), expected: 405 }]),
    ...(method === 'get' ? [] : [{ title: 'from another site', count: 1, headers: { origin: 'https://other.example' }, expected: 403 }]),
  ]
}

const listPathSorts = (operation: Operation): Sort[] =>
  listParameters(operation, 'path').map(({ name }) => ({
    title: `malformed ${name}`,
    count: 2,
    change: (call) =>
      fc.constantFrom('7', 'x', '\u0000', "'", 'á', 'a'.repeat(60)).map((text) => ({ ...call, path: { ...call.path, [name]: text } })),
    expected: 404,
  }))

function listQuerySorts(operation: Operation): Sort[] {
  const surplus: Sort = {
    title: 'unknown parameter',
    count: 1,
    expected: 'refused',
    change: (call) => ({ ...call, query: [...call.query, ['surplus', '1']] }),
  }
  const sorts = listParameters(operation, 'query').map(({ name, schema, required }): Sort => {
    const faults = listTextFaults(schema)
    const replace = (call: Call, ...values: string[]) => ({
      ...call,
      query: [...call.query.filter((pair) => pair[0] !== name), ...values.map((value): [string, string] => [name, value])],
    })
    return {
      title: `invalid ${name}`,
      count: 2,
      expected: 'refused',
      change: (call) =>
        fc.constantFrom(
          ...faults.map((text) => replace(call, text)),
          replace(call, '1', '2'),
          ...(required === true ? [replace(call)] : []),
        ),
    }
  })
  return [surplus, ...sorts]
}

function listBodySorts(operation: Operation): Sort[] {
  const schema = getBodySchema(operation) ?? {}
  return [
    {
      title: 'invalid body',
      count: 10,
      expected: 'refused',
      change: (call) => generateFault(schema, call.body ?? {}).map((body) => ({ ...call, body })),
    },
    { title: 'no body', count: 1, change: (call) => ({ ...call, body: undefined }), expected: 400 },
    { title: 'not JSON', count: 1, payload: '{', expected: 400 },
    { title: 'a text', count: 1, headers: { 'content-type': 'text/plain' }, expected: 415 },
    { title: 'another charset', count: 1, headers: { 'content-type': 'application/json; charset=latin1' }, expected: 415 },
    { title: 'too large', count: 1, payload: JSON.stringify('x'.repeat(2 ** 20)), expected: 413 },
  ]
}

/** Bodies of calls that have none. */
const surplusBodySorts: Sort[] = [
  { title: 'a body', count: 1, payload: '{"a":1}', headers: jsonType },
  { title: 'not JSON', count: 1, payload: '{', headers: jsonType },
  { title: 'a text', count: 1, payload: 'x', headers: { 'content-type': 'text/plain' } },
  { title: 'too large', count: 1, payload: JSON.stringify('x'.repeat(2 ** 20)), headers: jsonType },
]
