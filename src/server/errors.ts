import { errorCode } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'

/** An error that the error handler sends in the contract's envelope. Messages are Spanish sentences for the screen. */
export class HttpError extends Error {
  status: number
  code: number
  details: Problem[]
  /** Seconds after which the same call may succeed (429). */
  retryAfter: number | undefined

  constructor(
    status: number,
    code: number,
    message: string,
    { details = [], retryAfter }: { details?: Problem[]; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** The request breaks a rule; `details` name the fields. */
export const badRequest = (message: string, details: Problem[] = []) => new HttpError(400, errorCode.badRequest, message, { details })

/** Nobody is signed in, or the sign-in has ended. */
export const notSignedIn = () => new HttpError(401, errorCode.unauthorized, 'Inicie sesión para continuar.')

/** The user lacks access; any one of `codes` would be enough. */
export const forbidden = (codes: readonly string[], message = 'No tiene permiso para hacer esto.') =>
  new HttpError(403, errorCode.unauthorized, message, { details: codes.map((code) => ({ path: 'access', message: code })) })

/** A record does not exist; `name` has its article: 'el cliente', 'la sesión'. */
export const notFound = (name: string) => new HttpError(404, errorCode.notFound, `No se encontró ${name}.`)

/** The current state of the data forbids the change; `details` name the records or people that conflict with it. */
export const conflict = (message: string, details: Problem[] = []) => new HttpError(409, errorCode.conflict, message, { details })

/** Several items of a bulk request failed; the path of each detail holds the item's index. */
export const multiple = (message: string, details: Problem[]) => new HttpError(422, errorCode.multiple, message, { details })

/** Too many attempts; the next one is allowed after `seconds`. */
export const tooManyAttempts = (seconds: number, message = 'Demasiados intentos.') =>
  new HttpError(429, errorCode.unauthorized, `${message} Vuelva a intentarlo en ${formatWait(seconds)}.`, { retryAfter: seconds })

/** The database does not respond. */
export const databaseUnavailable = () =>
  new HttpError(503, errorCode.internal, 'La base de datos no responde. Vuelva a intentarlo en unos segundos.')

const formatWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** Returns the row, or throws a 404 that names what was looked for: `requireFound(row, 'el trabajador')`. */
export function requireFound<T>(row: T | undefined, name: string): T {
  if (row === undefined) throw notFound(name)
  return row
}
