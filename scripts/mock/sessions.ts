import type { JsonObject } from '#api/document.ts'
import { type Period, toPeriod } from '#domain/periods.ts'
import { findReplacedDates, listOccurrenceDates } from '#domain/series.ts'
import type { SessionIdentity } from '#domain/session-key.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'

/** A session of the examples. */
type Session = JsonObject & {
  id: string
  client: { id: string }
  worker: { id: string }
  turn_id: string
  day: number
  time: number
  session_date: string | null
  starts_on: string | null
  ends_on: string | null
}

/** Returns the period of a query with `from` and `to`, or with year, month and day. Null if it names a date that the calendar does not have. */
export function readPeriod(query: Record<string, string>, path: string): Period | null | undefined {
  if (query.from !== undefined || query.to !== undefined) return { from: query.from ?? '1900-01-01', to: query.to ?? '2200-12-31' }
  if (query.year === undefined) return undefined
  const [year, month, day] = [query.year, query.month, query.day].map((text) => (text === undefined ? undefined : Number(text)))
  const period = toPeriod({ year: year!, ...(month !== undefined && { month }), ...(day !== undefined && { day }) })
  // Only the path tells that a date stands for its week.
  if (!period || !path.endsWith('-week')) return period
  const from = getWeekStart(period.from)
  return { from, to: addDays(from, 6) }
}

/** Lists the occurrences of a period in the order of date and time: dated sessions, and each series on every date that no exception replaces. */
export function listOccurrences(records: readonly JsonObject[], period: Period): JsonObject[] {
  const sessions = records as Session[]
  const dated = sessions.filter(({ session_date }) => session_date !== null)
  const standing = sessions.filter(({ session_date }) => session_date === null)
  const identities = dated.map(toIdentity)
  const occurrences = standing.flatMap((session) => {
    const series = { ...toIdentity(session), startsOn: session.starts_on, endsOn: session.ends_on }
    const dates = listOccurrenceDates(series, period, findReplacedDates(series, identities))
    return dates.map((date): Session => ({ ...session, session_date: date }))
  })
  return [...dated.filter(({ session_date }) => period.from <= session_date! && session_date! <= period.to), ...occurrences].toSorted(
    compareOccurrences,
  )
}

/** Orders records: series first, then the newest date. */
export const sortRecords = (records: readonly JsonObject[]): JsonObject[] =>
  (records as Session[]).toSorted((one, other) =>
    one.session_date === null || other.session_date === null
      ? Number(one.session_date !== null) - Number(other.session_date !== null)
      : compareOccurrences(other, one),
  )

const compareOccurrences = (one: Session, other: Session) =>
  String(one.session_date).localeCompare(String(other.session_date)) || one.time - other.time || one.id.localeCompare(other.id)

const toIdentity = ({ client, worker, turn_id, day, time, session_date }: Session): SessionIdentity & { day: number } => ({
  client,
  worker,
  turnId: turn_id,
  day,
  time,
  sessionDate: session_date,
})
