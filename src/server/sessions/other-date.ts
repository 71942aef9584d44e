import { createBadRequestError } from '../errors.ts'
import type { StoredSession } from './sql.ts'

/** Creates the 400 of a call that names, at a path, a date on which a session does not take place. */
export function createOtherDateError({ session_date }: Pick<StoredSession, 'session_date'>, path = 'session_date') {
  const message = session_date === null ? 'La serie no tiene sesión en esta fecha.' : 'La sesión tiene otra fecha.'
  return createBadRequestError(message, [{ path, message }])
}
