import { randomUUID } from 'node:crypto'
import { type Contract, isJsonObject, type JsonObject, type JsonValue, resolveReference } from '#api/document.ts'
import { getProperties, getSchemaName, type Records } from './records.ts'

/** Merges what a request sends into a record: fields of the same name, and for `client_id` the client. Fields that the record does not have are left out. */
export function mergeBody(contract: Contract, records: Records, record: JsonObject, body: JsonObject, schema: JsonObject): JsonObject {
  // The date of a standing session is that of one occurrence: its exception is answered, a new record.
  const isOccurrence = record.session_date === null && typeof body.session_date === 'string'
  const exception: JsonObject = isOccurrence ? { id: randomUUID(), standing: false, starts_on: null, ends_on: null } : {}
  return merge(merge(record, body, schema), { ...exception, updated_at: new Date().toISOString() }, schema)

  function merge(target: JsonObject, source: JsonObject, schema: JsonObject): JsonObject {
    const properties = getProperties(contract, schema)
    const merged = { ...target }
    for (const [name, value] of Object.entries(source)) {
      const part = name.replace(/_id$/, '')
      const referred = records.get(getSchemaName(properties[part]) ?? '')?.get(String(value))
      if (isJsonObject(properties[name])) {
        if (value !== null || allowsNull(properties[name])) merged[name] = mergeValue(target[name], value, properties[name])
        else delete merged[name]
      } else if (referred) merged[part] = referred
    }
    return merged
  }

  /** An optional field that is cleared by null is left out of the answer, unless its schema allows null. */
  function allowsNull(schema: JsonObject): boolean {
    const { type, anyOf, oneOf } = resolveReference(contract, schema)
    const parts = [anyOf, oneOf].flat().filter(isJsonObject)
    return [type].flat().includes('null') || parts.some(allowsNull)
  }

  function mergeValue(target: JsonValue | undefined, value: JsonValue, schema: JsonObject): JsonValue {
    const { items } = resolveReference(contract, schema)
    if (isJsonObject(value)) return merge(isJsonObject(target) ? target : {}, value, schema)
    if (Array.isArray(value) && isJsonObject(items))
      return value.map((item) => (isJsonObject(item) ? mergeItem(target, item, items) : item))
    return value
  }

  /** Merges an item of a list into the one with its id. A new one also gets what the first one has besides, such as its time of creation. */
  function mergeItem(target: JsonValue | undefined, item: JsonObject, schema: JsonObject): JsonObject {
    const present = Array.isArray(target) ? target.filter(isJsonObject) : []
    return merge(present.find(({ id }) => id === item.id) ?? { ...present[0], id: randomUUID() }, item, schema)
  }
}
