import { isJsonObject, type JsonObject, type JsonValue, mergeAllOf, resolveReference } from '#api/document.ts'
import { contract } from '../contract.ts'
import { isValid } from '../judge/schemas.ts'
import { buildValue } from '../negative/values.ts'
import { neverAdded, unreadable } from './requests.ts'

/** Adds to a body every property of its schema that no request of the operation writes, with a value of its schema. `written` are the pointers of those. */
export function addProperties(reference: JsonObject, value: JsonValue, written: ReadonlySet<string>, pointer = ''): JsonValue {
  const schema = chooseBranch(mergeAllOf(contract, resolveReference(contract, reference)), value)
  if (Array.isArray(value) && isJsonObject(schema.items))
    return value.map((item) => addProperties(schema.items as JsonObject, item, written, `${pointer}/*`))
  if (!isJsonObject(value) || !isJsonObject(schema.properties)) return value
  const entries = Object.entries(schema.properties as Record<string, JsonObject>).flatMap(([name, property]) => {
    const at = `${pointer}/${name}`
    const sent = value[name]
    if (sent !== undefined) return [[name, addProperties(property, sent, written, at)] as const]
    if (name in unreadable || neverAdded.includes(name) || written.has(at)) return []
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

/** Lists the pointers of the optional properties of a body, in every alternative of its schema, without those that cannot be read back. */
export function listOptional(reference: JsonObject, pointer = ''): string[] {
  const schema = mergeAllOf(contract, resolveReference(contract, reference))
  const required = (schema.required ?? []) as string[]
  return [
    ...((schema.anyOf ?? []) as JsonObject[]).flatMap((branch) => listOptional(branch, pointer)),
    ...(isJsonObject(schema.items) ? listOptional(schema.items, `${pointer}/*`) : []),
    ...Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).flatMap(([name, property]) => {
      const at = `${pointer}/${name}`
      return [...(required.includes(name) || name in unreadable ? [] : [at]), ...listOptional(property, at)]
    }),
  ]
}

/** Lists the pointers of the properties of a body, with `*` for every item of a list. */
export const listProperties = (value: unknown, pointer = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => listProperties(item, `${pointer}/*`))
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([name, item]) => [`${pointer}/${name}`, ...listProperties(item, `${pointer}/${name}`)])
      : []
