import { type Contract, isJsonObject, type JsonObject, type JsonValue, mergeAllOf } from '#api/document.ts'
import { toCamelCase, toSnakeCase } from '../../src/api/case.ts'

// The specification's own exception. It is part of the error body, whose keys the client does not rename.
const keptNames = new Set(['correlationId'])

/** Copies the contract with camelCase names, and with every `allOf` merged into one flat schema. */
export function toAppDocument(contract: Contract): Contract {
  return copy(contract) as Contract

  function copy(node: JsonValue): JsonValue {
    if (Array.isArray(node)) return node.map(copy)
    if (!isJsonObject(node)) return node
    if (Array.isArray(node.allOf)) return copy(mergeAllOf(contract, node))
    refuseUnnamedKeys(node)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copyValue(node, key, value)]))
  }

  function copyValue(node: JsonObject, key: string, value: JsonValue): JsonValue {
    if (key === 'properties' && isJsonObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, schema]) => [toAppName(name), copy(schema)]))
    if (key === 'required' && Array.isArray(value)) return value.map((name) => toAppName(String(name)))
    if (key === 'name' && node.in === 'query') return toAppName(String(value))
    return copy(value)
  }
}

function toAppName(name: string) {
  if (keptNames.has(name)) return name
  if (toSnakeCase(toCamelCase(name)) !== name)
    throw new Error(`"${name}" cannot be renamed back: ${toCamelCase(name)} becomes ${toSnakeCase(toCamelCase(name))}.`)
  return toCamelCase(name)
}

/** Throws where a schema allows any key: the client would rename keys that are data. */
function refuseUnnamedKeys(node: JsonObject) {
  if (isJsonObject(node.additionalProperties) || 'patternProperties' in node)
    throw new Error(`The contract must name every key: ${JSON.stringify(node)}`)
}
