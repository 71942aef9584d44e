import { useQueries, useQuery } from '@tanstack/react-query'
import { formatFullDate } from '#domain/spanish.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { busyQuery, durationsOf, hindranceOf } from '../../data/busy.ts'
import { onWeek } from '../../data/changes.ts'
import { ended } from '../../data/plans.ts'
import type { Place, Session } from '../../data/queries.ts'
import type { SeriesDates } from './booking-rules.ts'

/** As many days as the server tells of at once. */
const farthest = 61

/** Where and when a standing session shall be held, and by whom; undefined what is not known yet. */
interface PlannedSeries {
  place: Place
  series: SeriesDates | undefined
  client: Session['client'] | undefined
  worker: Session['worker'] | undefined
  /** The occurrence from which on another series gives way to it, with what was changed apart. */
  instead?: Session
}

/** Which later date of a standing session is taken, and by whom, as far ahead as one may know: "el 10 Dic 2026 Jorge Bravo ya atiende a …"; undefined where none is. */
export function useSeriesConflicts({ place, series, client, worker, instead }: PlannedSeries) {
  const can = useCan()
  const { additions } = useSettings()
  const { data: schedules = [] } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const end = addDays(place.date, farthest)
  const to = series?.last && series.last < end ? series.last : end
  const asked = series && client && worker && to > place.date && additions && can('listSessions', {})
  const sessions = useQueries({
    queries: asked ? [{ clientId: client.id }, { workerId: worker.id }].map((whose) => busyQuery({ from: place.date, to }, whose)) : [],
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  if (!asked) return
  // what is dated in its place stands in for it
  const standsIn = ({ standing, turnId, time, ...other }: Session) =>
    !standing && turnId === place.turnId && time === place.time && other.client.id === client.id && other.worker.id === worker.id
  const staying = instead ? onWeek(sessions, ended(instead, []), { turnId: instead.turnId, week: '' }) : sessions
  const others = staying.filter((session) => !standsIn(session))
  const durations = durationsOf(schedules)
  const clashes: string[] = []
  for (let date = addDays(place.date, 7); date <= to; date = addDays(date, 7)) {
    const why = hindranceOf({ client, worker }, { ...place, date }, others, durations)
    if (why) clashes.push(`el ${formatFullDate(date)} ${why}`)
  }
  const [first, ...more] = clashes
  const rest = more.length === 0 ? '' : ` Hay ${more.length === 1 ? 'otra fecha' : `otras ${more.length} fechas`} con cruces.`
  return first && `${first}.${rest}`
}
