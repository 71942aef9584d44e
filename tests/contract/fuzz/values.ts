import fc, { type Arbitrary } from 'fast-check'
import { isJsonObject, type JsonObject, type JsonValue, mergeAllOf, resolveReference } from '#api/document.ts'
import { isValid } from '#conformance/judge/schemas.ts'
import { addDays } from '#domain/weeks.ts'
import { readContract } from '../../../scripts/generate/contract.ts'
import { type IdChoice, listIds } from './ids.ts'

const contract = readContract()

type Context = {
  /** The property's name, which may tell the kind of an id. */
  name: string
  ids: IdChoice
  /** A valid value. Generated values keep most of it, because few values of a schema alone fit each other and the records. */
  example?: JsonValue
}

/** Generates values that a schema accepts. */
export function generateValue(reference: JsonObject, context: Context): Arbitrary<JsonValue> {
  const schema = mergeAllOf(contract, resolveReference(contract, reference))
  const { example } = context
  if (Array.isArray(schema.anyOf)) {
    const branches = (schema.anyOf as JsonObject[]).map((branch) => resolveReference(contract, branch))
    return fc.oneof(
      ...branches.map((branch) => ({
        weight: listRequired(branch).every((name) => isJsonObject(example) && name in example) ? 5 : 1,
        arbitrary: generateValue(branch, context),
      })),
    )
  }
  const types = [schema.type].flat() as string[]
  if (types.includes('object')) return generateObject(schema, context)
  if (types.includes('array')) return generateList(schema, context)
  if (schema.format === 'uuid') return generateId(context)
  const fresh = fc.oneof({ weight: 5, arbitrary: generateScalar(schema, types) }, ...(types.includes('null') ? [fc.constant(null)] : []))
  return example === undefined ? fresh : fc.oneof({ weight: 24, arbitrary: fc.constant(example) }, fresh)
}

function generateObject(schema: JsonObject, { ids, example }: Context): Arbitrary<JsonValue> {
  const examples = isJsonObject(example) ? example : undefined
  const properties = Object.entries(schema.properties as Record<string, JsonObject>).map(([name, property]) => {
    const value = generateValue(property, { name, ids, example: examples?.[name] })
    if (listRequired(schema).includes(name)) return [name, value] as const
    // An example tells which optional properties go together.
    const isUnusual = examples !== undefined && !(name in examples)
    const absent = { weight: isUnusual ? 8 : 1, arbitrary: fc.constant(undefined) }
    return [name, fc.oneof(absent, { weight: 1, arbitrary: value })] as const
  })
  return fc
    .record<Record<string, JsonValue | undefined>>(Object.fromEntries(properties))
    .map((object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as JsonObject)
}

function generateList(schema: JsonObject, { name, ids, example }: Context): Arbitrary<JsonValue> {
  const { items, minItems, maxItems } = schema as { items: JsonObject; minItems?: number; maxItems?: number }
  const [first, ...rest] = Array.isArray(example) ? example : []
  const item = generateValue(items, { name, ids, example: first })
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems ?? 4, 4) }
  const fresh: Arbitrary<JsonValue> =
    schema.uniqueItems === true ? fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) }) : fc.array(item, lengths)
  if (first === undefined) return fresh
  const similar = fc.tuple(item, ...rest.map((example) => generateValue(items, { name, ids, example })))
  const kept = schema.uniqueItems === true ? similar.map((values) => [...new Set(values)]) : similar
  return fc.oneof({ weight: 4, arbitrary: kept }, fresh)
}

function generateId({ name, ids, example }: Context): Arbitrary<string> {
  const id = fc.noBias(fc.constantFrom(...listIds(ids, { name, example })))
  // Ids may be written in capital letters.
  return fc.oneof({ weight: 8, arbitrary: id }, { weight: 1, arbitrary: id.map((text) => text.toUpperCase()) })
}

function generateScalar(schema: JsonObject, types: string[]): Arbitrary<JsonValue> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (types.includes('boolean')) return fc.boolean()
  if (types.includes('integer')) return fc.integer({ min: Number(schema.minimum), max: Number(schema.maximum) })
  if (!types.includes('string')) throw new Error(`No values can be generated for ${JSON.stringify(schema)}.`)
  return generateText(schema).filter((text) => isValid(schema, text))
}

function generateText({ format, pattern, minLength, maxLength }: JsonObject): Arbitrary<string> {
  const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map((date) => date.toISOString())
  const nearDay = fc.integer({ min: -40, max: 400 }).map((days) => addDays('2026-11-23', days))
  if (format === 'date') return fc.oneof({ weight: 3, arbitrary: nearDay }, { weight: 1, arbitrary: day.map((text) => text.slice(0, 10)) })
  if (format === 'date-time')
    return fc.oneof(
      day,
      day.map((text) => text.replace('Z', '-05:00')),
    )
  if (format === 'email') return fc.emailAddress()
  // fast-check does not know lookaheads. Patterns that exclude some characters fit most texts.
  if (typeof pattern === 'string' && !pattern.includes('[^')) return fc.stringMatching(new RegExp(pattern))
  const lengths = { minLength: Number(minLength ?? 0), maxLength: Number(maxLength ?? 200) }
  return fc.oneof(
    fc.string({ ...lengths, unit: 'grapheme' }),
    fc.string({ ...lengths, unit: 'binary' }),
    fc.string({ ...lengths, size: 'max' }),
    fc.constantFrom("O'Brien", '%', '_', '\\', '"; drop table person; --', ' Ñandú  Núñez ', '1'.repeat(lengths.minLength || 1)),
  )
}

const listRequired = ({ required }: JsonObject) => (Array.isArray(required) ? required.map(String) : [])
