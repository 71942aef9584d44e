import type { Period } from '#domain/periods.ts'
import { addDays, weekStart } from '#domain/weeks.ts'
import { badRequest } from '../errors.ts'

/** Weeks after this one that may be looked at. */
const weeksAhead = 4

/** The week, from Sunday, that a public view shows: this one, or another near one that was asked for. */
export function weekShown(asked: string | undefined, today: string): Period {
  const first = weekStart(today)
  const last = addDays(first, weeksAhead * 7 + 6)
  if (asked !== undefined && (asked < first || asked > last)) {
    const message = 'Solo se ven esta semana y las cuatro siguientes.'
    throw badRequest(message, [{ path: 'week', message }])
  }
  const from = weekStart(asked ?? today)
  return { from, to: addDays(from, 6) }
}
