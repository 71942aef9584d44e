export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject
export type JsonObject = { [key: string]: JsonValue }

/** The parts of an operation that the generator, the mock, the conformance checks and the tests read. */
export type Operation = JsonObject & {
  operationId: string
  parameters?: JsonObject[]
  requestBody?: JsonObject
  responses: { [status: string]: JsonObject }
  security?: JsonObject[]
  'x-addition'?: boolean
  'x-planned'?: boolean
  'x-stream'?: boolean
  'x-access'?: string[]
  'x-own'?: Record<string, string>
  'x-own-access'?: string[]
}

/** The parsed contract. */
export type Contract = JsonObject & {
  paths: { [path: string]: JsonObject }
  components: { [kind: string]: { [name: string]: JsonObject } }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists the operations that exchange JSON, in the order of the contract. */
export const listOperations = (contract: Contract) => listAllOperations(contract).filter(({ operation }) => operation['x-stream'] !== true)

/** Lists all operations, also those that respond with a stream. The parameters include those of the path, with references resolved. */
export function listAllOperations(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method] as Operation
        const parameters = [...((item.parameters ?? []) as JsonObject[]), ...(operation.parameters ?? [])]
        return { method, path, operation, parameters: parameters.map((parameter) => resolveReference(contract, parameter)) }
      }),
  )
}

/** Lists the operations that servers have: all but those that are only planned. */
export const listBuiltOperations = (contract: Contract) =>
  listOperations(contract).filter(({ operation }) => operation['x-planned'] !== true)

/** Lists the ids of the operations that are additions to the original interface, which a server may lack. */
export const listAdditions = (contract: Contract): string[] =>
  listAllOperations(contract)
    .filter(({ operation }) => operation['x-addition'] === true)
    .map(({ operation }) => operation.operationId)

/** Returns what a `$ref` points to, or the node itself when it has none. */
export function resolveReference(contract: Contract, node: JsonObject): JsonObject {
  if (typeof node.$ref !== 'string') return node
  let target: JsonValue | undefined = contract
  for (const part of node.$ref.slice('#/'.length).split('/'))
    target = isJsonObject(target) ? target[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  if (!isJsonObject(target)) throw new Error(`The contract refers to ${node.$ref}, which it does not have.`)
  return resolveReference(contract, target)
}

/** Merges an `allOf` into one flat schema. What closes the whole then closes the flat schema, which has all of the properties itself. */
export function mergeAllOf(contract: Contract, schema: JsonObject): JsonObject {
  if (!Array.isArray(schema.allOf)) return schema
  const { allOf, ...ownKeys } = schema
  const parts = [...(allOf as JsonObject[]), ownKeys].map((part) => mergeAllOf(contract, resolveReference(contract, part)))
  const { unevaluatedProperties, ...flat }: JsonObject = Object.assign({}, ...parts)
  if (flat.type !== 'object') return flat
  const properties: JsonObject = Object.assign({}, ...parts.map((part) => part.properties))
  const required = parts.flatMap((part) => (part.required as string[] | undefined) ?? [])
  return { ...flat, properties, required, ...(unevaluatedProperties !== undefined && { additionalProperties: unevaluatedProperties }) }
}

/** Returns an operation's only 2xx response. */
export function getSuccessResponse(contract: Contract, operation: Operation) {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
  if (!success) throw new Error(`${operation.operationId} has no successful response.`)
  return resolveReference(contract, success[1])
}

/** Returns the schema and examples of a JSON request body or response. */
export function getJsonMedia(contract: Contract, bodyOrResponse: JsonObject | undefined): JsonObject | undefined {
  const content = bodyOrResponse && resolveReference(contract, bodyOrResponse).content
  const media = isJsonObject(content) ? content['application/json'] : undefined
  return isJsonObject(media) ? media : undefined
}
