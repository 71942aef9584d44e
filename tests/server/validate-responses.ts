import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { isJsonObject, type JsonObject, listOperations, resolveReference } from '#api/document.ts'
import type { Problem } from '#domain/problem.ts'
import { readContract } from '../../scripts/generate/contract.ts'

const contract = readContract()
const operations = listOperations(contract)

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
// Stricter than JSON Schema: instants are in UTC and have milliseconds.
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
ajv.addSchema(contract, 'contract')

/** A sentence that can be shown on a screen. */
const sentence = /^[«\p{Lu}\d].*\.$/u
/** Words that only appear in the messages of libraries and databases. */
const technicalText = /\b(must|violates|constraint|relation|syntax|undefined|FST_|ERR_|SELECT|INSERT)\b|_exists|_busy|Error:/

/**
 * Expects a response to follow the contract: a documented status, the documented headers, and a body of the documented schema. The serializer
 * checks none of these.
 */
export function validateResponse(method: string, url: string, { statusCode, headers, body }: LightMyRequestResponse) {
  const call = `${method} ${url} → ${statusCode}`
  expect(headers, call).toHaveProperty('x-correlation-id')
  const operation = findOperation(method.toLowerCase(), new URL(url, 'http://localhost').pathname.replace('/api', ''))
  if (statusCode >= 400) validateErrorText(call, body)
  // A call outside the contract is refused with the contract's error body.
  if (operation === undefined) return validateBody(call, '#/components/schemas/Error', body)
  const documented = operation.operation.responses[statusCode]
  if (documented === undefined) return expect.fail(`The contract has no such status, ${call}: ${body}`)
  const response = resolveReference(contract, documented)
  for (const header of isJsonObject(response.headers) ? Object.keys(response.headers) : [])
    if (header !== 'set-cookie') expect(headers, call).toHaveProperty(header.toLowerCase())
  if (response.content === undefined) expect(body, call).toBe('')
  else validateBody(call, `${buildPointer(documented, operation, statusCode)}/content/application~1json/schema`, body)
}

/** Expects an error's texts to be fit for the screen: a sentence, and nothing about the internal cause. */
function validateErrorText(call: string, body: string) {
  const { message, details } = JSON.parse(body).error as { message: string; details: Problem[] }
  expect(message, call).toMatch(sentence)
  for (const text of [message, ...details.map(({ message }) => message)]) expect(text, call).not.toMatch(technicalText)
}

type ContractOperation = ReturnType<typeof findOperation>

/** Finds the operation of a call. Where several paths match, the one with the fewest parameters counts. */
function findOperation(method: string, url: string) {
  const parts = url.split('/')
  const matches = (path: string) => {
    const pathParts = path.split('/')
    return pathParts.length === parts.length && pathParts.every((part, index) => part.startsWith('{') || part === parts[index])
  }
  const countParameters = (path: string) => path.split('{').length
  return operations
    .filter((operation) => operation.method === method && matches(operation.path))
    .sort((left, right) => countParameters(left.path) - countParameters(right.path))[0]
}

function buildPointer(response: JsonObject, { method, path }: NonNullable<ContractOperation>, status: number) {
  const parts = ['paths', path, method, 'responses', String(status)]
  return typeof response.$ref === 'string' ? response.$ref : `#/${parts.map((part) => part.replaceAll('/', '~1')).join('/')}`
}

const validators = new Map<string, ValidateFunction>()

function validateBody(call: string, schema: string, body: string) {
  const validate = validators.get(schema) ?? ajv.compile({ $ref: `contract${schema}` })
  validators.set(schema, validate)
  if (!validate(JSON.parse(body))) expect.fail(`${call} breaks the contract: ${ajv.errorsText(validate.errors)}\n${body}`)
}
