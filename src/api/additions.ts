import { toCamelCase } from './case.ts'
import {
  type Contract,
  getJsonMedia,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  listAllOperations,
  type listOperations,
  resolveReference,
} from './document.ts'

/**
 * The additions in a query or body: the operation whose parameters, or the schemas whose properties they are, as 'PersonUpdate'. Where parts have
 * additions too, an object with those of each part, or of each item of a list; its key '' has those of the whole.
 */
export type Marks = string | { readonly [part: string]: Marks }

const isAddition = (node: JsonValue | undefined) => isJsonObject(node) && node['x-addition'] === true

/** Lists what the contract marks as x-addition: `listUsualWorkers`, `listClients.search`, `SessionInput.starts_on`. Headers of responses have no name. */
export function listAdditions(contract: Contract): string[] {
  const ofOperations = listAllOperations(contract).flatMap(({ operation, parameters }) => [
    ...(isAddition(operation) ? [operation.operationId] : []),
    ...parameters.filter(isAddition).map(({ name }) => `${operation.operationId}.${name}`),
  ])
  const ofSchemas = Object.entries(contract.components.schemas ?? {}).flatMap(([schemaName, schema]) =>
    listParts(contract, schema, schemaName)
      // A part that is a schema with a name of its own is listed under that name.
      .flatMap(([owner, { properties }]) => (owner === schemaName && isJsonObject(properties) ? Object.entries(properties) : []))
      .filter(([, property]) => isAddition(property))
      .map(([name]) => `${schemaName}.${name}`),
  )
  return [...ofOperations, ...new Set(ofSchemas)]
}

/** Lists the additions by the operation whose parameters, or the schema whose properties they are, with the names in camelCase. */
export function groupAdditions(contract: Contract): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [owner = '', name] of listAdditions(contract).map((addition) => addition.split('.')))
    if (name !== undefined) groups.set(owner, [...(groups.get(owner) ?? []), toCamelCase(name)])
  return groups
}

/** Returns the additions in what an operation is sent; undefined for a part without any. */
export function findMarks(contract: Contract, { operation, parameters }: ReturnType<typeof listOperations>[number]) {
  const query = parameters.some((parameter) => parameter.in === 'query' && isAddition(parameter)) ? operation.operationId : undefined
  return { query, body: findMarksOfSchema(contract, getJsonMedia(contract, operation.requestBody)?.schema) }
}

/** Returns the additions in a value of a schema and in its parts. The contract's bodies have no schema within itself. */
function findMarksOfSchema(contract: Contract, node: JsonValue | undefined): Marks | undefined {
  if (!isJsonObject(node)) return undefined
  const owners = new Set<string>()
  const parts: Record<string, Marks> = {}
  for (const [schemaName, schema] of listParts(contract, node))
    for (const [name, property] of Object.entries(isJsonObject(schema.properties) ? schema.properties : {})) {
      if (isAddition(property)) owners.add(schemaName)
      const marks = findMarksOfSchema(contract, property)
      if (marks) parts[toCamelCase(name)] = marks
    }
  const own = [...owners].join(' ')
  if (Object.keys(parts).length === 0) return own || undefined
  return own ? { '': own, ...parts } : parts
}

/** Lists a schema, its items and the schemas that it is composed of, each with its name. */
export function listParts(contract: Contract, node: JsonObject, name = ''): [name: string, schema: JsonObject][] {
  const ownName = typeof node.$ref === 'string' ? (node.$ref.split('/').at(-1) ?? name) : name
  const schema = resolveReference(contract, node)
  const parts = [schema.items, schema.allOf, schema.anyOf, schema.oneOf].flat().filter(isJsonObject)
  return [[ownName, schema], ...parts.flatMap((part) => listParts(contract, part, ownName))]
}
