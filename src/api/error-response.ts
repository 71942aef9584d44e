import { type Problem, unavailableReasons } from '#domain/problem.ts'
import { toCamelCase } from './case.ts'
import { ApiError, errorCode } from './errors.ts'

/** The header by which a call can be found in the server's log. */
export const correlationHeader = 'x-correlation-id'

export const getCorrelationId = ({ headers }: Request | Response) => headers.get(correlationHeader) ?? undefined

type ErrorDescription = { code: number; message: string; details?: unknown }

type Envelope = { error: ErrorDescription; correlationId?: unknown }

/** Reads an unsuccessful response: the server's own error, or a Response error (-1) when its body is not the contract's. */
export async function readError(response: Response, request: Request): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const context = {
    status: response.status,
    correlationId: getCorrelationId(response) ?? getBodyCorrelationId(body) ?? getCorrelationId(request),
    retryAfter: getRetryAfter(response),
  }
  return isEnvelope(body) ? toApiError(body.error, context) : new ApiError(errorCode.responseError, 'Response error', context)
}

/** Creates the error that the contract describes, in a refused call or in the result of a step that is only tried out. */
export function toApiError({ code, message, details }: ErrorDescription, context: ConstructorParameters<typeof ApiError>[2]): ApiError {
  const problems = Array.isArray(details) ? details.filter(isProblem).map(withCamelCasePath) : []
  return new ApiError(code, message, { ...context, details: problems })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isEnvelope = (body: unknown): body is Envelope =>
  isObject(body) && isObject(body.error) && typeof body.error.code === 'number' && typeof body.error.message === 'string'

const isProblem = (detail: unknown): detail is Problem =>
  isObject(detail) && typeof detail.path === 'string' && typeof detail.message === 'string'

const getBodyCorrelationId = (body: unknown) => (isObject(body) && typeof body.correlationId === 'string' ? body.correlationId : undefined)

/** Converts the path to the name of the form field that shows the problem. */
const withCamelCasePath = ({ path, message, id, reason }: Problem): Problem => ({
  path: path.split('.').map(toCamelCase).join('.'),
  message,
  ...(typeof id === 'string' && { id }),
  ...(unavailableReasons.some((known) => known === reason) && { reason }),
})

/** Returns the seconds of the retry-after header; undefined when it is missing or holds a date. */
function getRetryAfter({ headers }: Response) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
