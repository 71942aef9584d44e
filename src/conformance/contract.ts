import { type Contract, getJsonMedia, type JsonObject, listAdditions, listOperations, resolveReference } from '#api/document.ts'
import { contract as generatedContract } from '#api/generated/contract.ts'
import type { OperationId } from '#api/operation.ts'

/** The contract that servers are judged by. */
export const contract = generatedContract as unknown as Contract

/** A parameter of a path or query. */
export type Parameter = { name: string; in: string; required: boolean; schema: JsonObject }

/** The headers of a response, and the schema of its body, if it has one, with its JSON pointer. */
type DocumentedResponse = {
  headers: { name: string; required: boolean; schema: JsonObject }[]
  schema: string | undefined
  bodySchema: JsonObject | undefined
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

function readResponse({ method, path, operation }: ReturnType<typeof listOperations>[number], status: string): DocumentedResponse {
  const node = operation.responses[status]!
  const response = resolveReference(contract, node)
  const headers = Object.entries((response.headers ?? {}) as Record<string, JsonObject>).map(([name, reference]) => {
    const { required, schema } = resolveReference(contract, reference)
    return { name: name.toLowerCase(), required: required !== false, schema: schema as JsonObject }
  })
  const start = typeof node.$ref === 'string' ? node.$ref : `#/paths/${escapePointer(path)}/${method}/responses/${status}`
  const bodySchema = getJsonMedia(contract, response)?.schema as JsonObject | undefined
  return { headers, bodySchema, schema: bodySchema && `${start}/content/application~1json/schema` }
}

/** The header of the key with which a call can be sent again. */
export const keyHeader = 'idempotency-key'

/** The operations of the contract, in its order, with those that it only plans. */
const allOperations = listOperations(contract).map((entry) => {
  const { method, path, operation, parameters } = entry
  const responses = Object.keys(operation.responses).map((status) => [status, readResponse(entry, status)] as const)
  const id = operation.operationId as OperationId
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag: String((operation.tags as string[])[0]),
    isAddition: operation['x-addition'] === true,
    isPlanned: operation['x-planned'] === true,
    isPublic: operation.security?.length === 0,
    access: operation['x-access'] ?? [],
    own: operation['x-own'] ?? {},
    parameters: parameters
      .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      .map((parameter) => ({ ...parameter, required: parameter.required === true }) as Parameter),
    /** True when a call can be sent again with a key. */
    takesKey: parameters.some(({ name }) => name === keyHeader),
    bodySchema: getJsonMedia(contract, operation.requestBody)?.schema as JsonObject | undefined,
    responses: Object.fromEntries(responses) as Record<string, DocumentedResponse | undefined>,
    success: Number(responses.find(([status]) => status.startsWith('2'))?.[0]),
  }
})

export type ContractOperation = (typeof allOperations)[number]

/** The operations that servers have, in the order of the contract. */
export const operations = allOperations.filter(({ isPlanned }) => !isPlanned)

/** The operations that the contract only plans, which are not judged. */
export const plannedOperations = allOperations.filter(({ isPlanned }) => isPlanned)

/** The operations that a server may lack, those with a stream too. */
export const additions = (listAdditions(contract) as OperationId[]).filter((id) => !plannedOperations.some((planned) => planned.id === id))

export const tags = [...new Set(operations.map(({ tag }) => tag))]

const operationsById = new Map(operations.map((operation) => [operation.id, operation]))

/** Returns the operation with this operationId. */
export const getOperation = (id: OperationId): ContractOperation => operationsById.get(id)!

/** Finds the operation of a call, also a planned one. Where several paths match, the one with the fewest parameters counts. */
export function findOperation(method: string, path: string): ContractOperation | undefined {
  const parts = path.split('/')
  const matches = (template: string) => {
    const templateParts = template.split('/')
    return templateParts.length === parts.length && templateParts.every((part, index) => part.startsWith('{') || part === parts[index])
  }
  const countParameters = (template: string) => template.split('{').length
  return allOperations
    .filter((operation) => operation.method === method.toUpperCase() && matches(operation.path))
    .sort((left, right) => countParameters(left.path) - countParameters(right.path))[0]
}

/** Returns the part of the contract that a JSON pointer such as `#/components/schemas/Error` names. */
export const getSchema = (pointer: string): JsonObject => resolveReference(contract, { $ref: pointer })
