import fc, { type Arbitrary } from 'fast-check'
import { getJsonMedia, isJsonObject, type JsonObject, type JsonValue, type listOperations, resolveReference } from '#api/document.ts'
import { readContract } from '../../../scripts/generate/contract.ts'
import { type IdChoice, linkUrls } from './ids.ts'
import { generateValue } from './values.ts'

const contract = readContract()

export type Operation = ReturnType<typeof listOperations>[number]

/** A call in parts, which its faults change. */
export type Call = {
  method: string
  /** The values of the path's parameters. */
  path: Record<string, string>
  query: [name: string, value: string][]
  body?: JsonValue | undefined
}

/** Generates valid calls of an operation. Their ids name such records. */
export function generateCall(operation: Operation, ids: IdChoice): Arbitrary<Call> {
  const path = listParameters(operation, 'path').map((parameter) => [parameter.name, generatePathValue(parameter, ids)] as const)
  const query = listParameters(operation, 'query').map((parameter) => generateQueryPair(parameter, ids))
  const call = fc.record({
    method: fc.constant(operation.method.toUpperCase()),
    path: fc.record(Object.fromEntries(path)),
    query: fc.tuple(...query).map((pairs) => pairs.filter((pair) => pair !== undefined)),
    body: generateBody(operation, ids),
  })
  return fc.tuple(call, fc.boolean()).map(([call, areSame]) => (areSame ? repeatId(call) : call))
}

/** Gives the body the id of the path, where both have one. */
const repeatId = (call: Call): Call =>
  isJsonObject(call.body) && call.body.id !== undefined && call.path.id !== undefined
    ? { ...call, body: { ...call.body, id: call.path.id } }
    : call

type Parameter = { name: string; in: string; required?: boolean; schema: JsonObject; example?: JsonValue }
type Examples = { [name: string]: JsonObject }

export const listParameters = ({ parameters }: Operation, location: 'path' | 'query') =>
  (parameters as (Parameter & { examples?: Examples })[])
    .filter((parameter) => parameter.in === location)
    .map(({ examples = {}, ...parameter }): Parameter => ({ example: Object.values(examples)[0]?.value, ...parameter }))

const generatePathValue = ({ name, schema, example }: Parameter, ids: IdChoice) =>
  schema.format === 'uuid' || ids !== 'existing'
    ? generateValue(schema, { name, ids, example: example ?? '' }).map(String)
    : fc.oneof(fc.constantFrom(...linkUrls), fc.string({ minLength: 1, unit: 'binary' }))

function generateQueryPair({ name, schema, example, required }: Parameter, ids: IdChoice) {
  const likeExample = generateValue(schema, { name, ids, ...(example !== undefined && { example }) })
  const value = fc.oneof(likeExample, generateValue(schema, { name, ids }))
  const pair = value.map((value): [string, string] => [name, String(value)])
  return required === true ? pair : fc.option(pair, { nil: undefined, freq: 1 })
}

/** Returns the schema of an operation's body, if it has one. */
export const getBodySchema = ({ operation }: Operation) => getJsonMedia(contract, operation.requestBody)?.schema as JsonObject | undefined

function generateBody(operation: Operation, ids: IdChoice): Arbitrary<JsonValue | undefined> {
  const schema = getBodySchema(operation)
  if (schema === undefined) return fc.constant(undefined)
  const examples = Object.values(getJsonMedia(contract, operation.operation.requestBody)?.examples as Examples)
  const similar = examples.map((example) => generateValue(schema, { name: '', ids, example: resolveReference(contract, example).value }))
  return fc.oneof({ weight: 4, arbitrary: fc.oneof(...similar) }, { weight: 1, arbitrary: generateValue(schema, { name: '', ids }) })
}

/** Builds the URL of a call. */
export function buildUrl(template: string, { path, query }: Call): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''))
  return `/api${filled}${query.length === 0 ? '' : `?${new URLSearchParams(query)}`}`
}
