import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Contract, Operation } from './contract.ts'
import { Failure, type Problem } from './failure.ts'
import type { Rules } from './rules.ts'

const optionalTexts = new Set(['email', 'address', 'phone'])
const passwords = new Set(['password', 'current_password', 'new_password'])

/** Trims the texts of a body and leaves out optional ones that are empty. Refuses half surrogate pairs. */
const trimTexts = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new Failure('badRequest', [{ path: key, message: 'Este texto no se puede leer.' }])
    return passwords.has(key) ? value : value.trim()
  }
  if (Array.isArray(value)) return value.map((item) => trimTexts(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, child]) => [name, trimTexts(child, name)] as const)
      .filter(([name, child]) => !(optionalTexts.has(name) && (child === '' || child === null))),
  )
}

/** Reads the text of a query parameter as the type that its schema names. */
const readQueryValue = (text: string, type: unknown) => {
  if (type === 'integer' && /^[0-9]+$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

/** Chooses the problems of the branch of `person` that the caller meant: a reference has only an id. */
const listProblems = (errors: ErrorObject[], body: unknown): Problem[] => {
  const person = (body as { person?: object } | undefined)?.person
  const isReference = Object.keys(person ?? {}).every((key) => key === 'id')
  const meant = errors.filter(
    ({ instancePath, schemaPath }) => !instancePath.startsWith('/person') || schemaPath.includes('PersonReference') === isReference,
  )
  // Once a field of a person is wrong, all its fields count as not evaluated.
  const isFieldWrong = meant.some(({ instancePath }) => instancePath.startsWith('/person/'))
  const problems = meant.flatMap((error): Problem[] => {
    if (['anyOf', 'if'].includes(error.keyword) || (isFieldWrong && error.keyword === 'unevaluatedProperties')) return []
    const { missingProperty, additionalProperty, unevaluatedProperty } = error.params
    const property = missingProperty ?? additionalProperty ?? unevaluatedProperty
    const path = [...error.instancePath.split('/').slice(1), ...(property === undefined ? [] : [property])].join('.')
    return [{ path, message: 'Este dato no se puede aceptar.' }]
  })
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()]
}

/** Compiles the checks of the bodies and queries of the contract's operations. */
export const createValidation = ({ document, operations }: Contract, rules: Rules) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema(document, 'contract')
  const locate = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'))

  const compile = (operation: Operation) => {
    const query = operation.parameters.filter((parameter) => parameter.in === 'query')
    const checkBody = operation.body && ajv.compile(locate(operation.body))
    const checks = new Map(query.map(({ name, schema }) => [name, ajv.compile(locate(schema))]))

    return {
      readBody(value: unknown) {
        const body = trimTexts(value)
        if (!checkBody || checkBody(body)) return body
        const errors = rules.keepErrors(checkBody.errors ?? [])
        if (errors.length > 0) throw new Failure('badRequest', listProblems(errors, body))
        return body
      },
      readQuery(search: URLSearchParams) {
        const values: Record<string, unknown> = {}
        for (const [name, text] of search) {
          const type = query.find((parameter) => parameter.name === name)?.schema.type
          const value = readQueryValue(text, type)
          if (name in values || !checks.get(name)?.(value))
            throw new Failure('badRequest', [{ path: name, message: 'Este parámetro no se puede aceptar.' }])
          values[name] = value
        }
        return values
      },
    }
  }
  return new Map(operations.map((operation) => [operation.id, compile(operation)]))
}
