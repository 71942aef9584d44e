import type { Problem } from '#domain/problem.ts'

/** The specification's error codes. The client itself uses the negative ones, the server the others. */
export const errorCode = {
  parseError: -3,
  requestError: -2,
  responseError: -1,
  internal: 0,
  multiple: 1,
  parse: 2,
  badRequest: 3,
  unauthorized: 4,
  notFound: 5,
  conflict: 6,
} as const

type ErrorContext = {
  details?: Problem[]
  correlationId?: string | undefined
  status?: number | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** The error of a failed call: the server's own, or one of the three negative codes. */
export class ApiError extends Error {
  code: number
  details: Problem[]
  correlationId: string | undefined
  /** The HTTP status; undefined when there was no response. */
  status: number | undefined
  /** The seconds to wait before the server accepts the call again (429, 503). */
  retryAfter: number | undefined
  /** The method and path of the contract, such as 'GET /v1/clients/{id}', when the error is that of a call. */
  operation: string | undefined

  constructor(code: number, message: string, { details = [], correlationId, status, retryAfter, cause }: ErrorContext = {}) {
    super(message, { cause })
    this.name = 'ApiError'
    this.code = code
    this.details = details
    this.correlationId = correlationId
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Makes the error of a call to an operation that the server lacks: 'GET /v1/history'. */
export const createMissingError = (operation: string) =>
  Object.assign(new ApiError(errorCode.notFound, 'Not implemented', { status: 501 }), { operation })

/** True when an error says that the server does not have the operation. A 404 is about the record where the path has a parameter. */
export const isMissingOperation = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 501 || error.status === 405 || (error.status === 404 && error.operation?.includes('{') === false))
