import {
  type Contract,
  getJsonMedia,
  getSuccessResponse,
  isJsonObject,
  type JsonObject,
  listOperations,
  resolveReference,
} from '#api/document.ts'
import { getSchemaName } from './records.ts'

/** An operation, with what the mock has to know of its path and its successful response. */
export type Route = ReturnType<typeof listOperations>[number] & {
  pattern: RegExp
  /** The schema of the JSON of a successful response, and its name, or that of the items of a list. */
  schema: JsonObject
  schemaName: string | undefined
  isList: boolean
  /** The parameter in the path, and the name of the schema of the record that it names. */
  pathParameter: JsonObject | undefined
  owner: string | undefined
}

/** Lists the operations with their patterns, fixed paths before those with a parameter. */
export function createRoutes(contract: Contract): Route[] {
  const routes = listOperations(contract).map((entry) => {
    const schema = getJsonMedia(contract, getSuccessResponse(contract, entry.operation))?.schema
    const resolved = isJsonObject(schema) ? resolveReference(contract, schema) : {}
    const isList = resolved.type === 'array'
    return {
      ...entry,
      pattern: new RegExp(`^${entry.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
      schema: isJsonObject(schema) ? schema : {},
      schemaName: getSchemaName(isList ? resolved.items : schema),
      isList,
      pathParameter: entry.parameters.find((parameter) => parameter.in === 'path'),
    }
  })
  // A parameter names a record of the schema that a GET whose path ends with it returns, otherwise a PUT: the client's id, which `GET /v1/clients/{id}` takes,
  // is that of a Client.
  const owners = new Map(
    ['put', 'get'].flatMap((method) =>
      routes
        .filter((route) => route.method === method && !route.isList && route.pathParameter && route.path.endsWith('}'))
        .map(({ pathParameter, schemaName }) => [pathParameter, schemaName] as const),
    ),
  )
  return routes
    .map((route) => ({ ...route, owner: route.pathParameter && (owners.get(route.pathParameter) ?? route.schemaName) }))
    .toSorted((one, other) => countParameters(one.path) - countParameters(other.path))
}

const countParameters = (path: string) => path.split('{').length

/** Returns the operation of a call and the value of its path parameter. */
export function findRoute(routes: readonly Route[], method: string, path: string) {
  const route = routes.find((candidate) => candidate.method === method && candidate.pattern.test(path))
  return route && { route, pathValue: decodePart(route.pattern.exec(path)?.[1]) }
}

/** Decodes a part of a path. One that cannot be decoded stays as it is, and no record has it. */
function decodePart(part: string | undefined) {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}
