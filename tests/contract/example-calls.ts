import { renameKeys, toCamelCase } from '#api/case.ts'
import {
  type Contract,
  getJsonMedia,
  getSuccessResponse,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  listOperations,
  resolveReference,
} from '#api/document.ts'

/** The input of one call in camelCase, and its body as the contract spells it. */
export type ExampleCall = { input: { path?: object; query?: object; body?: unknown }; wireBody: unknown }

/** Lists every operation with calls made of its examples, the documented error statuses, and the example of its successful response. */
export function listExampleCalls(contract: Contract) {
  return listOperations(contract).map(({ method, path, operation, parameters }) => {
    const collectValues = (location: string, isIncluded: (parameter: JsonObject) => boolean) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === location && isIncluded(parameter))
          .map((parameter) => [location === 'query' ? toCamelCase(String(parameter.name)) : parameter.name, getExample(parameter)]),
      )
    const pathValues = collectValues('path', () => true)
    const bodies = listBodies(getJsonMedia(contract, operation.requestBody))
    const queries = [collectValues('query', (parameter) => parameter.required === true), collectValues('query', () => true)]
    const calls: ExampleCall[] = bodies.flatMap((wireBody) =>
      queries.map((query) => ({ input: { path: pathValues, query, body: renameKeys(wireBody, toCamelCase) }, wireBody })),
    )
    const errorStatuses = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status >= 400)
    const media = getJsonMedia(contract, getSuccessResponse(contract, operation))
    const data = media && renameKeys(getExample(media), toCamelCase)
    return { id: operation.operationId, method, path, calls, errorStatuses, data }
  })

  function listBodies(media: JsonObject | undefined): JsonValue[] | [undefined] {
    if (!media) return [undefined]
    const examples = isJsonObject(media.examples) ? Object.values(media.examples) : []
    return examples.length > 0 ? examples.map(getNamedValue) : [getExample(media)]
  }

  /** Returns the first example of a parameter or a media type, or a value that its schema allows. */
  function getExample(parameterOrMedia: JsonObject): JsonValue {
    const { example, examples, schema } = parameterOrMedia
    const [named] = isJsonObject(examples) ? Object.values(examples) : []
    if (named !== undefined) return getNamedValue(named)
    return example ?? createSample(resolveReference(contract, schema as JsonObject))
  }

  function getNamedValue(example: JsonValue): JsonValue {
    return resolveReference(contract, example as JsonObject).value ?? null
  }
}

function createSample(schema: JsonObject): JsonValue {
  const candidates = [schema.const, schema.example, schema.default, ...toArray(schema.examples), ...toArray(schema.enum)]
  const first = candidates.find((value) => value !== undefined)
  if (first !== undefined) return first
  if (schema.format === 'uuid') return '0193c0de-0000-7000-8000-000000000001'
  if (schema.format === 'date') return '2026-11-16'
  if (schema.type === 'integer') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'string' && new RegExp(String(schema.pattern ?? ''), 'u').test('ana')) return 'ana'
  throw new Error(`The contract should give an example of ${JSON.stringify(schema)}`)
}

const toArray = (value: JsonValue | undefined) => (Array.isArray(value) ? value : [])
