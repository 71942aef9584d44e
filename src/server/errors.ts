import { errorCode, type Problem } from '#api/errors.ts'

/** An answer that is a refusal: what the error handler turns into the contract's envelope. Messages are Spanish sentences for the screen. */
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
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** Rules broken by what was sent; `details` name the fields. */
export const badRequest = (message: string, details: Problem[] = []) => new HttpError(400, errorCode.badRequest, message, { details })

/** Nobody is signed in, or no longer. */
export const notSignedIn = () => new HttpError(401, errorCode.unauthorized, 'Inicie sesión para continuar.')

/** Signed in, without the right; `codes` are the accesses of which any one would do. */
export const forbidden = (codes: readonly string[], message = 'No tiene permiso para hacer esto.') =>
  new HttpError(403, errorCode.unauthorized, message, { details: codes.map((code) => ({ path: 'access', message: code })) })

/** `what` with its article: 'el cliente', 'la sesión'. */
export const notFound = (what: string) => new HttpError(404, errorCode.notFound, `No se encontró ${what}.`)

/** The state of things forbids it; `details` say what holds or who is busy. */
export const conflict = (message: string, details: Problem[] = []) => new HttpError(409, errorCode.conflict, message, { details })

/** Several items of one request failed; each detail names its item by index. */
export const multiple = (message: string, details: Problem[]) => new HttpError(422, errorCode.multiple, message, { details })

/** Too many tries; `seconds` until the next one counts. */
export const tooMany = (seconds: number, what = 'Demasiados intentos.') =>
  new HttpError(429, errorCode.unauthorized, `${what} Vuelva a intentarlo en ${formatWait(seconds)}.`, { retryAfter: seconds })

/** The database does not answer. */
export const databaseAway = () =>
  new HttpError(503, errorCode.internal, 'La base de datos no responde. Vuelva a intentarlo en unos segundos.')

const formatWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** The row, or a refusal that names what was looked for: `found(row, 'el trabajador')`. */
export function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw notFound(what)
  return row
}
