import { isJsonObject, type JsonObject, type JsonValue, mergeAllOf, resolveReference } from '#api/document.ts'
import { contract } from '../contract.ts'
import { isValid } from '../judge/schemas.ts'

/**
 * A value with one change, at the JSON pointer of the changed part. Most changes break the schema. `named` is the pointer that a refusal has to name: within
 * alternatives that of all of them, because a value may be closer to another one after the change.
 */
export type Change = {
  pointer: string
  named: string
  kind: 'another type' | 'out of bounds' | 'missing' | 'surplus' | 'items'
  value: JsonValue
}

/** Values of every type. */
const anyValues: JsonValue[] = [null, true, 0, 7.5, '', 'x', '7', [], [7], {}, { x: 7 }]

/** Lists changes of a value, at any depth. */
export function listChanges(reference: JsonObject, value: JsonValue): Change[] {
  const schema = mergeAllOf(contract, resolveReference(contract, reference))
  const branches = Array.isArray(schema.anyOf) ? (schema.anyOf as JsonObject[]) : []
  const change = (kind: Change['kind']) => (value: JsonValue) => ({ pointer: '', named: '', kind, value })
  return [
    ...anyValues.map(change('another type')),
    ...listOutOfBounds(schema).map(change('out of bounds')),
    ...branches.flatMap((branch) => listChanges(branch, value)).map((change) => ({ ...change, named: '' })),
    ...(isJsonObject(value) && isJsonObject(schema.properties) ? listObjectChanges(schema.properties, value) : []),
    ...(Array.isArray(value) && isJsonObject(schema.items) ? listItemChanges(schema, value) : []),
  ]
}

function listOutOfBounds({ type, minimum, maximum, minLength, maxLength }: JsonObject): JsonValue[] {
  const types = [type].flat()
  if (types.includes('integer')) return [Number(minimum ?? 0) - 1, Number(maximum ?? 0) + 1, 1e300]
  if (!types.includes('string')) return []
  const tooShort = Number(minLength ?? 0) > 0 ? ['', 'a'.repeat(Number(minLength) - 1)] : []
  return [...tooShort, 'a'.repeat(Number(maxLength ?? 1000) + 1), 'a\u0000b', '   ', '2026-02-30', '2026-01-01T25:00:00Z']
}

function listObjectChanges(properties: JsonObject, value: JsonObject): Change[] {
  const changes = Object.entries(value).flatMap(([name, item]): Change[] => {
    const { [name]: _, ...rest } = value
    const property = properties[name]
    const changed = isJsonObject(property) ? listChanges(property, item) : []
    return [
      { pointer: `/${name}`, named: `/${name}`, kind: 'missing', value: rest },
      ...changed.map((change) => ({ ...prefix(name, change), value: { ...value, [name]: change.value } })),
    ]
  })
  return [{ pointer: '/surplus', named: '/surplus', kind: 'surplus', value: { ...value, surplus: 1 } }, ...changes]
}

/** Moves a change of a part to the whole. */
const prefix = (name: string | number, { pointer, named, ...change }: Change) => ({
  ...change,
  pointer: `/${name}${pointer}`,
  named: `/${name}${named}`,
})

function listItemChanges({ items, maxItems }: JsonObject, value: JsonValue[]): Change[] {
  const [first, ...rest] = value
  if (first === undefined) return []
  const tooMany = Array.from({ length: Number(maxItems ?? 0) + 1 }, () => first)
  const counts = [[], [...value, first], tooMany].map((value): Change => ({ pointer: '', named: '', kind: 'items', value }))
  const changed = listChanges(items as JsonObject, first)
  return [...counts, ...changed.map((change) => ({ ...prefix(0, change), value: [change.value, ...rest] }))]
}

/** Lists texts that are no value of a parameter. In a URL, numbers are written in digits. */
export const listTextFaults = (schema: JsonObject): string[] =>
  ['', 'x', '-1', '0', '1.5', '1e3', '99999999', '2026-02-30', 'a\u0000', 'a'.repeat(300)].filter((text) => {
    const isNumber = resolveReference(contract, schema).type === 'integer' && /^-?\d+$/.test(text)
    return !isValid(schema, isNumber ? Number(text) : text)
  })

/** Lists copies of a body in which one text ends in half a surrogate pair, each with the JSON pointer of the text. */
export function listHalfPairs(value: JsonValue, pointer = ''): { pointer: string; value: JsonValue }[] {
  if (typeof value === 'string') return [{ pointer, value: `${value}\ud83d` }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    listHalfPairs(part, `${pointer}/${name}`).map((half) => ({
      pointer: half.pointer,
      value: Array.isArray(value)
        ? value.map((item, index) => (index === Number(name) ? half.value : item))
        : { ...value, [name]: half.value },
    })),
  )
}
