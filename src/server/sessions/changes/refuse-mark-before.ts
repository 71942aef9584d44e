import { createBadRequestError } from '../../errors.ts'

/** Throws a 400 if the attendance is marked before the day of a session. A series has no date, and the database refuses the mark of one. */
export function refuseMarkBefore(date: string | null, attended: boolean | null | undefined, today: string) {
  if (typeof attended !== 'boolean' || date === null || date <= today) return
  const message = 'La asistencia se marca el día de la sesión o después.'
  throw createBadRequestError(message, [{ path: 'attended', message }])
}
