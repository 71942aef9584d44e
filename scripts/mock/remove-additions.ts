import { type Contract, isJsonObject, type JsonObject, type JsonValue, resolveReference } from '#api/document.ts'

/** Copies the contract without the operations, parameters, headers and properties marked x-addition, and without their values in examples. */
export function removeAdditions(contract: Contract): Contract {
  return copy(contract) as Contract

  function copy(node: JsonValue): JsonValue {
    if (Array.isArray(node)) return node.filter((item) => !isAddition(item)).map(copy)
    if (!isJsonObject(node)) return node
    const entries = Object.entries(node).filter(([, value]) => !isAddition(value))
    return Object.fromEntries(entries.map(([key, value]) => [key, copyEntry(node, key, value)]))
  }

  function copyEntry(node: JsonObject, key: string, value: JsonValue): JsonValue {
    // Examples are filtered by their schema, because a property can be an addition in one schema and specified in another.
    if (key === 'example') return copyExample(value, isJsonObject(node.schema) ? node.schema : node)
    if (key === 'examples' && Array.isArray(value)) return value.map((example) => copyExample(example, node))
    if (key === 'examples' && isJsonObject(value) && isJsonObject(node.schema)) {
      const { schema } = node
      return Object.fromEntries(Object.entries(value).map(([name, example]) => [name, copyNamedExample(example, schema)]))
    }
    return copy(value)
  }

  /** Properties can be marked beside their reference or in the schema that it points to. */
  function isAddition(value: JsonValue) {
    if (!isJsonObject(value)) return false
    return value['x-addition'] === true || resolveReference(contract, value)['x-addition'] === true
  }

  function copyNamedExample(example: JsonValue, schema: JsonObject): JsonObject {
    const { value = null, ...rest } = resolveReference(contract, example as JsonObject)
    return { ...rest, value: copyExample(value, schema) }
  }

  function copyExample(data: JsonValue, schema: JsonObject): JsonValue {
    const schemas = listParts(schema)
    if (Array.isArray(data)) {
      const items = schemas.find((part) => isJsonObject(part.items))?.items
      return isJsonObject(items) ? data.map((item) => copyExample(item, items)) : data
    }
    if (!isJsonObject(data)) return data
    const properties: JsonObject = Object.assign({}, ...schemas.map((part) => part.properties))
    const entries = Object.entries(data).filter(([name]) => !isAddition(properties[name] ?? null))
    return Object.fromEntries(
      entries.map(([name, value]) => [name, isJsonObject(properties[name]) ? copyExample(value, properties[name]) : value]),
    )
  }

  /** Returns a schema and all schemas that it is composed of. */
  function listParts(schema: JsonObject): JsonObject[] {
    const target = resolveReference(contract, schema)
    const parts = [target.allOf, target.anyOf, target.oneOf].flatMap((list) => (Array.isArray(list) ? list : []))
    return [target, ...parts.flatMap((part) => listParts(part as JsonObject))]
  }
}
