import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { Problem } from '#api/errors.ts'
import { isDate } from '#domain/weeks.ts'

/** Two readings of JSON Schema: what comes in a URL is text and may become a number, what comes in a body is taken as it is. */
export function setValidatorCompiler(app: FastifyInstance) {
  const url = createAjv('array')
  const body = createAjv(false)
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    compileLazily(() => (httpPart === 'body' ? body : url).compile(schema))
  app.setValidatorCompiler(compile)

  // Fastify skips a body schema written by media type when the body is absent or of another type: the schema itself must stand there.
  app.addHook('onRoute', (route) => {
    const schema = route.schema as { body?: { content?: Record<string, { schema?: object }> }; querystring?: object } | undefined
    const written = schema?.body?.content?.['application/json']?.schema
    if (written) route.schema = { ...route.schema, body: written }
    // The contract lists every parameter, so a surplus one is a mistake of the caller's that must not pass in silence.
    if (schema && route.url.startsWith('/api/'))
      route.schema = { ...route.schema, querystring: { type: 'object', ...schema.querystring, additionalProperties: false } }
  })
}

/** Compiling what seventy operations take costs most of a second, so that each is compiled when it is first called. */
function compileLazily(compile: () => ValidateFunction) {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown) => {
    compiled ??= compile()
    // of the contract's shape it is neither deep nor long, so that the texts are looked through only then
    validate.errors = compiled(data) ? findLoneSurrogates(data) : compiled.errors
    return validate.errors === null
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}

/** The texts that hold half of a character which takes two: JSON can say it, UTF-8 and with it the database cannot. None: null, as Ajv says it. */
function findLoneSurrogates(data: unknown, instancePath = ''): ErrorObject[] | null {
  if (typeof data === 'string')
    return data.isWellFormed() ? null : [{ keyword: 'wellFormed', instancePath, schemaPath: '#/wellFormed', params: {}, data }]
  if (typeof data !== 'object' || data === null) return null
  const found = Object.entries(data).flatMap(([key, value]) => findLoneSurrogates(value, `${instancePath}/${escapePointer(key)}`) ?? [])
  return found.length === 0 ? null : found
}

function createAjv(coerceTypes: 'array' | false) {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, useDefaults: true, coerceTypes })
  // ajv-formats is CommonJS: its function stands under `default`
  formats.default(ajv)
  // ajv-formats also takes a UUID written as a URN, and the year 0; PostgreSQL knows neither
  ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
  ajv.addFormat('date', (text) => isDate(text) && text >= '0001')
  return ajv
}

/** Findings that are told at most: a body may have a hundred thousand. */
const maxReportedErrors = 1000

/** Ajv's findings as the contract's details, each a Spanish sentence at the path of its field. */
export function describeErrors(errors: readonly ErrorObject[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const error of keepNearestBranch(errors.slice(0, maxReportedErrors))) {
    const path = fieldPath(error)
    if (!problems.has(path)) problems.set(path, { path, message: describeError(error) })
  }
  return [...problems.values()]
}

/** Of alternatives (anyOf) only the one that was meant is worth reporting: by whether there is an id, then the one that fits best. */
function keepNearestBranch(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf')
  let kept = [...errors]
  for (const choice of choices) {
    const prefix = `${choice.schemaPath}/`
    const branches = Map.groupBy(
      kept.filter((error) => error.schemaPath.startsWith(prefix)),
      (error) => error.schemaPath.slice(prefix.length).split('/')[0],
    )
    if (branches.size === 0) continue
    const [nearest] = [...branches.values()].sort((a, b) => Number(contradictsId(a)) - Number(contradictsId(b)) || a.length - b.length)
    kept = kept.filter((error) => error !== choice && (!error.schemaPath.startsWith(prefix) || nearest?.includes(error)))
  }
  return kept
}

/** What asks for an id that was not sent is about something that exists, what knows none is about something new. */
const contradictsId = (branch: readonly ErrorObject[]) =>
  branch.some(({ params }) => params.missingProperty === 'id' || params.additionalProperty === 'id')

function fieldPath({ instancePath, keyword, params }: ErrorObject) {
  const own = keyword === 'required' ? params.missingProperty : keyword === 'additionalProperties' ? params.additionalProperty : undefined
  return [...instancePath.split('/').slice(1).map(unescapePointer), ...(own === undefined ? [] : [own])].join('.')
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

function describeError({ keyword, params, data }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'Falta este dato.'
    case 'additionalProperties':
      return 'Este dato no se espera aquí.'
    case 'type':
      return `Debe ser ${formatTypes(params.type)}.`
    case 'format':
      return `${formatMessages[params.format as string] ?? 'No tiene el formato esperado'}.`
    case 'pattern':
      return isBlank(data) ? 'No puede estar vacío.' : 'No tiene el formato esperado.'
    case 'wellFormed':
      return 'Tiene un carácter a medias.'
    case 'enum':
      return `Debe ser uno de estos: ${params.allowedValues.join(', ')}.`
    case 'minLength':
      return params.limit === 1 ? 'No puede estar vacío.' : `Debe tener al menos ${params.limit} caracteres.`
    case 'maxLength':
      return `No puede pasar de ${params.limit} caracteres.`
    case 'minimum':
      return `Debe ser al menos ${params.limit}.`
    case 'maximum':
      return `Debe ser como mucho ${params.limit}.`
    case 'minItems':
      return params.limit === 1 ? 'Debe haber al menos uno.' : `Debe haber al menos ${params.limit}.`
    case 'maxItems':
      return `No puede haber más de ${params.limit}.`
    case 'uniqueItems':
      return 'No puede haber repetidos.'
    default:
      return 'No es válido.' // never Ajv's own words
  }
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

const formatMessages: Record<string, string> = {
  date: 'No es una fecha que exista (AAAA-MM-DD)',
  'date-time': 'No es una fecha y hora válida',
  email: 'No es un correo válido',
  uuid: 'No es un identificador válido',
}

const typeNames: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  null: 'nulo',
}

const formatTypes = (type: string | string[]) =>
  [type]
    .flat()
    .map((one) => typeNames[one] ?? one)
    .join(' o ')
