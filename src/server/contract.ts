import type { FastifySchema } from 'fastify'
import type { Document } from '#api/generated/contract.ts'
import type { OperationId } from '#api/operation.ts'
import { type ContractNode, findReferenced, inlineReferences, qualifyReferences } from './contract-references.ts'

/** The kinds of people whose own data an operation may open. */
export type OwnerKind = 'client' | 'worker' | 'user'

/**
 * How an operation decides whose data a call is about: by a parameter with the owner's id, by the response (narrowed) or the record that it
 * loads, or not at all (any).
 */
export type Ownership = { parameter: string } | OperationOwnership

/** Ownership that is left to the operation itself, which `ownership.ts` makes it take care of. */
export type OperationOwnership = 'narrowed' | 'record' | 'any'

/** The access that an operation requires. */
export type AccessRule = {
  /** True when no sign-in is required. */
  public: boolean
  /** Access codes of which any one is enough. Empty: every signed-in user may call the operation. */
  any: readonly string[]
  /** Kinds of people who may call it for their own data without any of these codes, and how ownership is decided. */
  own: readonly { kind: OwnerKind; ownership: Ownership }[]
  /** Access codes that are required even for one's own data. */
  ownAccess: readonly string[]
}

/** An operation of the contract, with what the server needs to register its route. */
export type ContractOperation = {
  id: OperationId
  method: (typeof methods)[number]
  /** Path template as the contract writes it, such as /v1/clients/{id}. */
  path: string
  rule: AccessRule
  /** HTTP status of a successful response. */
  success: number
  /** True when a successful response names the change that the call made, so that it can be undone. */
  answersChangeId: boolean
  /** Schemas by which Fastify validates the request and serializes a successful response. */
  schema: FastifySchema
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: ContractNode }
type Media = { content?: { 'application/json'?: { schema: ContractNode } } }
type Response = Media & { headers?: Record<string, ContractNode> }

type OperationObject = {
  operationId: OperationId
  parameters?: Parameter[]
  requestBody?: Media
  responses: Record<string, ContractNode>
  security?: unknown[]
  'x-access'?: string[]
  'x-own'?: Record<string, string>
  'x-own-access'?: string[]
}

/** The header with which an operation can be sent again. Of the other headers none is refused. */
export const keyHeader = 'idempotency-key'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Reads the contract's operations. Throws when one does not declare its access. */
export const readOperations = (contract: Document): ContractOperation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => readOperation(contract, path, method)),
  )

function readOperation(contract: Document, path: string, method: ContractOperation['method']): ContractOperation {
  const item = contract.paths[path] as { parameters?: Parameter[] } & Record<typeof method, OperationObject>
  const operation = item[method]
  const { parameters, requestBody } = inlineReferences(contract, {
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
    requestBody: operation.requestBody,
  })
  const [status = '', node = {}] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const response = (typeof node.$ref === 'string' ? findReferenced(contract, node.$ref) : node) as Response
  const body = getJsonSchema(requestBody)
  const responseSchema = qualifyReferences(getJsonSchema(response))
  const key = parameters.find(({ name }) => name === keyHeader)
  return {
    id: operation.operationId,
    method,
    path,
    rule: readAccessRule(operation, parameters, `${method.toUpperCase()} ${path}`),
    success: Number(status),
    answersChangeId: response.headers !== undefined && 'change-id' in response.headers,
    schema: {
      params: buildParametersSchema(parameters, 'path'),
      // The contract lists every parameter, so an unknown one is a mistake that the caller should learn about.
      querystring: { ...buildParametersSchema(parameters, 'query'), additionalProperties: false },
      ...(key && { headers: { type: 'object', properties: { [keyHeader]: key.schema } } }),
      ...(body && { body }),
      ...(responseSchema && { response: { [status]: responseSchema } }),
    },
  }
}

const getJsonSchema = (media: Media | undefined) => media?.content?.['application/json']?.schema

function buildParametersSchema(parameters: Parameter[], location: Parameter['in']) {
  const located = parameters.filter((parameter) => parameter.in === location)
  return {
    type: 'object',
    properties: Object.fromEntries(located.map(({ name, schema }) => [name, schema])),
    required: located.filter(({ required }) => required).map(({ name }) => name),
  }
}

function readAccessRule(operation: OperationObject, parameters: Parameter[], name: string): AccessRule {
  const isPublic = operation.security?.length === 0
  const any = operation['x-access']
  if (!isPublic && any === undefined)
    throw new Error(`The contract does not declare the access of ${name}: it has neither "security: []" nor x-access.`)
  const own = Object.entries(operation['x-own'] ?? {}).map(([kind, value]) => readOwner(kind, value, parameters, name))
  return { public: isPublic, any: any ?? [], own, ownAccess: operation['x-own-access'] ?? [] }
}

function readOwner(kind: string, value: string, parameters: Parameter[], name: string): AccessRule['own'][number] {
  if (!isOwnerKind(kind)) throw new Error(`The x-own of ${name} names "${kind}", which is not client, worker or user.`)
  if (value === 'narrowed' || value === 'record' || value === 'any') return { kind, ownership: value }
  if (parameters.some((parameter) => parameter.name === value)) return { kind, ownership: { parameter: value } }
  throw new Error(`The x-own of ${name} is "${value}", which is not a parameter of the operation, narrowed, record or any.`)
}

const isOwnerKind = (kind: string): kind is OwnerKind => kind === 'client' || kind === 'worker' || kind === 'user'
