import { isValidOn, listWorkingRanges, type Unavailability, type WorkingHours } from './availability.ts'
import { formatClock, minutesPerDay, parseTimeOfDay } from './clock.ts'
import { overlaps, type Range } from './overlap.ts'
import { formatDays, formatLongDate, formatWeekdays } from './spanish.ts'
import { getWeekday } from './weeks.ts'

type Occasion = {
  /** The short name of the worker. */
  name: string
  /** The date on which the worker is not available, the first one of a series. */
  date: string
  range: Range
  hours: readonly WorkingHours[]
  /** The reason of an absence, where the reader may know it. */
  absenceReason: string | null
}

/** Returns a sentence about a worker who is not available, such as "Ana Torres está ausente del 3 al 7 de diciembre." */
export function describeUnavailability(unavailability: Unavailability, occasion: Occasion): string {
  if (unavailability.reason === 'hours') return describeOutsideHours(occasion)
  const { fromDate, toDate, startTime, endTime } = unavailability.absence
  const times = startTime === null ? '' : ` ${formatTimes({ start: startTime, end: endTime! })}`
  const reason = occasion.absenceReason === null ? '' : ` (${occasion.absenceReason})`
  const when = `${formatDays(fromDate, toDate)}${times}${reason}`
  return unavailability.reason === 'closed' ? `La clínica cierra ${when}.` : `${occasion.name} está ausente ${when}.`
}

/**
 * "Ana Torres no atiende los martes por la tarde." Names the weekday alone when the worker is not there on it at all, and the times when the worker is there
 * in the same part of the day. Names the one date when other hours apply on the same weekday at another time of the year.
 */
function describeOutsideHours({ name, date, range, hours }: Occasion) {
  const day = getWeekday(date)
  const isAlwaysSo = hours.every((period) => period.day !== day || isValidOn(period, date))
  const days = isAlwaysSo ? `los ${formatWeekdays(day)}` : `el ${formatLongDate(date)}`
  const workingRanges = listWorkingRanges(hours, date)
  if (workingRanges.length === 0) return `${name} no atiende ${days}.`
  const part = partsOfDay.find(({ start, end }) => start <= range.start && range.end <= end)
  const isAwayAllPart = part && !workingRanges.some((working) => overlaps(working, part))
  return `${name} no atiende ${days} ${isAwayAllPart ? part.name : formatTimes(range)}.`
}

const partsOfDay = [
  { name: 'por la mañana', start: 0, end: parseTimeOfDay('12:00') },
  { name: 'por la tarde', start: parseTimeOfDay('12:00'), end: parseTimeOfDay('19:00') },
  { name: 'por la noche', start: parseTimeOfDay('19:00'), end: minutesPerDay },
]

const formatTimes = ({ start, end }: Range) => `de ${formatClock(start)} a ${formatClock(end)}`
