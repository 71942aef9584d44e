import { useQueries, useQuery } from '@tanstack/react-query'
import { listOccurrenceDates } from '#domain/series.ts'
import { hasSamePeopleAndSlot } from '#domain/session-key.ts'
import { formatFullDate } from '#domain/spanish.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { applyChange } from '../../data/changes/change.ts'
import { planEnd } from '../../data/changes/plans.ts'
import { findConflict, mapTurnDurations, sessionsBetweenQuery } from '../../data/find-conflict.ts'
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
 * Finds the later dates on which a planned series conflicts with another session: "el 10 Dic 2026 Jorge Bravo ya atiende a …". Undefined without
 * conflict.
 */
export function useSeriesConflicts({ slot, series, client, worker, replaces }: PlannedSeries) {
  const can = useCan()
  const { additions } = useSettings()
  const { data: schedules = [] } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const end = addDays(slot.date, maxDays)
  const to = series?.last && series.last < end ? series.last : end
  const isKnown = series && client && worker && to > slot.date && additions && can('listSessions', {})
  const sessions = useQueries({
    queries: isKnown
      ? [{ clientId: client.id }, { workerId: worker.id }].map((whose) => sessionsBetweenQuery({ from: slot.date, to }, whose))
      : [],
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  if (!isKnown) return
  const planned = { client, worker, turnId: slot.turnId, time: slot.time }
  const remaining = replaces ? applyChange(sessions, planEnd(replaces, []), { from: slot.date, to }) : sessions
  // A dated session of the same people in the same slot becomes an exception of the series.
  const others = remaining.filter((session) => session.standing || !hasSamePeopleAndSlot(session, planned))
  const durations = mapTurnDurations(schedules)
  const laterDates = listOccurrenceDates({ day: getWeekday(slot.date) }, { from: addDays(slot.date, 1), to })
  const [first, ...more] = laterDates.flatMap((date) => {
    const reason = findConflict({ client, worker }, { ...slot, date }, others, durations)
    return reason ? [`el ${formatFullDate(date)} ${reason}`] : []
  })
  const rest = more.length === 0 ? '' : ` Hay ${more.length === 1 ? 'otra fecha' : `otras ${more.length} fechas`} con cruces.`
  return first && `${first}.${rest}`
}
