import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { isDate } from '#domain/weeks.ts'

/** Validates requests with Ajv. Values in a URL are text and may be coerced to numbers; values in a body are never coerced. */
export function setValidatorCompiler(app: FastifyInstance) {
  const url = createAjv('array')
  const body = createAjv(false)
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    compileLazily(() => (httpPart === 'body' ? body : url).compile(schema))
  app.setValidatorCompiler(compile)
}

/** Compiles a validator on its first use: compiling those of all operations would take most of a second at the start. */
function compileLazily(compile: () => ValidateFunction) {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown) => {
    compiled ??= compile()
    // Only data that has the contract's shape is searched: it is neither deep nor long.
    validate.errors = compiled(data) ? findLoneSurrogates(data) : compiled.errors
    return validate.errors === null
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}

/** Finds strings with a lone surrogate, which JSON can express and the database cannot store. Returns null when there is none, like Ajv. */
function findLoneSurrogates(data: unknown, instancePath = ''): ErrorObject[] | null {
  if (typeof data === 'string')
    return data.isWellFormed() ? null : [{ keyword: 'wellFormed', instancePath, schemaPath: '#/wellFormed', params: {}, data }]
  if (typeof data !== 'object' || data === null) return null
  const found = Object.entries(data).flatMap(([key, value]) => findLoneSurrogates(value, `${instancePath}/${escapePointer(key)}`) ?? [])
  return found.length === 0 ? null : found
}

function createAjv(coerceTypes: 'array' | false) {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, useDefaults: true, coerceTypes })
  formats.default(ajv)
  // ajv-formats also accepts a UUID written as a URN, and the year 0. PostgreSQL accepts neither.
  ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
  ajv.addFormat('date', (text) => isDate(text) && text >= '0001')
  return ajv
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
