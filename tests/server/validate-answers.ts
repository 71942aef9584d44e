import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Problem } from '#api/errors.ts'
import { isTree, operationsOf, readContract, resolved, type Tree } from '../../scripts/generate/contract.ts'

const contract = readContract()
const operations = operationsOf(contract)

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
// stricter than JSON Schema, as decided: instants are in UTC and have milliseconds
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
ajv.addSchema(contract, 'contract')

/** A sentence for the screen. */
const sentence = /^[«\p{Lu}\d].*\.$/u
/** What only libraries and databases say, none of which is Spanish. */
const technicalText = /\b(must|violates|constraint|relation|syntax|undefined|FST_|ERR_|SELECT|INSERT)\b|_exists|_busy|Error:/

/** Holds an answer against the contract: its status is foreseen, its headers are there, its body has the shape. The serialiser does not check that. */
export function validateAnswer(method: string, url: string, { statusCode, headers, body }: LightMyRequestResponse) {
  const call = `${method} ${url} → ${statusCode}`
  expect(headers, call).toHaveProperty('x-correlation-id')
  const found = findOperation(method.toLowerCase(), new URL(url, 'http://localhost').pathname.replace('/api', ''))
  if (statusCode >= 400) validateErrorText(call, body)
  // what is no call of the contract is refused in the contract's envelope
  if (found === undefined) return validateBody(call, '#/components/schemas/Error', body)
  const foreseen = found.operation.responses[statusCode]
  if (foreseen === undefined) return expect.fail(`${call} is not foreseen by the contract: ${body}`)
  const response = resolved(contract, foreseen)
  for (const header of isTree(response.headers) ? Object.keys(response.headers) : [])
    if (header !== 'set-cookie') expect(headers, call).toHaveProperty(header.toLowerCase())
  if (response.content === undefined) expect(body, call).toBe('')
  else validateBody(call, `${buildPointer(foreseen, found, statusCode)}/content/application~1json/schema`, body)
}

/** Holds a refusal against what staff can read: a sentence, and nothing of the cause. */
function validateErrorText(call: string, body: string) {
  const { message, details } = JSON.parse(body).error as { message: string; details: Problem[] }
  expect(message, call).toMatch(sentence)
  for (const said of [message, ...details.map(({ message }) => message)]) expect(said, call).not.toMatch(technicalText)
}

type ContractOperation = ReturnType<typeof findOperation>

/** The contract's operation that a call is; of several the one whose path has the fewest parameters. */
function findOperation(method: string, url: string) {
  const parts = url.split('/')
  const fits = (path: string) => {
    const own = path.split('/')
    return own.length === parts.length && own.every((part, index) => part.startsWith('{') || part === parts[index])
  }
  const parameters = (path: string) => path.split('{').length
  return operations
    .filter((operation) => operation.method === method && fits(operation.path))
    .sort((one, other) => parameters(one.path) - parameters(other.path))[0]
}

function buildPointer(response: Tree, { method, path }: NonNullable<ContractOperation>, status: number) {
  const parts = ['paths', path, method, 'responses', String(status)]
  return typeof response.$ref === 'string' ? response.$ref : `#/${parts.map((part) => part.replaceAll('/', '~1')).join('/')}`
}

const validators = new Map<string, ValidateFunction>()

function validateBody(call: string, schema: string, body: string) {
  const known = validators.get(schema) ?? ajv.compile({ $ref: `contract${schema}` })
  validators.set(schema, known)
  if (!known(JSON.parse(body))) expect.fail(`${call} breaks the contract: ${ajv.errorsText(known.errors)}\n${body}`)
}
