import type { JsonObject } from '#api/document.ts'
import { findRepeatedKey } from '#api/json-faults.ts'
import { type ContractOperation, getSchema } from '../contract.ts'
import { findSchemaViolations, isValid, listSurplusFields } from './schemas.ts'
import { show, type Violation } from './violation.ts'

/** A response to judge, as it arrived. */
export type JudgedResponse = {
  /** Undefined for a call that no operation of the contract fits. */
  operation: ContractOperation | undefined
  status: number
  /** The method of the call, when it is another than the operation's. */
  method?: string
  /** The headers by their lower-case names. */
  headers: Record<string, unknown>
  body: string
  /** The `x-correlation-id` that the call had. */
  correlationId?: string | undefined
  /** True when a field outside the contract is a violation. */
  isStrict?: boolean
}

/** The error codes that fit each status of a failure. */
const codesByStatus: Record<number, number[]> = {
  400: [2, 3],
  401: [4],
  403: [4],
  404: [5],
  405: [5],
  408: [3],
  409: [6],
  413: [3],
  415: [3],
  422: [1],
  429: [4],
  431: [3],
  500: [0],
  503: [0],
}

/** Statuses that the contract's introduction describes for every operation. */
const generalStatuses = [405, 408, 431]

/** The pointer in the contract of the body of every failure. */
export const errorSchema = '#/components/schemas/Error'

const correlationIdSchema = getSchema('#/components/parameters/CorrelationId').schema as JsonObject

/** Judges one response: status, headers, media type, body, error code and correlation id. Returns its violations of the contract. */
export function judgeResponse(response: JudgedResponse): Violation[] {
  const { operation, status } = response
  const documented = operation?.responses[status]
  const isGeneral = operation === undefined ? status >= 400 : generalStatuses.includes(status)
  if (documented === undefined && !isGeneral) {
    const known = operation ? Object.keys(operation.responses).join(', ') : 'a failure'
    return [{ pointer: '/status', expected: `a documented status: ${known}`, received: `${status} ${response.body.slice(0, 200)}` }]
  }
  const headers = documented?.headers ?? []
  const schema = documented ? documented.schema : errorSchema
  return [
    ...headers
      .filter(({ name, required }) => required || response.headers[name] !== undefined)
      .flatMap(({ name, schema }) => findHeaderViolations(response, name, schema)),
    ...findGeneralHeaderViolations(response),
    ...(schema === undefined || response.method === 'HEAD' ? findSurplusBody(response) : findBodyViolations(response, schema)),
  ]
}

/** Lists the JSON pointers of the fields in the body of a response that the contract does not have. A status that it does not have is judged already. */
export function listFieldsOutside(
  { operation, status, method }: Pick<JudgedResponse, 'operation' | 'status' | 'method'>,
  body: unknown,
): string[] {
  const schema = operation?.responses[status] ? operation.responses[status].schema : status >= 400 ? errorSchema : undefined
  if (schema === undefined || method === 'HEAD') return []
  return listSurplusFields(schema, body).map((pointer) => `/body${pointer}`)
}

/** Headers are texts: one of a number is valid when the number is. */
function findHeaderViolations({ headers }: JudgedResponse, name: string, schema: JsonObject = {}): Violation[] {
  const value = headers[name]
  if (value === undefined || value === '') return [{ pointer: `/headers/${name}`, expected: 'a value', received: 'nothing' }]
  const texts = [value].flat().map(String)
  const isAccepted = texts.some((text) => isValid(schema, text) || (/^-?\d+$/.test(text) && isValid(schema, Number(text))))
  return isAccepted
    ? []
    : [{ pointer: `/headers/${name}`, expected: `a value of the schema ${JSON.stringify(schema)}`, received: show(value) }]
}

/** True for an id of a call that its response repeats. A malformed one is replaced. */
const isCorrelationId = (text: string) => isValid(correlationIdSchema, text)

/** Checks the headers that the contract's introduction describes for every response. */
function findGeneralHeaderViolations(response: JudgedResponse): Violation[] {
  const { headers, correlationId } = response
  const sent = String(headers['x-correlation-id'])
  return [
    ...(correlationId === undefined || (sent === correlationId) === isCorrelationId(correlationId)
      ? []
      : [
          {
            pointer: '/headers/x-correlation-id',
            expected:
              sent === correlationId
                ? `a new one for that of the call, which does not match ${correlationIdSchema.pattern}`
                : `that of the call, ${correlationId}`,
            received: show(headers['x-correlation-id']),
          },
        ]),
    ...(String(headers['cache-control']).includes('no-store')
      ? []
      : [{ pointer: '/headers/cache-control', expected: 'no-store', received: show(headers['cache-control']) }]),
    ...(response.status === 405 ? findHeaderViolations(response, 'allow') : []),
  ]
}

/** HTTP clients do not read the body of a 204, so a length that is announced counts as one. The response to HEAD may announce that of GET. */
function findSurplusBody({ body, status, headers }: JudgedResponse): Violation[] {
  const length = status === 204 ? Number(headers['content-length'] ?? 0) : 0
  if (body === '' && length === 0) return []
  return [{ pointer: '/body', expected: 'no body', received: body === '' ? `${length} bytes` : show(body) }]
}

function findBodyViolations(response: JudgedResponse, schema: string): Violation[] {
  const { body, status, headers, isStrict = false } = response
  const type = String(headers['content-type'])
  const mediaViolations = /^application\/json(;|$)/i.test(type)
    ? []
    : [{ pointer: '/headers/content-type', expected: 'application/json', received: show(headers['content-type']) }]
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return [...mediaViolations, { pointer: '/body', expected: 'JSON', received: show(body) }]
  }
  const repeated = findRepeatedKey(body)
  if (repeated !== undefined) return [...mediaViolations, { pointer: `/body${repeated}`, expected: 'every key once', received: 'it twice' }]
  const violations = findSchemaViolations(schema, value, isStrict).map((violation) => ({
    ...violation,
    pointer: `/body${violation.pointer}`,
  }))
  if (violations.length > 0 || status < 400) return [...mediaViolations, ...violations]
  return [...mediaViolations, ...findEnvelopeViolations(response, value as Envelope)]
}

type Envelope = { error: { code: number; message: string }; correlationId: string }

/** Checks what the schema of an error does not: that the code fits the status, that there is a message, and the correlation id. */
function findEnvelopeViolations({ status, headers }: JudgedResponse, { error, correlationId }: Envelope): Violation[] {
  const codes = codesByStatus[status] ?? []
  return [
    ...(codes.includes(error.code)
      ? []
      : [{ pointer: '/body/error/code', expected: `code ${codes.join(' or ')} with status ${status}`, received: show(error.code) }]),
    ...(error.message.trim() === '' ? [{ pointer: '/body/error/message', expected: 'a sentence', received: show(error.message) }] : []),
    ...(correlationId === headers['x-correlation-id']
      ? []
      : [
          { pointer: '/body/correlationId', expected: `that of the header, ${headers['x-correlation-id']}`, received: show(correlationId) },
        ]),
  ]
}
