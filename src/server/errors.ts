import { errorCode } from '#api/errors.ts'
import type { ErrorCode } from '#api/generated/wire.ts'
import type { Problem } from '#domain/problem.ts'

/** An error that the error handler sends in the contract's envelope. Messages are Spanish sentences for the screen. */
export class HttpError extends Error {
  status: number
  code: ErrorCode
  details: Problem[]
  /** Seconds after which the same call may succeed (409 with a key, 429, 503). */
  retryAfter: number | undefined
  /** The name of the rate limit that refuses the call (429). */
  limit: string | undefined

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    { details = [], retryAfter, limit, cause }: { details?: Problem[]; retryAfter?: number; limit?: string; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
    this.limit = limit
  }
}

/** Creates a 400: the request breaks a rule. `details` name the fields. */
export const createBadRequestError = (message: string, details: Problem[] = []) =>
  new HttpError(400, errorCode.badRequest, message, { details })

/** Creates a 400: the body cannot be read as JSON. */
export const createParseError = (message: string) => new HttpError(400, errorCode.parse, message)

/** Creates a 415: the content type of the body is not JSON in UTF-8. */
export const createWrongMediaTypeError = () =>
  new HttpError(415, errorCode.badRequest, 'El cuerpo de la petición debe ser application/json, en UTF-8.')

/** Creates a 401: nobody is signed in, or the sign-in has ended. */
export const createNotSignedInError = () => new HttpError(401, errorCode.unauthorized, 'Inicie sesión para continuar.')

/** Creates a 401: a program does not show the token with which the metrics are read. */
export const createWrongMetricsTokenError = () =>
  new HttpError(401, errorCode.unauthorized, 'Las métricas se leen con su token: Authorization: Bearer …')

/** Creates a 403: the user lacks access. Any one of `codes` would be enough. */
export const createForbiddenError = (codes: readonly string[], message = 'No tiene permiso para hacer esto.') =>
  new HttpError(403, errorCode.unauthorized, message, { details: codes.map((code) => ({ path: 'access', message: code })) })

/** Creates a 404: a record does not exist. `name` has its article: 'el cliente', 'la sesión'. */
export const createNotFoundError = (name: string) => new HttpError(404, errorCode.notFound, `No se encontró ${name}.`)

/** Creates a 405: the path exists, but not with this method. */
export const createMethodNotAllowedError = () => new HttpError(405, errorCode.notFound, 'Esta dirección no admite este método.')

/** Creates a 501: the contract plans the operation, and the server does not have it yet. */
export const createNotImplementedError = () => new HttpError(501, errorCode.internal, 'El servidor todavía no tiene esta función.')

/** Creates a 409: the current state of the data forbids the change. `details` name the records or people that conflict with it. */
export const createConflictError = (message: string, details: Problem[] = []) =>
  new HttpError(409, errorCode.conflict, message, { details })

/** Creates a 409: another call with the same key is in progress. */
export const createKeyInProgressError = () =>
  new HttpError(409, errorCode.conflict, 'Este mismo cambio se está haciendo ahora.', { retryAfter: 1 })

/** Creates a 422: several items of a bulk request failed. The path of each detail holds the item's index. */
export const createBulkError = (message: string, details: Problem[]) => new HttpError(422, errorCode.multiple, message, { details })

/** Creates a 429: there were too many attempts for a limit. The next one is allowed after `seconds`. */
export const createTooManyAttemptsError = (limit: string, seconds: number, message = 'Demasiados intentos.') =>
  new HttpError(429, errorCode.unauthorized, `${message} Vuelva a intentarlo en ${formatWait(seconds)}.`, { retryAfter: seconds, limit })

/** Creates a 503: the database does not respond. The log gets the cause. */
export const createDatabaseUnavailableError = (cause?: unknown) =>
  createUnavailableError('La base de datos no responde. Vuelva a intentarlo en unos segundos.', { cause })

/** Creates a 503: the disk of the database is full, so that changes are refused. */
export const createFullDiskError = (cause?: unknown) =>
  createUnavailableError('No hay espacio en el disco del servidor. Avise a quien lo mantiene.', { retryAfter: 60, cause })

/** Creates a 503: other calls kept this one from finishing in time. */
export const createBusyError = () => createUnavailableError('El servidor está muy ocupado. Vuelva a intentarlo en unos segundos.')

/** Creates a 503: the answers that others have asked for and not read yet leave no memory for this one. */
export const createTooMuchUnreadError = () =>
  createUnavailableError('El servidor está enviando muchos datos a la vez. Vuelva a intentarlo en unos segundos.')

/** Creates a 503: too many passwords wait to be hashed. */
export const createTooManyHashesError = () =>
  createUnavailableError('Hay muchas personas entrando a la vez. Vuelva a intentarlo en un segundo.', { retryAfter: 1 })

/** Creates a 503: the server is shutting down. */
export const createShuttingDownError = () => createUnavailableError('El servidor se está cerrando. Vuelva a intentarlo en unos segundos.')

const createUnavailableError = (message: string, { retryAfter = 5, cause }: { retryAfter?: number; cause?: unknown } = {}) =>
  new HttpError(503, errorCode.internal, message, { retryAfter, cause })

const formatWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** Returns the row, or throws a 404 that names what was looked for: `requireFound(row, 'el trabajador')`. */
export function requireFound<T>(row: T | undefined, name: string): T {
  if (row === undefined) throw createNotFoundError(name)
  return row
}
