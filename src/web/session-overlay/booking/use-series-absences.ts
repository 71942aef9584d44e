import { findUnavailability } from '#domain/availability.ts'
import { listOccurrenceDates } from '#domain/series.ts'
import { formatDays } from '#domain/spanish.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { groupAvailability } from '#web/availability/clinic-availability.ts'
import { absencesQuery, type ListedAbsence } from '#web/availability/use-absences.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import type { Worker } from '#web/session-data/queries.ts'
import type { SeriesDates } from './series-dates.ts'

interface PlannedTimes {
  /** Undefined while a date is not valid, and for a single session. */
  series: SeriesDates | undefined
  /** Minutes since midnight. */
  time: number
  /** Minutes of a session. */
  duration: number
  worker: Worker | undefined
}

/** One call lists at most 400 days: of a series without end, the dates of a year are looked at. */
const maxDays = 365

/** How many dates are named. */
const maxNames = 3

/**
 * Describes the sessions of a planned series that fall on closing days or in absences of its worker, which do not prevent the series: "1 cae en un día cerrado
 * (el 25 de diciembre) y queda por resolver." Empty without such sessions.
 */
export function useSeriesAbsences({ series, time, duration, worker }: PlannedTimes): string {
  const { first = '', last = null } = series ?? {}
  const end = series ? addDays(first, maxDays) : ''
  const to = last !== null && last < end ? last : end
  const { data } = useAllowedQuery({ ...absencesQuery(first, to), enabled: series !== undefined })
  if (!series || !data) return ''
  const { closingDays, getOf } = groupAvailability(data)
  const availability = worker ? getOf(worker.id) : { hours: [], absences: [], closingDays }
  const found = listOccurrenceDates({ day: getWeekday(first) }, { from: first, to }).flatMap((date) => {
    const unavailability = findUnavailability({ date, start: time, end: time + duration }, availability)
    return unavailability && unavailability.reason !== 'hours' ? [{ date, ...unavailability }] : []
  })
  const closed = found.filter(({ reason }) => reason === 'closed')
  const absent = found.filter(({ reason }) => reason === 'absence')
  const parts = [
    closed.length > 0 && describeDates(closed, closed.length === 1 ? 'un día cerrado' : 'días cerrados'),
    absent.length > 0 &&
      describeDates(absent, `${countAbsences(absent) === 1 ? 'una ausencia' : 'ausencias'} de ${worker ? formatShortName(worker) : ''}`),
  ].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join(' y ')}: ${found.length === 1 ? 'queda' : 'quedan'} por resolver.`
}

type FoundDate = { date: string; absence: ListedAbsence }

const countAbsences = (found: readonly FoundDate[]) => new Set(found.map(({ absence }) => absence.id)).size

/** "2 caen en días cerrados (el 25 de diciembre, el 1 de enero de 2027)" */
function describeDates(found: readonly FoundDate[], place: string) {
  const names = found.slice(0, maxNames).map(({ date }) => formatDays(date, date))
  const more = found.length > maxNames ? ` y ${found.length - maxNames} más` : ''
  return `${found.length} ${found.length === 1 ? 'cae' : 'caen'} en ${place} (${names.join(', ')}${more})`
}
