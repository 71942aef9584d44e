import type { CalendarEvent } from '#domain/calendar.ts'
import { addDays } from '#domain/weeks.ts'

/** A session on one of its dates. */
export type FeedSession = {
  /** The id of the series, which its exceptions share, or of a single session. */
  seriesId: string
  changedAt: string
  /** The name of the other one. */
  person: string
  date: string
  start: number
  duration: number
  isActive: boolean
  isStanding: boolean
  /** True when it must be decided whether the session takes place. */
  isUndecided: boolean
}

/**
 * Returns the events of a feed: each series as a weekly rule from its first to its last active date, without the dates on which it does not take place, and
 * with an override for each date that differs from it. The sessions are all dates of a period in their order, so the series needs no other bounds.
 */
export const toEvents = (sessions: readonly FeedSession[]): CalendarEvent[] =>
  [...Map.groupBy(sessions, ({ seriesId }) => seriesId).values()].flatMap((series) => {
    const active = series.filter(({ isActive }) => isActive)
    if (active.length < 2) return active.map(toEvent)
    const usual = active.find(({ isStanding }) => isStanding) ?? active[0]!
    const dates = active.map(({ date }) => date)
    const rule: CalendarEvent = {
      ...toEvent({ ...usual, isUndecided: false, date: dates[0]! }),
      changedAt: series.map(({ changedAt }) => changedAt).reduce((one, other) => (one > other ? one : other)),
      weekly: { until: dates.at(-1)!, except: listMissingWeeks(dates) },
    }
    const overrides = active.filter(({ duration, isUndecided }) => isUndecided || duration !== usual.duration)
    return [rule, ...overrides.map((session) => ({ ...toEvent(session), isOverride: true }))]
  })

const toEvent = ({ seriesId, changedAt, person, date, start, duration, isUndecided }: FeedSession): CalendarEvent => ({
  uid: `${seriesId}@turnos`,
  changedAt,
  title: isUndecided ? `Puede cambiar: sesión con ${person}` : `Sesión con ${person}`,
  date,
  start,
  end: start + duration,
  ...(isUndecided && { isTentative: true }),
})

/** Lists the weeks between the first and the last of these dates, which share a weekday, that have none of them. */
function listMissingWeeks(dates: readonly string[]): string[] {
  const present = new Set(dates)
  const missing: string[] = []
  for (let date = dates[0]!; date < dates.at(-1)!; date = addDays(date, 7)) if (!present.has(date)) missing.push(date)
  return missing
}
