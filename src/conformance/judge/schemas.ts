import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import { contract } from '../contract.ts'
import { readPointer, show, type Violation } from './violation.ts'

function createAjv(document: JsonValue) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  // The contract's introduction asks for more than RFC 3339: instants are in UTC and have milliseconds.
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  ajv.addSchema(document as object, 'contract')
  return ajv
}

/** Copies a schema so that its objects have no other properties than those of the contract. */
function closeObjects(node: JsonValue): JsonValue {
  if (Array.isArray(node)) return node.map(closeObjects)
  if (!isJsonObject(node)) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closeObjects(value)])) as JsonObject
  const isOpen = copy.type === 'object' && isJsonObject(copy.properties) && copy.additionalProperties === undefined
  return isOpen && copy.unevaluatedProperties === undefined && !('if' in copy) ? { ...copy, unevaluatedProperties: false } : copy
}

const instances = new Map<boolean, Ajv2020>()
const validators = new Map<string, ValidateFunction>()

function getValidator(pointer: string, isStrict: boolean): ValidateFunction {
  const key = `${isStrict} ${pointer}`
  const ajv = instances.get(isStrict) ?? createAjv(isStrict ? closeObjects(contract) : contract)
  instances.set(isStrict, ajv)
  const validate = validators.get(key) ?? ajv.compile({ $ref: `contract${pointer}` })
  validators.set(key, validate)
  return validate
}

/** Lists how a value breaks the schema at this JSON pointer of the contract. */
export function findSchemaViolations(pointer: string, value: unknown, isStrict: boolean): Violation[] {
  const validate = getValidator(pointer, isStrict)
  if (validate(value)) return []
  return (validate.errors ?? []).map((error) => describeError(error, value))
}

/** Lists the JSON pointers of what a value has and the schema at this JSON pointer of the contract does not. */
export const listSurplusFields = (pointer: string, value: unknown): string[] =>
  findSchemaViolations(pointer, value, true)
    .filter(({ expected }) => expected === noSurplus)
    .map((violation) => violation.pointer)

const noSurplus = 'no field outside the contract'

function describeError({ instancePath, keyword, params, message }: ErrorObject, value: unknown): Violation {
  const received = show(readPointer(value, instancePath))
  if (keyword === 'required')
    return {
      pointer: `${instancePath}/${params.missingProperty}`,
      expected: 'a value, because the property is required',
      received: 'nothing',
    }
  const surplus = params.additionalProperty ?? params.unevaluatedProperty
  if (surplus !== undefined) {
    const pointer = `${instancePath}/${surplus}`
    return { pointer, expected: noSurplus, received: show(readPointer(value, pointer)) }
  }
  if (keyword === 'type') return { pointer: instancePath, expected: `type ${[params.type].flat().join(' or ')}`, received }
  if (keyword === 'enum') return { pointer: instancePath, expected: `one of ${show(params.allowedValues)}`, received }
  if (keyword === 'format') return { pointer: instancePath, expected: describeFormat(params.format), received }
  return { pointer: instancePath, expected: message ?? keyword, received }
}

/** Says what a format asks for where its name alone does not. */
const describeFormat = (format: string): string =>
  ({
    'date-time': 'an instant in UTC with milliseconds, which must end with Z: 2026-01-31T14:05:00.000Z',
    date: 'a calendar date: 2026-01-31',
  })[format] ?? `format ${format}`

const schemaValidators = new WeakMap<JsonObject, ValidateFunction>()

/** True when a schema of a request accepts the value. */
export function isValid(schema: JsonObject, value: unknown): boolean {
  const ajv = instances.get(false) ?? createAjv(contract)
  instances.set(false, ajv)
  const validate = schemaValidators.get(schema) ?? ajv.compile(qualify(schema) as object)
  schemaValidators.set(schema, validate)
  return validate(value)
}

/** Copies a schema whose references then name the whole contract. */
function qualify(node: JsonValue): JsonValue {
  if (Array.isArray(node)) return node.map(qualify)
  if (!isJsonObject(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === '$ref' && typeof value === 'string' ? `contract${value}` : qualify(value)]),
  )
}
