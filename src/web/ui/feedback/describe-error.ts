import { ApiError, errorCode, isMissingOperation } from '#api/errors.ts'
import { PartError } from '../parts/import-part.ts'

const { parseError, requestError, responseError, internal } = errorCode

/** Messages for failures that the server could not describe. That there is no connection is said by the page, once for all calls. */
const messages = new Map<number, string>([
  [requestError, 'El servidor no respondió. Inténtelo de nuevo.'],
  [responseError, 'El servidor dio una respuesta que no se pudo leer. Inténtelo de nuevo en un momento.'],
  [
    parseError,
    'Los datos no tienen la forma esperada, así que no se usó nada de ellos. Recargue la página; si se repite, avise con el código.',
  ],
  [internal, 'Algo falló en el servidor. Inténtelo de nuevo en un momento.'],
])

/** Messages for responses after which the user only has to wait, by HTTP status. */
const waitMessages = new Map<number | undefined, string>([
  [429, 'Demasiados intentos.'],
  [503, 'El servidor no puede atenderle ahora.'],
])

/** True when the user cannot correct the cause: the call failed, and its correlation id helps to find out why. */
export const isTechnicalFailure = (error: unknown) => !(error instanceof ApiError) || messages.has(error.code)

/** True when the server refused a change for a reason that it names. There is nothing to look up then, so that no correlation id is shown. */
export const isNamedConflict = (error: unknown) => error instanceof ApiError && error.code === errorCode.conflict

/**
 * True when no answer to a call arrived, or one that does not tell, such as that of a gateway before the server: the server may have carried it out. A call
 * that the browser could not send has no correlation id.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { code, status, correlationId } = error
  if (code === requestError) return correlationId !== undefined
  return (code === responseError || code === parseError) && status !== undefined && (status < 300 || status >= 500)
}

/** Returns the title of a failed change, such as "No se pudo reservar", and does not claim to know what is unknown. */
export const titleFailure = (title: string, error: unknown) => (isOutcomeUnknown(error) ? title.replace(/^No se /, 'Quizá no se ') : title)

/** Returns a Spanish sentence for any error: the server's own where it has one, and when to retry after too many calls. */
export function describeError(error: unknown): string {
  if (error instanceof PartError) return 'El servidor no envió esta parte de la aplicación.'
  if (!(error instanceof ApiError)) return 'Algo falló en esta página. Recárguela e inténtelo de nuevo.'
  if (isMissingOperation(error)) return `Este servidor no tiene ${error.operation}.`
  if (error.retryAfter === undefined) return messages.get(error.code) ?? error.message
  // The server's own sentence may already say when to retry.
  const message = waitMessages.get(error.status) ?? messages.get(error.code) ?? error.message
  return `${message.replace(/\.?$/, '.')} Inténtelo de nuevo en ${formatWait(error.retryAfter)}.`
}

function formatWait(seconds: number) {
  if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}

/** Returns the correlation id of the failed call, if there was one. */
export const getCorrelationId = (error: unknown) => (error instanceof ApiError ? error.correlationId : undefined)
