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

/** One call: its input in camelCase, its body as the contract spells it, and the example of its response in camelCase. */
export type ExampleCall = {
  input: { path?: object; query?: object; body?: unknown }
  wireBody: unknown
  data: unknown
  /** True when optional parameters select a part of a list, so that the response is not the whole example. */
  selectsPart: boolean
}

/** Lists every operation with calls made of its examples, and the documented error statuses. */
export function listExampleCalls(contract: Contract) {
  return listOperations(contract).map(({ method, path, operation, parameters }) => {
    const collectValues = (location: string, isIncluded: (parameter: JsonObject) => boolean, name?: string) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === location && isIncluded(parameter))
          .map((parameter) => [location === 'query' ? toCamelCase(String(parameter.name)) : parameter.name, getExample(parameter, name)]),
      )
    const media = getJsonMedia(contract, getSuccessResponse(contract, operation))
    const required = collectValues('query', (parameter) => parameter.required === true)
    const all = collectValues('query', () => true)
    const calls: ExampleCall[] = listBodies(getJsonMedia(contract, operation.requestBody)).flatMap(([name, wireBody]) => {
      const data = media && renameKeys(getExample(media, name), toCamelCase)
      const input = { path: collectValues('path', () => true, name), body: renameKeys(wireBody, toCamelCase) }
      const selectsPart = Array.isArray(data) && Object.keys(all).length > Object.keys(required).length
      return [
        { input: { ...input, query: required }, wireBody, data, selectsPart: false },
        { input: { ...input, query: all }, wireBody, data, selectsPart },
      ]
    })
    const errorStatuses = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status >= 400)
    return { id: operation.operationId, method, path, calls, errorStatuses }
  })

  /** Lists the examples of a body with their names. */
  function listBodies(media: JsonObject | undefined): [name?: string, body?: JsonValue][] {
    if (!media) return [[]]
    const examples = isJsonObject(media.examples) ? Object.entries(media.examples) : []
    return examples.length > 0 ? examples.map(([name, example]) => [name, getNamedValue(example)]) : [[undefined, getExample(media)]]
  }

  /** Returns the example of a name of a parameter or a media type, otherwise the first one, or a value that its schema allows. */
  function getExample(parameterOrMedia: JsonObject, name = ''): JsonValue {
    const { example, examples = {}, schema } = parameterOrMedia
    const named = isJsonObject(examples) ? (examples[name] ?? Object.values(examples)[0]) : undefined
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
