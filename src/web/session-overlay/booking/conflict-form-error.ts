import { ApiError, errorCode } from '#api/errors.ts'

/**
 * Turns the refusal of a double booking into a problem of the whole form, because it is about two people and a time and not about one field. Adds
 * `advice`. `maxDetails`: how many further conflicts there is room for.
 */
export function convertConflictToFormError(error: unknown, advice: string, maxDetails = Number.POSITIVE_INFINITY): unknown {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return error
  if (!error.details.some(({ path }) => /(client|worker)Id$/.test(path))) return error
  // The message begins with the first conflict and counts the others.
  const others = error.details.map(({ message }) => message).filter((message) => !error.message.startsWith(message))
  return new ApiError(error.code, error.message, {
    details: [...others.slice(0, maxDetails), advice].map((message) => ({ path: '', message })),
    correlationId: error.correlationId,
    status: error.status,
    cause: error,
  })
}
