import { listWantedDates, maxPlanDates, type PlanSlot, type Rhythm, type WantedDate } from '#domain/rhythm.ts'
import { addDays, getWeekday, isDate } from '#domain/weeks.ts'
import type { PlanParams } from '#web/navigation/paths.ts'
import type { SeriesRun } from '#web/session-data/changes/runs.ts'
import { formatTypedDate, parseTypedDate } from '#web/ui/dates/typed-date.ts'

/** What the form of a plan holds. A slot is the text of `toPlanSlotKey`, a date from `from` to `until` is text as it is typed. */
export interface PlanValues {
  pattern: 'weekly' | 'fortnightly' | 'dates'
  /** The slot of each weekday. */
  slots: ReadonlyMap<number, string>
  /** The slot of the dates that are chosen one by one, and of a weekday that is added. */
  slot: string
  from: string
  /** "endless": the plan looks at a year of an endless series. */
  end: 'count' | 'until' | 'endless'
  count: string
  until: string
  /** The dates that are chosen one by one. */
  dates: readonly string[]
}

/** The messages under the fields of the form. */
export type PlanProblems = Partial<Record<'slots' | 'from' | 'count' | 'until' | 'dates', string>>

/** Identifies a slot in a list to choose from. */
export const toPlanSlotKey = ({ turnId, time }: Pick<PlanSlot, 'turnId' | 'time'>) => `${turnId} ${time}`

/** The days ahead that a plan may reach: absences are known so far. */
const daysAhead = 366

/** Returns what the form holds when the plan opens. */
export function getInitialValues({ turn, date, time }: PlanParams, today: string, replaced?: SeriesRun): PlanValues {
  // Without a slot nobody is waiting in front of the desk, and the hours of today are partly over.
  const first = date && isDate(date) && date >= today ? date : addDays(today, 1)
  const slot = turn && time ? toPlanSlotKey({ turnId: turn, time: Number(time) }) : ''
  const common = {
    slots: new Map([[getWeekday(first), slot]]),
    slot,
    from: formatTypedDate(first),
    dates: slot ? [first] : [],
    count: '12',
  }
  if (!replaced) return { ...common, pattern: 'weekly', end: 'count', until: '' }
  if (!replaced.dates) return { ...common, pattern: 'weekly', end: 'endless', until: '' }
  // The last week of the series counts whole, so that another weekday has as many dates.
  const until = addDays(replaced.dates.at(-1) ?? first, 6)
  return { ...common, pattern: isFortnightly(replaced.dates) ? 'fortnightly' : 'weekly', end: 'until', until: formatTypedDate(until) }
}

/** True for several dates with two weeks between each and the next one. */
export const isFortnightly = (dates: readonly string[]) =>
  dates.length > 1 && dates.every((date, index) => index === 0 || date === addDays(dates[index - 1]!, 14))

/** Reads the wanted dates from the form. There are none while something is missing or not valid. */
export function readWantedDates(
  values: PlanValues,
  slots: ReadonlyMap<string, PlanSlot>,
  today: string,
): { dates: WantedDate[]; problems: PlanProblems } {
  const fail = (problems: PlanProblems) => ({ dates: [], problems })
  const latest = addDays(today, daysAhead)
  const { pattern, end } = values
  if (pattern === 'dates') {
    const slot = slots.get(values.slot)
    if (!slot) return fail({ slots: 'Elija una hora' })
    if (values.dates.length === 0) return fail({ dates: 'Elija los días en el calendario' })
    return { dates: [...values.dates].sort().map((date) => ({ date, slot })), problems: {} }
  }
  const chosen = [...values.slots].flatMap(([day, key]) => {
    const slot = slots.get(key)
    return slot ? [[day, slot] as const] : []
  })
  const from = parseTypedDate(values.from, latest)
  const until = parseTypedDate(values.until, latest)
  const count = Number(values.count)
  if (values.slots.size === 0) return fail({ slots: 'Elija al menos un día de la semana' })
  if (chosen.length < values.slots.size) return fail({ slots: 'Elija una hora para cada día' })
  if (from === null) return fail({ from: 'Escriba dd/mm/aaaa' })
  if (from < today) return fail({ from: 'Ese día ya pasó' })
  if (from > latest) return fail({ from: 'Se planifica hasta un año adelante' })
  if (end === 'count' && !(Number.isInteger(count) && count >= 1 && count <= maxPlanDates)) return fail({ count: `De 1 a ${maxPlanDates}` })
  if (end === 'until' && until === null) return fail({ until: 'Escriba dd/mm/aaaa' })
  if (end === 'until' && until! < from) return fail({ until: 'Es antes del primer día' })
  if (end === 'until' && until! > latest) return fail({ until: 'Se planifica hasta un año adelante' })
  const rhythm = { slots: new Map(chosen), everyWeeks: pattern === 'fortnightly' ? 2 : 1, from }
  const listDatesOf = (first: string, last: Rhythm['end']) =>
    listWantedDates({ ...rhythm, from: first, end: last }).filter(({ date }) => date <= latest)
  const wanted = listDatesOf(from, end === 'count' ? { count } : { until: end === 'until' ? until! : latest })
  if (end === 'count' && wanted.length < count) return fail({ count: `Hasta un año adelante caben ${wanted.length}` })
  const hasTooMany =
    end === 'until' && wanted.length === maxPlanDates && listDatesOf(addDays(wanted.at(-1)!.date, 1), { until: until! }).length > 0
  if (hasTooMany) return fail({ until: `Son más de ${maxPlanDates} fechas` })
  if (wanted.length === 0) return fail({ until: 'Ningún día elegido cae en esas fechas' })
  return { dates: wanted, problems: {} }
}
