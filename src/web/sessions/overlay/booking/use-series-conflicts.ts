import { listOccurrenceDates } from '#domain/series.ts'
import { hasSamePeopleAndSlot } from '#domain/session-key.ts'
import { formatFullDate } from '#domain/spanish.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { type BusyTime, ignoreAbsences } from '../../data/busy/busy-period.ts'
import { type Conflict, findConflict, type Move } from '../../data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '../../data/busy/load-busy-time.ts'
import type { Session, Slot } from '../../data/queries.ts'
import type { SeriesDates } from './series-dates.ts'

/** The server lists at most this many days at once. */
const maxDays = 61

interface PlannedSeries {
  /** The first slot. */
  slot: Slot
  /** Undefined while a date is not valid. */
  series: SeriesDates | undefined
  client: Session['client'] | undefined
  worker: Session['worker'] | undefined
}

/**
 * Finds the later dates on which a planned series conflicts with another session or is outside the working hours: "el 10 dic 2026 Jorge Bravo ya atiende a …".
 * Undefined without conflict.
 */
export function useSeriesConflicts({ slot, series, client, worker }: PlannedSeries): Conflict | undefined {
  const listsAllTurns = useListsAllTurns()
  const end = addDays(slot.date, maxDays)
  const to = series?.last && series.last < end ? series.last : end
  const pair = series && client && worker && to > slot.date && listsAllTurns ? { client, worker } : undefined
  const { periods, durations } = ignoreAbsences(useBusyTime(pair && { turnId: slot.turnId, period: { from: slot.date, to }, pair }))
  if (!pair) return
  // A dated session of the same people in the same slot becomes an exception of the series.
  const others = periods.filter(
    ({ reason }) => reason.kind !== 'session' || reason.session.standing || !hasSamePeopleAndSlot(reason.session, { ...pair, ...slot }),
  )
  const laterDates = listOccurrenceDates({ day: getWeekday(slot.date) }, { from: addDays(slot.date, 1), to })
  return findConflictOfDates(pair, slot, laterDates, { periods: others, durations })
}

/**
 * Finds why a client and a worker cannot meet in a slot on these dates. Names the first conflict and how many others there are. `nameDates`: adds which ones.
 */
export function findConflictOfDates(
  pair: Pick<Session, 'client' | 'worker'>,
  slot: Slot,
  dates: readonly string[],
  busy: BusyTime,
  { move, nameDates }: { move?: Move; nameDates?: (dates: readonly string[]) => string } = {},
): Conflict | undefined {
  const conflicts = dates.flatMap((date) => {
    const conflict = findConflict(pair, { ...slot, date }, busy, move)
    return conflict ? [{ ...conflict, date, message: `el ${formatFullDate(date)} ${conflict.message}.` }] : []
  })
  const unavailable = conflicts.filter(({ reason }) => reason)
  const meetings = conflicts.filter(({ reason }) => !reason)
  // What can be overridden is named only if nothing else prevents the series.
  const [first] = [...meetings, ...unavailable]
  if (!first) return
  const isOnlyHours = unavailable.every(({ reason }) => reason === 'hours')
  const listOthers = (found: typeof conflicts) => found.filter((other) => other !== first).map(({ date }) => date)
  const counts = [
    describeOthers(listOthers(meetings), 'con cruces', nameDates),
    describeOthers(listOthers(unavailable), isOnlyHours ? 'fuera de su horario' : 'en que no atiende', nameDates),
  ]
  return { message: [first.message, ...counts].filter(Boolean).join(' '), ...(first.reason && { reason: first.reason }) }
}

const describeOthers = (dates: readonly string[], what: string, nameDates: (dates: readonly string[]) => string = () => '') =>
  dates.length > 0 && `Hay ${dates.length === 1 ? 'otra fecha' : `otras ${dates.length} fechas`} ${what}${nameDates(dates)}.`
