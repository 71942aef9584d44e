import { renameKeys, toCamelCase } from '#api/case.ts'
import {
  type Contract,
  isTree,
  jsonOf,
  operationsOf,
  readContract,
  resolved,
  successOf,
  type Tree,
  type Value,
} from '../../scripts/generate/contract.ts'

/** The parts of one call, in the web's names, and the body as it stands in the contract. */
export type ExampleCall = { input: { path?: object; query?: object; body?: unknown }; wireBody: unknown }

export const contract = readContract()

/** Every operation of the contract with calls made of its own examples, and the answer that its examples promise. */
export function examplesOf(document: Contract) {
  return operationsOf(document).map(({ method, path, operation, parameters }) => {
    const values = (place: string, wanted: (parameter: Tree) => boolean) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place && wanted(parameter))
          .map((parameter) => [place === 'query' ? toCamelCase(String(parameter.name)) : parameter.name, exampleOf(parameter)]),
      )
    const inPath = values('path', () => true)
    const bodies = bodiesOf(jsonOf(document, operation.requestBody))
    const queries = [values('query', (parameter) => parameter.required === true), values('query', () => true)]
    const calls: ExampleCall[] = bodies.flatMap((wireBody) =>
      queries.map((query) => ({ input: { path: inPath, query, body: renameKeys(wireBody, toCamelCase) }, wireBody })),
    )
    const refusals = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status >= 400)
    const media = jsonOf(document, successOf(document, operation))
    return { id: operation.operationId, method, path, calls, refusals, answer: media && renameKeys(exampleOf(media), toCamelCase) }
  })

  function bodiesOf(media: Tree | undefined): Value[] | [undefined] {
    if (!media) return [undefined]
    const named = isTree(media.examples) ? Object.values(media.examples) : []
    return named.length > 0 ? named.map(namedValue) : [exampleOf(media)]
  }

  /** The first example of a parameter or a media type, else of its schema, else a value that the schema allows. */
  function exampleOf(holder: Tree): Value {
    const [named] = isTree(holder.examples) ? Object.values(holder.examples) : []
    if (named !== undefined) return namedValue(named)
    if (holder.example !== undefined) return holder.example
    return sampleOf(resolved(document, holder.schema as Tree))
  }

  function namedValue(example: Value): Value {
    return resolved(document, example as Tree).value ?? null
  }
}

function sampleOf(schema: Tree): Value {
  const [first] = [schema.const, schema.example, schema.default, ...listed(schema.examples), ...listed(schema.enum)].filter(
    (value) => value !== undefined,
  )
  if (first !== undefined) return first
  if (schema.format === 'uuid') return '0193c0de-0000-7000-8000-000000000001'
  if (schema.format === 'date') return '2026-11-16'
  if (schema.type === 'integer') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'string' && new RegExp(String(schema.pattern ?? ''), 'u').test('ana')) return 'ana'
  throw new Error(`The contract should give an example of ${JSON.stringify(schema)}`)
}

const listed = (value: Value | undefined) => (Array.isArray(value) ? value : [])
