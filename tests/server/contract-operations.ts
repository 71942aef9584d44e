import { v7 as createId } from 'uuid'
import { getJsonMedia, isJsonObject, type JsonObject, type JsonValue, listBuiltOperations, resolveReference } from '#api/document.ts'
import { readContract } from '../../scripts/generate/contract.ts'

const contract = readContract()

/** Every operation that the server has, with its example bodies and the names of the properties that its body requires. */
export const operations = listBuiltOperations(contract).map(({ method, path, operation, parameters }) => {
  const media = getJsonMedia(contract, operation.requestBody)
  return {
    id: operation.operationId,
    method: method.toUpperCase() as 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
    /** The path, with unknown ids for its parameters. */
    url: `/api${path.replaceAll(/\{\w+\}/g, () => createId())}`,
    path,
    /** The status of its success. */
    success: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
    /** True for an operation that needs no sign-in. */
    isPublic: operation.security?.length === 0,
    parameters,
    required: media ? listRequired(media.schema) : [],
    bodies: media ? listExampleBodies(media.examples) : [],
  }
})

const isUuid = ({ schema }: JsonObject) => isJsonObject(schema) && schema.format === 'uuid'

/** Lists the ids in the paths or queries of all operations: the name of each parameter with its operation. */
export const listUuidParameters = (location: 'path' | 'query') =>
  operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === location && isUuid(parameter))
      .map((parameter) => ({ ...operation, name: String(parameter.name) })),
  )

/** Builds the required parameters of a query from the contract's examples, each as `name=value`. */
export const buildRequiredQuery = (parameters: JsonObject[]) =>
  parameters
    .filter(({ in: location, required }) => location === 'query' && required === true)
    .map(({ name, example }) => `${name}=${example}`)

function listExampleBodies(examples: JsonValue | undefined): JsonValue[] {
  return isJsonObject(examples)
    ? Object.values(examples).map((example) => resolveReference(contract, example as JsonObject).value as JsonValue)
    : []
}

function listRequired(schema: JsonValue | undefined): string[] {
  const { required } = isJsonObject(schema) ? resolveReference(contract, schema) : {}
  return Array.isArray(required) ? required.map(String) : []
}
