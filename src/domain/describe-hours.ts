import { joinRanges, type WorkingHours } from './availability.ts'
import { formatSpokenClock } from './clock.ts'
import { groupBy } from './group-by.ts'
import { formatDays, formatWeekdays, weekdays } from './spanish.ts'

/** The weekdays in the order of a spoken week, which begins on Monday. */
export const spokenWeek = [1, 2, 3, 4, 5, 6, 0]

/** Describes working hours in sentences: "lunes a viernes, 8:00–13:00 y 14:00–18:00"; with dates "del 1 al 31 de enero: sábados, 9:00–13:00". */
export function describeHours(hours: readonly WorkingHours[]): string[] {
  const byPeriod = groupBy(hours, ({ fromDate, toDate }) => `${fromDate ?? ''} ${toDate ?? ''}`)
  return [...byPeriod.values()].flatMap((periods) => {
    const validity = describeValidity(periods[0]!)
    return describeWeek(periods).map((sentence) => (validity ? `${validity}: ${sentence}` : sentence))
  })
}

/** Describes from when to when hours are valid: "desde el 1 de marzo de 2027"; empty without dates. */
export function describeValidity({ fromDate, toDate }: Pick<WorkingHours, 'fromDate' | 'toDate'>): string {
  if (fromDate && toDate) return formatDays(fromDate, toDate)
  if (fromDate) return `desde ${formatDays(fromDate, fromDate)} de ${fromDate.slice(0, 4)}`
  return toDate ? `hasta ${formatDays(toDate, toDate)} de ${toDate.slice(0, 4)}` : ''
}

/** One sentence for all days that have the same hours, in the order of the first of these days. */
function describeWeek(periods: readonly WorkingHours[]): string[] {
  const daysByHours = groupBy(
    spokenWeek.filter((day) => periods.some((period) => period.day === day)),
    (day) => describeDayHours(periods.filter((period) => period.day === day)),
  )
  return [...daysByHours].map(([text, days]) => `${describeWeekdays(days)}, ${text}`)
}

/** "8:00–13:00 y 14:00–18:00". Periods that touch or overlap are one. */
const describeDayHours = (periods: readonly WorkingHours[]) =>
  listWords(
    joinRanges(periods.map(({ startTime, endTime }) => ({ start: startTime, end: endTime }))).map(
      ({ start, end }) => `${formatSpokenClock(start)}–${formatSpokenClock(end)}`,
    ),
  )

/** "lunes a viernes", "lunes, miércoles y viernes", "sábados", "todos los días". The days are in the order of the spoken week. */
export function describeWeekdays(days: readonly number[]): string {
  if (days.length === 7) return 'todos los días'
  if (days.length === 1) return formatWeekdays(days[0]!)
  return listWords(listDayRuns(days))
}

/** Names weekdays, three or more in a row as one run: ["lunes a viernes", "domingo"]. The days are in the order of the spoken week. */
export function listDayRuns(days: readonly number[]): string[] {
  const runs: number[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && spokenWeek.indexOf(last.at(-1)!) + 1 === spokenWeek.indexOf(day)) last.push(day)
    else runs.push([day])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${weekdays[run[0]!]} a ${weekdays[run.at(-1)!]}`] : run.map((day) => weekdays[day]!)))
}

/** "a", "a y b", "a, b y c". */
export const listWords = (words: readonly string[], conjunction = 'y'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
