import type { Period } from '#domain/periods.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { createBadRequestError } from '../errors.ts'

/** Weeks after the current one that a public view can show. */
const weeksAhead = 4

/**
 * Returns the period that a public view shows, from Sunday: the week of the requested date, or the current one, and the weeks after it up to the number of
 * weeks. Throws a 400 if it does not lie within this week and the next four.
 */
export function choosePeriod({ week, weeks = 1 }: { week?: string; weeks?: number }, today: string): Period {
  const first = getWeekStart(today)
  const last = addDays(first, weeksAhead * 7 + 6)
  if (week !== undefined && (week < first || week > last)) throw createRangeError('week')
  const from = getWeekStart(week ?? today)
  const to = addDays(from, weeks * 7 - 1)
  if (to > last) throw createRangeError('weeks')
  return { from, to }
}

function createRangeError(path: string) {
  const message = 'Solo se ven esta semana y las cuatro siguientes.'
  return createBadRequestError(message, [{ path, message }])
}
