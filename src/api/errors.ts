/** The specification's catalogue: the negative ones are the client's own, the others the server's. */
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

/** What is wrong with one field; the path is dotted (`turns.0.startTime`), empty for the whole. */
export type Problem = { path: string; message: string }

type Circumstances = {
  details?: Problem[]
  correlationId?: string | undefined
  status?: number | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** What any failed call throws: the server's refusal, or one of the three negative codes. */
export class ApiError extends Error {
  code: number
  details: Problem[]
  correlationId: string | undefined
  /** Of the answer; undefined when there was none. */
  status: number | undefined
  /** Seconds after which the server takes the call again (429). */
  retryAfter: number | undefined

  constructor(code: number, message: string, { details = [], correlationId, status, retryAfter, cause }: Circumstances = {}) {
    super(message, { cause })
    this.name = 'ApiError'
    this.code = code
    this.details = details
    this.correlationId = correlationId
    this.status = status
    this.retryAfter = retryAfter
  }
}
