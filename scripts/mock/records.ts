import {
  type Contract,
  getJsonMedia,
  getSuccessResponse,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  listOperations,
  mergeAllOf,
  type Operation,
  resolveReference,
} from '#api/document.ts'

/** The records among the examples of the contract: by the name of their schema, and then by id. */
export type Records = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>

/** Returns the name of the schema that a node refers to; undefined for a schema without a name. */
export const getSchemaName = (schema: JsonValue | undefined) =>
  isJsonObject(schema) && typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined

/** Returns the properties of a schema, also of one that is composed of others. */
export function getProperties(contract: Contract, schema: JsonValue | undefined): JsonObject {
  if (!isJsonObject(schema)) return {}
  const { properties } = mergeAllOf(contract, resolveReference(contract, schema))
  return isJsonObject(properties) ? properties : {}
}

/** Returns the value of an example, which may be a reference. */
export const readExample = (contract: Contract, example: JsonValue): JsonValue =>
  isJsonObject(example) ? (resolveReference(contract, example).value ?? null) : null

/** Lists the values of the examples of a successful response, in the order of the contract. */
export function listExamples(contract: Contract, operation: Operation): JsonValue[] {
  const examples = getJsonMedia(contract, getSuccessResponse(contract, operation))?.examples
  return isJsonObject(examples) ? Object.values(examples).map((example) => readExample(contract, example)) : []
}

/**
 * Collects the records that the examples of all GET operations show. Of a record that occurs several times, the one of the shortest path counts: lists
 * of records come before lists of a period, which show single occurrences of a series, and both before records within others.
 */
export function collectRecords(contract: Contract): Records {
  const records = new Map<string, Map<string, JsonObject>>()
  const examples = listOperations(contract)
    .filter(({ method }) => method === 'get')
    .toSorted((one, other) => countSegments(one.path) - countSegments(other.path))
    .map(({ operation }) => ({
      schema: getJsonMedia(contract, getSuccessResponse(contract, operation))?.schema,
      values: listExamples(contract, operation),
    }))
  for (const { schema, values } of examples) for (const value of values) add(value, schema, addOutermost)
  for (const { schema, values } of examples) for (const value of values) add(value, schema, addWithin)
  return records

  function add(value: JsonValue, schema: JsonValue | undefined, addRecord: (record: JsonObject, schema: JsonObject) => void) {
    if (!isJsonObject(schema)) return
    if (Array.isArray(value)) for (const item of value) add(item, resolveReference(contract, schema).items, addRecord)
    else if (isJsonObject(value)) addRecord(value, schema)
  }

  function addOutermost(record: JsonObject, schema: JsonObject) {
    const name = getSchemaName(schema)
    if (name === undefined || typeof record.id !== 'string') return
    const ofSchema = records.get(name) ?? new Map<string, JsonObject>()
    records.set(name, ofSchema)
    if (!ofSchema.has(record.id)) ofSchema.set(record.id, record)
  }

  function addWithin(record: JsonObject, schema: JsonObject) {
    addOutermost(record, schema)
    const properties = getProperties(contract, schema)
    for (const [name, value] of Object.entries(record)) add(value, properties[name], addWithin)
  }
}

const countSegments = (path: string) => path.split('/').length
