import { formatSpokenClock } from './clock.ts'
import { listDayRuns, listWords, spokenWeek } from './describe-hours.ts'
import { formatBirthDate, formatDays } from './spanish.ts'
import type { WaitingEntry } from './waiting-list.ts'

/** Noon as clinics speak of it: a morning ends and an afternoon begins at 13:00. */
const midday = 780

/** The times of a morning and of an afternoon. */
export const partsOfDay = {
  morning: { fromTime: null, toTime: midday },
  afternoon: { fromTime: midday, toTime: null },
} as const

type Names = {
  /** The names of the workers of the entry. */
  workers: readonly string[]
  /** The name of its schedule. */
  schedule?: string | undefined
  /** The clinic's date: other years are named. */
  today: string
}

/** Describes what suits someone who waits: "cualquier tarde de martes o jueves, con Ana o Luis, hasta el 20 de diciembre". */
export function describeWaitingEntry(entry: Omit<WaitingEntry, 'scheduleId' | 'workerIds' | 'fitsNobody'>, names: Names): string {
  const formatDate = (date: string) =>
    date.slice(0, 4) === names.today.slice(0, 4) ? formatDays(date, date) : `el ${formatBirthDate(date)}`
  return [
    describeTimes(entry),
    names.workers.length > 0 && `con ${listAlternatives(names.workers)}`,
    names.schedule !== undefined && `en ${names.schedule}`,
    entry.fromDate !== null && `desde ${formatDate(entry.fromDate)}`,
    entry.untilDate !== null && `hasta ${formatDate(entry.untilDate)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** "cualquier tarde de martes o jueves", "cualquier lunes de 9:00 a 12:00", "cualquier día y hora". */
function describeTimes({ days, fromTime, toTime }: Pick<WaitingEntry, 'days' | 'fromTime' | 'toTime'>) {
  const runs = days.length === 7 ? [] : listDayRuns(spokenWeek.filter((day) => days.includes(day)))
  const weekdays = listAlternatives(runs)
  const part = getPartOfDay({ fromTime, toTime })
  if (part) return `cualquier ${part === 'morning' ? 'mañana' : 'tarde'}${weekdays && ` de ${weekdays}`}`
  const hours = describeHoursBetween(fromTime, toTime)
  if (!weekdays) return hours ? `cualquier día ${hours}` : 'cualquier día y hora'
  const isRun = runs.some((run) => run.includes(' '))
  return [isRun ? `cualquier día de ${weekdays}` : `cualquier ${weekdays}`, hours].filter(Boolean).join(' ')
}

/** Returns the part of the day that times stand for; undefined for any other times. */
export const getPartOfDay = ({ fromTime, toTime }: Pick<WaitingEntry, 'fromTime' | 'toTime'>): keyof typeof partsOfDay | undefined =>
  (['morning', 'afternoon'] as const).find((part) => partsOfDay[part].fromTime === fromTime && partsOfDay[part].toTime === toTime)

function describeHoursBetween(from: number | null, to: number | null) {
  if (from !== null && to !== null) return `de ${formatSpokenClock(from)} a ${formatSpokenClock(to)}`
  if (from !== null) return `desde las ${formatSpokenClock(from)}`
  return to === null ? '' : `hasta las ${formatSpokenClock(to)}`
}

/** "Ana o Luis", "Ana u Olga": "o" is "u" before the same sound. */
const listAlternatives = (words: readonly string[]) => listWords(words, /^h?[oó]/i.test(words.at(-1) ?? '') ? 'u' : 'o')

/** Describes how long someone has waited, by dates: "desde hoy", "desde hace 1 día", "desde hace 3 meses". */
export function describeWait(days: number): string {
  if (days < 1) return 'desde hoy'
  if (days === 1) return 'desde hace 1 día'
  return days < 60 ? `desde hace ${days} días` : `desde hace ${Math.floor(days / 30)} meses`
}
