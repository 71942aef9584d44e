import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { isDate } from '#domain/weeks.ts'

/** Validates requests with Ajv. Values in a URL are text, from which numbers are read; values in a body are never converted. */
export function setValidatorCompiler(app: FastifyInstance) {
  const ajv = createAjv()
  const compile: FastifySchemaCompiler<UrlSchema> = ({ schema, httpPart }) => {
    const validate = compileLazily(() => ajv.compile(schema))
    return httpPart === 'body' ? trimTextsFirst(validate) : readValuesFirst(schema, validate)
  }
  app.setValidatorCompiler(compile)
}

type UrlSchema = { properties?: Record<string, { type?: string }> }

/** Reads the numbers, booleans and lists of a URL before its validation. Ajv's own coercion would also read 0x10 and 1e3. */
function readValuesFirst({ properties = {} }: UrlSchema, validate: ReturnType<typeof compileLazily>) {
  const readers = Object.entries(properties).flatMap(([name, { type = '' }]) => {
    const read = valueReaders[type]
    return read ? [{ name, read }] : []
  })
  const readAndValidate = (data: Record<string, unknown>) => {
    for (const { name, read } of readers) {
      const text = data[name]
      if (typeof text === 'string') data[name] = read(text)
    }
    const isValid = validate(data)
    readAndValidate.errors = validate.errors
    return isValid
  }
  readAndValidate.errors = undefined as ValidateFunction['errors']
  return readAndValidate
}

/** For each type, the function that returns the value of a text, or the text itself when it is none. */
const valueReaders: Record<string, (text: string) => unknown> = {
  integer: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text),
  boolean: (text) => ({ true: true, false: false })[text] ?? text,
  // A parameter that is given once is a text.
  array: (text) => [text],
}

/** Trims the texts of a body before its validation, as the contract describes. Passwords are taken as typed. */
function trimTextsFirst(validate: ReturnType<typeof compileLazily>) {
  const trimAndValidate = (data: unknown) => {
    trimTexts(data)
    const isValid = validate(data)
    trimAndValidate.errors = validate.errors
    return isValid
  }
  trimAndValidate.errors = undefined as ValidateFunction['errors']
  return trimAndValidate
}

function trimTexts(data: unknown) {
  if (typeof data !== 'object' || data === null) return
  const container = data as Record<string, unknown>
  for (const [key, value] of Object.entries(container)) {
    if (typeof value !== 'string') trimTexts(value)
    else if (!key.endsWith('password')) container[key] = value.trim()
  }
}

/** Compiles a validator on its first use: compiling those of all operations would take most of a second at the start. */
function compileLazily(compile: () => ValidateFunction) {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown) => {
    compiled ??= compile()
    validate.errors = compiled(data) ? findLoneSurrogates(data) : compiled.errors
    return validate.errors === null
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}

/** Finds strings with a lone surrogate, which JSON can express and the database cannot store. Returns null when there is none, like Ajv. */
function findLoneSurrogates(data: unknown, instancePath = ''): ErrorObject[] | null {
  if (typeof data === 'string')
    return data.isWellFormed() ? null : [{ keyword: 'wellFormed', instancePath, schemaPath: '#/wellFormed', params: {} }]
  if (typeof data !== 'object' || data === null) return null
  const found = Object.entries(data).flatMap(([key, value]) => findLoneSurrogates(value, `${instancePath}/${escapePointer(key)}`) ?? [])
  return found.length === 0 ? null : found
}

function createAjv() {
  // All errors are found, so that a form can show them. The bounds of bodies, which `findJsonFault` checks first, keep them few. The option `verbose` would
  // keep the data with each.
  const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true })
  formats.default(ajv)
  // The operations check a document by the rule of its type themselves: the domain's sentences say what is wrong.
  ajv.removeKeyword('if')
  // ajv-formats also accepts a UUID written as a URN, and the year 0. PostgreSQL accepts neither.
  ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
  ajv.addFormat('date', (text) => isDate(text) && text >= '0001')
  return ajv
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
