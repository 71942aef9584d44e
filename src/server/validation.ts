import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { Problem } from '#api/errors.ts'
import { isDate } from '#domain/weeks.ts'

/** Two readings of JSON Schema: what comes in a URL is text and may become a number, what comes in a body is taken as it is. */
export function checkRequests(app: FastifyInstance) {
  const url = compiler('array')
  const body = compiler(false)
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    atFirstUse(() => (httpPart === 'body' ? body : url).compile(schema))
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
function atFirstUse(compile: () => ValidateFunction) {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown) => {
    compiled ??= compile()
    // of the contract's shape it is neither deep nor long, so that the texts are looked through only then
    validate.errors = compiled(data) ? halvesIn(data) : compiled.errors
    return validate.errors === null
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}

/** The texts that hold half of a character which takes two: JSON can say it, UTF-8 and with it the database cannot. None: null, as Ajv says it. */
function halvesIn(data: unknown, instancePath = ''): ErrorObject[] | null {
  if (typeof data === 'string')
    return data.isWellFormed() ? null : [{ keyword: 'wellFormed', instancePath, schemaPath: '#/wellFormed', params: {}, data }]
  if (typeof data !== 'object' || data === null) return null
  const found = Object.entries(data).flatMap(([key, value]) => halvesIn(value, `${instancePath}/${escaped(key)}`) ?? [])
  return found.length === 0 ? null : found
}

function compiler(coerceTypes: 'array' | false) {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, useDefaults: true, coerceTypes })
  // ajv-formats is CommonJS: its function stands under `default`
  formats.default(ajv)
  // ajv-formats also takes a UUID written as a URN, and the year 0; PostgreSQL knows neither
  ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
  ajv.addFormat('date', (text) => isDate(text) && text >= '0001')
  return ajv
}

/** Findings that are told at most: a body may have a hundred thousand. */
const mostTold = 1000

/** Ajv's findings as the contract's details, each a Spanish sentence at the path of its field. */
export function problemsOf(errors: readonly ErrorObject[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const error of nearestBranch(errors.slice(0, mostTold))) {
    const path = pathOf(error)
    if (!problems.has(path)) problems.set(path, { path, message: sentence(error) })
  }
  return [...problems.values()]
}

/** Of alternatives (anyOf) only the one that was meant is worth reporting: by whether there is an id, then the one that fits best. */
function nearestBranch(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf')
  let kept = [...errors]
  for (const choice of choices) {
    const prefix = `${choice.schemaPath}/`
    const branches = Map.groupBy(
      kept.filter((error) => error.schemaPath.startsWith(prefix)),
      (error) => error.schemaPath.slice(prefix.length).split('/')[0],
    )
    if (branches.size === 0) continue
    const [nearest] = [...branches.values()].sort((a, b) => Number(isOfOtherKind(a)) - Number(isOfOtherKind(b)) || a.length - b.length)
    kept = kept.filter((error) => error !== choice && (!error.schemaPath.startsWith(prefix) || nearest?.includes(error)))
  }
  return kept
}

/** What asks for an id that was not sent is about something that exists, what knows none is about something new. */
const isOfOtherKind = (branch: readonly ErrorObject[]) =>
  branch.some(({ params }) => params.missingProperty === 'id' || params.additionalProperty === 'id')

function pathOf({ instancePath, keyword, params }: ErrorObject) {
  const own = keyword === 'required' ? params.missingProperty : keyword === 'additionalProperties' ? params.additionalProperty : undefined
  return [...instancePath.split('/').slice(1).map(unescaped), ...(own === undefined ? [] : [own])].join('.')
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

function sentence({ keyword, params, data }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'Falta este dato.'
    case 'additionalProperties':
      return 'Este dato no se espera aquí.'
    case 'type':
      return `Debe ser ${kinds(params.type)}.`
    case 'format':
      return `${formatWords[params.format as string] ?? 'No tiene el formato esperado'}.`
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

const formatWords: Record<string, string> = {
  date: 'No es una fecha que exista (AAAA-MM-DD)',
  'date-time': 'No es una fecha y hora válida',
  email: 'No es un correo válido',
  uuid: 'No es un identificador válido',
}

const typeWords: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  null: 'nulo',
}

const kinds = (type: string | string[]) =>
  [type]
    .flat()
    .map((one) => typeWords[one] ?? one)
    .join(' o ')
