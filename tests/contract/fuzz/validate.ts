import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { JsonObject } from '#api/document.ts'
import { readContract } from '../../../scripts/generate/contract.ts'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addSchema(readContract(), 'contract')

const validators = new WeakMap<JsonObject, ValidateFunction>()

/** True when a schema of the contract accepts the value. */
export function isValid(schema: JsonObject, value: unknown): boolean {
  const validate = validators.get(schema) ?? ajv.compile(typeof schema.$ref === 'string' ? { $ref: `contract${schema.$ref}` } : schema)
  validators.set(schema, validate)
  return validate(value)
}
