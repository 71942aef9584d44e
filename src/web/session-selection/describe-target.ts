import { formatShortDate, formatWeek } from '#domain/spanish.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Session } from '#web/session-data/queries.ts'

export type Unit = 'weeks' | 'days'

/** Says where sessions go that move by a number of days: "a la semana 29 nov – 5 dic 2026" or "al sáb 5 dic", and for sessions of several weeks or days "2 semanas más tarde". */
export function describeTarget(sessions: readonly Pick<Session, 'sessionDate'>[], days: number, unit: Unit) {
  const dates = sessions.map(({ sessionDate }) => addDays(sessionDate ?? '', days))
  const [target = '', ...others] = new Set(unit === 'weeks' ? dates.map(getWeekStart) : dates)
  if (others.length === 0) return unit === 'weeks' ? `a la semana ${formatWeek(target)}` : `al ${formatShortDate(target)}`
  const count = Math.abs(unit === 'weeks' ? days / 7 : days)
  const noun = unit === 'weeks' ? 'semana' : 'día'
  return `${count} ${noun}${count === 1 ? '' : 's'} ${days > 0 ? 'más tarde' : 'antes'}`
}
