import type { Period } from '#domain/periods.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { createBadRequestError } from '../errors.ts'

/** Weeks after the current one that a public view can show. */
const weeksAhead = 4

/**
 * Returns the week, from Sunday, that a public view shows: that of the requested date, or the current one. Throws a 400 if the date is out of range.
 */
export function chooseWeek(requested: string | undefined, today: string): Period {
  const first = getWeekStart(today)
  const last = addDays(first, weeksAhead * 7 + 6)
  if (requested !== undefined && (requested < first || requested > last)) {
    const message = 'Solo se ven esta semana y las cuatro siguientes.'
    throw createBadRequestError(message, [{ path: 'week', message }])
  }
  const from = getWeekStart(requested ?? today)
  return { from, to: addDays(from, 6) }
}
