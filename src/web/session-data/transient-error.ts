import { ApiError } from '#api/errors.ts'

/** Throws the error of a loader again, unless a retry may succeed: then the screen shows it, with a button to retry. */
export function throwUnlessTransient(error: unknown) {
  if (!(error instanceof ApiError) || [401, 403, 404].includes(error.status ?? 0)) throw error
}
