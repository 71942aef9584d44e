import { findUnavailability, getAbsentRange, listWorkingRanges } from '#domain/availability.ts'
import { minutesPerDay } from '#domain/clock.ts'
import { compareSpanish } from '#domain/collation.ts'
import { describeUnavailability } from '#domain/describe-unavailability.ts'
import type { ClinicAvailability } from '#web/availability/clinic-availability.ts'
import { formatAbsenceHours } from '#web/availability/format-absence-hours.ts'
import { unavailableNames } from '#web/availability/unavailable-names.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import type { Turn } from './queries.ts'
import { getCellKey } from './week-view.ts'

/** What the header of a day says about who is not there. */
export interface DayNote {
  /** "Inmaculada", "Cerrado de 09:00 a 12:00: Inmaculada", "Ausentes: Ana Torres, Jorge Bravo" */
  text: string
  /** The same with hours and reasons: "Cerrado de 09:00 a 12:00: Inmaculada" */
  title: string
  /** True when the clinic is closed the whole day. */
  isClosed: boolean
}

type Names = ReadonlyMap<string, { name: string }>

/**
 * Describes who is not there on each of these dates, of those who would work in the turn then. Dates on which everybody is there are not in the map. `workers`:
 * those who are named.
 */
export function describeAbsencesByDate(
  dates: readonly string[],
  { closingDays, absences, getOf }: ClinicAvailability,
  workers: Names,
  { startTime, endTime }: Pick<Turn, 'startTime' | 'endTime'>,
): ReadonlyMap<string, DayNote> {
  const notes = new Map<string, DayNote>()
  const isMissed = (absence: ListedAbsence, date: string) => {
    const absent = getAbsentRange(absence, date)
    return (
      absent !== null &&
      listWorkingRanges(getOf(absence.workerId ?? '').hours, date).some(
        (working) => Math.max(working.start, absent.start, startTime) < Math.min(working.end, absent.end, endTime),
      )
    )
  }
  for (const date of dates) {
    const closed = closingDays.filter((absence) => getAbsentRange(absence, date))
    const absent = absences
      .filter((absence) => isMissed(absence, date))
      .map((absence) => ({ absence, name: workers.get(absence.workerId ?? '')?.name ?? '' }))
      .filter(({ name }) => name !== '')
      .sort((one, other) => compareSpanish(one.name, other.name))
    const names = [...new Set(absent.map(({ name }) => name))]
    const wholeDay = closed.find(({ startTime }) => startTime === null)
    const closedText = wholeDay ? wholeDay.reason || 'Cerrado' : closed.map(formatClosingDay).join('. ')
    const absentText = names.length > 0 ? `${names.length === 1 ? 'Ausente' : 'Ausentes'}: ${names.join(', ')}` : ''
    if (!closedText && !absentText) continue
    notes.set(date, {
      text: closedText || absentText,
      title: [...closed.map(formatClosingDay), ...absent.map(({ absence, name }) => `${name}, ausente${formatDetails(absence)}`)].join(
        '\n',
      ),
      isClosed: wholeDay !== undefined,
    })
  }
  return notes
}

/** " de 09:00 a 11:00", or nothing for whole days. */
function formatHoursAfterNoun(absence: ListedAbsence) {
  const hours = formatAbsenceHours(absence)
  return hours && ` de ${hours.replace(' – ', ' a ')}`
}

const formatClosingDay = (absence: ListedAbsence) => `Cerrado${formatHoursAfterNoun(absence)}${absence.reason ? `: ${absence.reason}` : ''}`

const formatDetails = (absence: ListedAbsence) => `${formatHoursAfterNoun(absence)}${absence.reason ? ` (${absence.reason})` : ''}`

/** Why nobody can be booked in a cell, or the one worker who is looked at cannot. */
export interface UnavailableCell {
  /** "ausente" */
  label: string
  /** "Ana Torres está ausente del 3 al 7 de diciembre." */
  text: string
}

interface Cells {
  dates: readonly string[]
  /** The start times of the rows. */
  rows: readonly number[]
  /** The minutes of a session. */
  duration: number
}

/**
 * Finds the cells in which nobody can be booked because the clinic is closed, and those in which this worker is not available, by the keys of the cells.
 * `worker`: undefined when several workers are looked at.
 */
export function findUnavailableCells(
  { dates, rows, duration }: Cells,
  { closingDays, getOf }: ClinicAvailability,
  worker: { id: string; name: string } | undefined,
): ReadonlyMap<string, UnavailableCell> {
  const availability = worker ? getOf(worker.id) : { hours: [], absences: [], closingDays }
  const cells = new Map<string, UnavailableCell>()
  for (const date of dates)
    for (const time of rows) {
      const range = { start: time, end: Math.min(time + duration, minutesPerDay) }
      const found = findUnavailability({ date, ...range }, availability)
      if (!found) continue
      const absenceReason = found.reason === 'hours' ? null : (found.absence.reason ?? null)
      const text = describeUnavailability(found, { name: worker?.name ?? '', date, range, hours: availability.hours, absenceReason })
      cells.set(getCellKey(date, time), { label: unavailableNames[found.reason].slot, text })
    }
  return cells
}
