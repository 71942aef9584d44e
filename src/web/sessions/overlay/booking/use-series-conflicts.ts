import { listOccurrenceDates } from '#domain/series.ts'
import { hasSamePeopleAndSlot } from '#domain/session-key.ts'
import { formatFullDate } from '#domain/spanish.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { ignoreAbsences } from '../../data/busy/busy-period.ts'
import { type Conflict, findConflict } from '../../data/busy/find-conflict.ts'
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
  /** The occurrence from which on the planned series replaces another one and its exceptions. */
  replaces?: Session
}

/**
 * Finds the later dates on which a planned series conflicts with another session or is outside the working hours: "el 10 dic 2026 Jorge Bravo ya atiende a …".
 * Undefined without conflict.
 */
export function useSeriesConflicts({ slot, series, client, worker, replaces }: PlannedSeries): Conflict | undefined {
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
  const move = replaces && { session: replaces, scope: 'onwards' as const }
  const laterDates = listOccurrenceDates({ day: getWeekday(slot.date) }, { from: addDays(slot.date, 1), to })
  const conflicts = laterDates.flatMap((date) => {
    const conflict = findConflict(pair, { ...slot, date }, { periods: others, durations }, move)
    return conflict ? [{ ...conflict, message: `el ${formatFullDate(date)} ${conflict.message}.` }] : []
  })
  const outsideHours = conflicts.filter(({ reason }) => reason)
  const meetings = conflicts.filter(({ reason }) => !reason)
  // What can be overridden is named only if nothing else prevents the series.
  const [first] = [...meetings, ...outsideHours]
  if (!first) return
  const counts = [
    describeOthers(meetings.filter((other) => other !== first).length, 'con cruces'),
    describeOthers(outsideHours.filter((other) => other !== first).length, 'fuera de su horario'),
  ]
  return { ...first, message: [first.message, ...counts].filter(Boolean).join(' ') }
}

const describeOthers = (count: number, what: string) => count > 0 && `Hay ${count === 1 ? 'otra fecha' : `otras ${count} fechas`} ${what}.`
