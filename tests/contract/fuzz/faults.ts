import fc, { type Arbitrary } from 'fast-check'
import { isJsonObject, type JsonObject, type JsonValue, mergeAllOf, resolveReference } from '#api/document.ts'
import { readContract } from '../../../scripts/generate/contract.ts'
import { isValid } from './validate.ts'

const contract = readContract()

/** Generates values that a schema refuses: the given value with one fault, at any depth. */
export const generateFault = (schema: JsonObject, value: JsonValue): Arbitrary<JsonValue> =>
  fc.constantFrom(...listChanges(schema, value)).filter((changed) => !isValid(schema, changed))

/** Lists texts that are no value of a parameter. In a URL, numbers are written in digits. */
export const listTextFaults = (schema: JsonObject): string[] =>
  ['', 'x', '-1', '0', '1.5', '1e3', '99999999', '2026-02-30', 'a\u0000', 'a'.repeat(300)].filter((text) => {
    const isNumber = resolveReference(contract, schema).type === 'integer' && /^-?\d+$/.test(text)
    return !isValid(schema, isNumber ? Number(text) : text)
  })

/** Values of every type. */
const anyValues: JsonValue[] = [null, true, 0, 7.5, '', 'x', '7', [], [7], {}, { x: 7 }]

/** Lists changes of a value, most of which its schema refuses. */
function listChanges(reference: JsonObject, value: JsonValue): JsonValue[] {
  const schema = mergeAllOf(contract, resolveReference(contract, reference))
  const branches = Array.isArray(schema.anyOf) ? (schema.anyOf as JsonObject[]) : []
  return [
    ...anyValues,
    ...listOutOfBounds(schema),
    ...branches.flatMap((branch) => listChanges(branch, value)),
    ...(isJsonObject(value) && isJsonObject(schema.properties) ? listObjectChanges(schema.properties, value) : []),
    ...(Array.isArray(value) && isJsonObject(schema.items) ? listItemChanges(schema, value) : []),
  ]
}

function listOutOfBounds({ type, minimum, maximum, maxLength }: JsonObject): JsonValue[] {
  const types = [type].flat()
  if (types.includes('integer')) return [Number(minimum ?? 0) - 1, Number(maximum ?? 0) + 1, 1e300]
  if (types.includes('string')) return ['a'.repeat(Number(maxLength ?? 1000) + 1), 'a\u0000b', '   ', '2026-02-30', '2026-01-01T25:00:00Z']
  return []
}

function listObjectChanges(properties: JsonObject, value: JsonObject): JsonValue[] {
  const changed = Object.entries(value).flatMap(([name, item]) => {
    const { [name]: omitted, ...rest } = value
    const property = properties[name]
    return [rest, ...(isJsonObject(property) ? listChanges(property, item) : []).map((change) => ({ ...value, [name]: change }))]
  })
  return [{ ...value, surplus: 1 }, ...changed]
}

function listItemChanges({ items, maxItems }: JsonObject, value: JsonValue[]): JsonValue[] {
  const [first, ...rest] = value
  if (first === undefined) return []
  const tooMany = Array.from({ length: Number(maxItems ?? 0) + 1 }, () => first)
  return [[], [...value, first], tooMany, ...listChanges(items as JsonObject, first).map((change) => [change, ...rest])]
}
