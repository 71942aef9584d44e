import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type JsonObject = Record<string, unknown>
export type Parameter = { name: string; in: string; schema: JsonObject }
export type Module = { access: Access[]; children: Module[] } & JsonObject
export type Access = { id: string; name: string; code: string; module_id: string; type: string }

/** The parts of an operation of the contract that the server reads. */
export type Operation = {
  id: string
  method: string
  path: string
  isPublic: boolean
  /** Access codes of which any one is enough. */
  access: string[]
  /** The parameter that must be the caller's own id, by kind of person. */
  own: Record<string, string>
  parameters: Parameter[]
  body: JsonObject | undefined
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Follows a reference inside the contract. */
const resolve = (document: JsonObject, value: unknown): JsonObject => {
  if (!isObject(value) || typeof value.$ref !== 'string') return value as JsonObject
  const keys = value.$ref.slice(2).split('/')
  return keys.reduce<JsonObject>((parent, key) => parent[key] as JsonObject, document)
}

const readContract = () => {
  const document: JsonObject = parse(readFileSync(new URL('../../openapi/scheduling.yaml', import.meta.url), 'utf8'))
  const operations = Object.entries(document.paths as Record<string, JsonObject>).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const operation = item[method] as (JsonObject & { operationId: string }) | undefined
      if (!operation) return []
      const parameters = [item.parameters, operation.parameters].flatMap((list) => (list as unknown[]) ?? [])
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          isPublic: Array.isArray(operation.security) && operation.security.length === 0,
          access: (operation['x-access'] ?? []) as string[],
          own: (operation['x-own'] ?? {}) as Record<string, string>,
          parameters: parameters.map((parameter) => resolve(document, parameter) as Parameter),
          body: findBodySchema(operation),
        },
      ]
    }),
  )
  // The codes of access are in no list of the contract, but its example of the tree of modules is complete.
  const modules = ((document.components as JsonObject).examples as Record<string, { value: Module[] }>).Permissions!.value
  return { document, operations, modules }
}

const findBodySchema = (operation: JsonObject) => {
  const body = operation.requestBody as { content: Record<string, { schema: JsonObject }> } | undefined
  return body?.content['application/json']?.schema
}

export type Contract = ReturnType<typeof readContract>

let contract: Contract | undefined

/** Returns the contract, which is read once. */
export const getContract = () => {
  contract ??= readContract()
  return contract
}
