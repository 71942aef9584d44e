import { camel } from './case.ts'
import { ApiError, errorCode, type Problem } from './errors.ts'

/** The header by which a call can be found again in the server's log. */
export const correlationName = 'x-correlation-id'

/** What the server names the call in the header of its answer. */
export const correlationIdOf = ({ headers }: Request | Response) => headers.get(correlationName) ?? undefined

type Envelope = { error: { code: number; message: string; details?: unknown }; correlationId?: unknown }

/** An answer that is no success as what the client throws: the server's error, or a Response error when it cannot be read. */
export async function refusalOf(response: Response, request: Request): Promise<ApiError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  const circumstances = {
    status,
    correlationId: correlationIdOf(response) ?? namedIn(body) ?? correlationIdOf(request),
    retryAfter: waitOf(response),
  }
  if (!isEnvelope(body)) return new ApiError(errorCode.responseError, 'Response error', circumstances)
  const { code, message, details } = body.error
  return new ApiError(code, message, { ...circumstances, details: Array.isArray(details) ? details.filter(isProblem).map(inWebNames) : [] })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isEnvelope = (body: unknown): body is Envelope =>
  isObject(body) && isObject(body.error) && typeof body.error.code === 'number' && typeof body.error.message === 'string'

const isProblem = (detail: unknown): detail is Problem =>
  isObject(detail) && typeof detail.path === 'string' && typeof detail.message === 'string'

const namedIn = (body: unknown) => (isObject(body) && typeof body.correlationId === 'string' ? body.correlationId : undefined)

/** So that a refusal lands on the form's field of that name. */
const inWebNames = ({ path, message }: Problem): Problem => ({ path: path.split('.').map(camel).join('.'), message })

function waitOf({ headers }: Response) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
