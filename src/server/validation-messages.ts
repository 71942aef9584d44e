import type { ErrorObject } from 'ajv/dist/2020.js'
import { contract } from '#api/generated/contract.ts'
import type { Problem } from '#domain/problem.ts'
import { findReferenced } from './contract-references.ts'

/** Maximum number of problems that an error lists. */
export const maxProblems = 20

/** Turns Ajv's errors into the contract's details, with a Spanish sentence for each field. */
export function describeValidationErrors(errors: readonly ErrorObject[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const error of keepNearestBranch(errors)) {
    if (problems.size === maxProblems) break
    const path = getFieldPath(error)
    if (!problems.has(path)) problems.set(path, { path, message: describeError(error) })
  }
  return [...problems.values()]
}

/**
 * For each anyOf, keeps only the errors of the alternative that the caller probably meant: the one that agrees with the request about having an id,
 * and among several the one with the fewest errors.
 */
function keepNearestBranch(errors: readonly ErrorObject[]): ErrorObject[] {
  const anyOfErrors = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf')
  let kept = [...errors]
  for (const anyOfError of anyOfErrors) {
    const prefix = `${anyOfError.schemaPath}/`
    const branches = Map.groupBy(
      kept.filter((error) => error.schemaPath.startsWith(prefix)),
      (error) => error.schemaPath.slice(prefix.length).split('/')[0],
    )
    if (branches.size === 0) continue
    const [nearest] = [...branches.values()].sort((a, b) => Number(contradictsId(a)) - Number(contradictsId(b)) || a.length - b.length)
    kept = kept.filter((error) => error !== anyOfError && (!error.schemaPath.startsWith(prefix) || nearest?.includes(error)))
  }
  return kept
}

/** True when an alternative requires an id that was not sent (it is for existing records), or has none although one was sent (for new ones). */
const contradictsId = (branch: readonly ErrorObject[]) => branch.some((error) => getNamedProperty(error) === 'id')

/** Returns the property that an error of an object names, because it is missing or not expected. */
function getNamedProperty({ keyword, params }: ErrorObject): string | undefined {
  if (keyword === 'required') return params.missingProperty
  return keyword === 'unevaluatedProperties' ? params.unevaluatedProperty : params.additionalProperty
}

function getFieldPath(error: ErrorObject) {
  const { instancePath } = error
  const property = getNamedProperty(error)
  return [...instancePath.split('/').slice(1).map(unescapePointer), ...(property === undefined ? [] : [property])].join('.')
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

function describeError({ keyword, params, instancePath }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'Falta este dato.'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'Este dato no se espera aquí.'
    case 'type':
      return `Debe ser ${formatTypes(params.type)}.`
    case 'format':
      return `${formatMessages[params.format as string] ?? 'No tiene el formato esperado'}.`
    case 'pattern':
      return (
        patternMessages[getFieldName(instancePath)] ??
        (params.pattern === datePattern ? datePeriodMessage : 'No tiene el formato esperado.')
      )
    case 'wellFormed':
      return 'Tiene un carácter a medias.'
    case 'enum':
      return `Debe ser uno de estos: ${params.allowedValues.map(String).join(', ')}.`
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
    case 'minProperties':
      return `Debe tener al menos ${params.limit === 1 ? 'un dato' : `${params.limit} datos`}.`
    case 'maxProperties':
      return `Debe tener como mucho ${params.limit === 1 ? 'un dato' : `${params.limit} datos`}.`
    case 'uniqueItems':
      return 'No puede haber repetidos.'
    default:
      return 'No es válido.' // Ajv's own message is English
  }
}

const getFieldName = (instancePath: string) => instancePath.slice(instancePath.lastIndexOf('/') + 1)

const patternMessages: Record<string, string> = {
  'idempotency-key': 'Tiene de 1 a 100 caracteres visibles, sin espacios ni acentos.',
  email: 'No es un correo válido.',
  phone: 'Escriba un solo teléfono, de 6 a 15 cifras; también valen espacios y + ( ) . -',
}

/** The pattern by which the contract bounds every date. */
const datePattern = findReferenced(contract, '#/components/schemas/PersonFields/properties/birth_date').pattern
const datePeriodMessage = 'Debe ser una fecha entre 1900 y 2200.'

const formatMessages: Record<string, string> = {
  date: 'No es una fecha que exista (AAAA-MM-DD)',
  'date-time': 'No es una fecha y hora válida',
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

const formatTypes = (types: string | string[]) =>
  [types]
    .flat()
    .map((name) => typeNames[name] ?? name)
    .join(' o ')
