import { isJsonObject, type JsonObject, type JsonValue, mergeAllOf, resolveReference } from '#api/document.ts'
import { createRandomId } from '#api/random-id.ts'
import { type ContractOperation, contract } from '../contract.ts'
import type { Request } from '../exchange/exchange.ts'
import { isValid } from '../judge/schemas.ts'

/** Texts of which one fits nearly every pattern of the contract. */
const texts = ['Zz prueba', '2200-01-02', '12345678', '99999999', 'A'.repeat(22), 'zz@prueba.example', '2026-01-01T00:00:00.000Z']

/** Builds a value that a schema accepts, with all properties for which one is found. Ids name nothing that exists. */
export function buildValue(reference: JsonObject): JsonValue | undefined {
  const schema = mergeAllOf(contract, resolveReference(contract, reference))
  return listCandidates(schema).find((value) => isValid(reference, value))
}

function listCandidates(schema: JsonObject): JsonValue[] {
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as JsonObject[]).flatMap((branch) => buildValue(branch) ?? [])
  if (Array.isArray(schema.enum)) return schema.enum
  const types = [schema.type].flat() as string[]
  if (types.includes('object')) return listObjects(schema)
  if (types.includes('array')) return [[buildValue(schema.items as JsonObject) ?? null], []]
  if (types.includes('boolean')) return [true]
  if (types.includes('integer')) return [Number(schema.minimum ?? 1)]
  return schema.format === 'uuid' ? [createRandomId()] : texts
}

function listObjects(schema: JsonObject): JsonValue[] {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)
  const values = properties.map(([name, property]) => [name, buildValue(property)] as const).filter(([, value]) => value !== undefined)
  const required = (schema.required ?? []) as string[]
  const build = (names: (name: string) => boolean) => Object.fromEntries(values.filter(([name]) => names(name))) as JsonObject
  return [build(() => true), build((name) => required.includes(name))]
}

/** Builds a request of the right shape from the contract alone. */
export function buildRequest({ parameters, bodySchema }: ContractOperation): Request & { path: Record<string, string> } {
  const list = (location: string) => parameters.filter((parameter) => parameter.in === location)
  const path = Object.fromEntries(list('path').map(({ name, schema }) => [name, buildText(schema)]))
  const query = list('query').filter(({ required }) => required)
  const body = bodySchema && buildValue(bodySchema)
  return {
    path,
    query: Object.fromEntries(query.map(({ name, schema }) => [name, buildText(schema)])),
    ...(body !== undefined && { body: isJsonObject(body) && 'id' in body && path.id !== undefined ? { ...body, id: path.id } : body }),
  }
}

/** Builds a value of a parameter. A text without a pattern is the token of a link. */
const buildText = (schema: JsonObject) =>
  schema.type === 'string' && schema.format === undefined && schema.pattern === undefined ? 'A'.repeat(22) : String(buildValue(schema))

/** Adds to a body the properties of its schema that it lacks, as far as a value is found. */
export function addMissing(schema: JsonObject, body: JsonValue): JsonValue {
  const { properties } = mergeAllOf(contract, resolveReference(contract, schema))
  if (!isJsonObject(body) || !isJsonObject(properties)) return body
  const values = Object.entries(properties as Record<string, JsonObject>).map(([name, property]) => [name, buildValue(property)] as const)
  return { ...(Object.fromEntries(values.filter(([, value]) => value !== undefined)) as JsonObject), ...body }
}
