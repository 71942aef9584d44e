import { type Contract, getJsonMedia, isJsonObject, type JsonObject, listOperations, resolveReference } from '#api/document.ts'
import { contract as generatedContract } from '#api/generated/contract.ts'
import type { OperationId } from '#api/operation.ts'

/** The contract that servers are judged by. */
export const contract = generatedContract as unknown as Contract

/** A parameter of a path or query. */
export type Parameter = { name: string; in: string; required: boolean; schema: JsonObject; isAddition: boolean }

/** The headers that a response must have, and the JSON pointer of the schema of its body, if it has one. */
type DocumentedResponse = { headers: { name: string; schema: JsonObject; isAddition: boolean }[]; schema: string | undefined }

/** True for what the contract marks as an addition, beside a reference or where the reference points to. */
export const isAddition = (node: JsonObject): boolean =>
  node['x-addition'] === true || resolveReference(contract, node)['x-addition'] === true

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

function readResponse(path: string, method: string, status: string, node: JsonObject): DocumentedResponse {
  const response = resolveReference(contract, node)
  const headers = Object.entries((response.headers ?? {}) as Record<string, JsonObject>).map(([name, header]) => ({
    name: name.toLowerCase(),
    schema: resolveReference(contract, header).schema as JsonObject,
    isAddition: isAddition(header),
  }))
  const start = typeof node.$ref === 'string' ? node.$ref : `#/paths/${escapePointer(path)}/${method}/responses/${status}`
  return { headers, schema: response.content === undefined ? undefined : `${start}/content/application~1json/schema` }
}

/** The operations of the contract, in its order. */
export const operations = listOperations(contract).map(({ method, path, operation, parameters }) => {
  const responses = Object.entries(operation.responses).map(([status, node]) => [status, readResponse(path, method, status, node)] as const)
  return {
    id: operation.operationId as OperationId,
    method: method.toUpperCase(),
    path,
    tag: String((operation.tags as string[])[0]),
    isAddition: operation['x-addition'] === true,
    isPublic: operation.security?.length === 0,
    access: operation['x-access'] ?? [],
    own: operation['x-own'] ?? {},
    parameters: parameters
      .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      .map((parameter) => ({ ...parameter, required: parameter.required === true, isAddition: isAddition(parameter) }) as Parameter),
    bodySchema: getJsonMedia(contract, operation.requestBody)?.schema as JsonObject | undefined,
    responses: Object.fromEntries(responses) as Record<string, DocumentedResponse | undefined>,
    success: Number(responses.find(([status]) => status.startsWith('2'))?.[0]),
  }
})

export type ContractOperation = (typeof operations)[number]

export const tags = [...new Set(operations.map(({ tag }) => tag))]

const operationsById = new Map(operations.map((operation) => [operation.id, operation]))

/** Returns the operation with this operationId. */
export const getOperation = (id: OperationId): ContractOperation => operationsById.get(id)!

/** Finds the operation of a call. Where several paths match, the one with the fewest parameters counts. */
export function findOperation(method: string, path: string): ContractOperation | undefined {
  const parts = path.split('/')
  const matches = (template: string) => {
    const templateParts = template.split('/')
    return templateParts.length === parts.length && templateParts.every((part, index) => part.startsWith('{') || part === parts[index])
  }
  const countParameters = (template: string) => template.split('{').length
  return operations
    .filter((operation) => operation.method === method.toUpperCase() && matches(operation.path))
    .sort((left, right) => countParameters(left.path) - countParameters(right.path))[0]
}

/** Resolves the references of a schema and of its parts, and lists those that describe the value itself. */
export function listSchemaParts(schema: JsonObject): JsonObject[] {
  const target = resolveReference(contract, schema)
  const parts = [target.allOf, target.anyOf, target.oneOf].flatMap((list) => (Array.isArray(list) ? (list as JsonObject[]) : []))
  return [target, ...parts.flatMap(listSchemaParts)]
}

/** True when a part of a value, named by its JSON pointer, is or is in a property that the contract marks as an addition. */
export function isInAddition(schema: JsonObject, pointer: string): boolean {
  let schemas = listSchemaParts(schema)
  for (const part of pointer.split('/').slice(1)) {
    const next = schemas.flatMap(({ properties, items }) => [
      ...(isJsonObject(properties) && isJsonObject(properties[part]) ? [properties[part]] : []),
      ...(isJsonObject(items) && /^\d+$/.test(part) ? [items] : []),
    ])
    if (next.some(isAddition)) return true
    schemas = next.flatMap(listSchemaParts)
  }
  return false
}

/** Returns the part of the contract that a JSON pointer such as `#/components/schemas/Error` names. */
export const getSchema = (pointer: string): JsonObject => resolveReference(contract, { $ref: pointer })
