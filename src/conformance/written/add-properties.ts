import { isJsonObject, type JsonObject, type JsonValue, mergeAllOf, resolveReference } from '#api/document.ts'
import { contract, findAddition } from '../contract.ts'
import { isValid } from '../judge/schemas.ts'
import { buildValue } from '../negative/values.ts'
import { neverAdded, unreadable } from './requests.ts'

type AddOptions = {
  /** The pointers of the properties that another request of the operation writes. */
  written: ReadonlySet<string>
  /** False for an addition that the server lacks. */
  accepts: (pointer: string) => boolean
}

/** Adds to a body every property of its schema that no request of the operation writes, with a value of its schema. */
export function addProperties(reference: JsonObject, value: JsonValue, options: AddOptions, pointer = ''): JsonValue {
  const schema = chooseBranch(mergeAllOf(contract, resolveReference(contract, reference)), value)
  if (Array.isArray(value) && isJsonObject(schema.items))
    return value.map((item) => addProperties(schema.items as JsonObject, item, options, `${pointer}/*`))
  if (!isJsonObject(value) || !isJsonObject(schema.properties)) return value
  const entries = Object.entries(schema.properties as Record<string, JsonObject>).flatMap(([name, property]) => {
    const at = `${pointer}/${name}`
    const sent = value[name]
    if (sent !== undefined) return [[name, addProperties(property, sent, options, at)] as const]
    if (name in unreadable || neverAdded.includes(name) || options.written.has(at) || !options.accepts(at)) return []
    const built = buildValue(property)
    if (built === undefined) throw new Error(`No value of ${at} was found. Give it one in src/conformance/written/requests.ts.`)
    return [[name, built] as const]
  })
  return Object.fromEntries(entries)
}

/** Chooses the alternative of a schema that accepts the value. */
function chooseBranch(schema: JsonObject, value: JsonValue): JsonObject {
  const branches = Array.isArray(schema.anyOf) ? (schema.anyOf as JsonObject[]) : []
  const branch = branches.find((branch) => isValid(branch, value))
  return branch ? chooseBranch(mergeAllOf(contract, resolveReference(contract, branch)), value) : schema
}

/** Returns a body of this schema as a caller sends it who knows none of the additions. */
export function removeAdditions(schema: JsonObject, value: JsonValue, pointer = ''): JsonValue {
  if (Array.isArray(value)) return value.map((item) => removeAdditions(schema, item, `${pointer}/*`))
  if (!isJsonObject(value)) return value
  const known = Object.entries(value).filter(([name]) => findAddition(schema, `${pointer}/${name}`) === undefined)
  return Object.fromEntries(known.map(([name, item]) => [name, removeAdditions(schema, item as JsonValue, `${pointer}/${name}`)]))
}

/** Lists the pointers of the properties of a body, with `*` for every item of a list. */
export const listProperties = (value: unknown, pointer = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => listProperties(item, `${pointer}/*`))
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([name, item]) => [`${pointer}/${name}`, ...listProperties(item, `${pointer}/${name}`)])
      : []
