import * as v from 'valibot'
import type { WorkingHoursInput } from '#api/generated/app.ts'
import { createRandomId } from '#api/random-id.ts'
import { formatClock } from '#domain/clock.ts'
import { groupBy } from '#domain/group-by.ts'
import type { WorkingPeriod } from '#web/availability/working-hours.ts'
import { parseClock } from '#web/ui/dates/typed-clock.ts'
import { formatTypedDate, parseTypedDate } from '#web/ui/dates/typed-date.ts'
import type { PartialRequest } from '#web/ui/form/form-values.ts'
import { vClockText, vDateText } from '#web/ui/form/typed-values.ts'

/** The form's values with times and dates as typed text. */
export const vHoursForm = v.strictObject({
  versions: v.array(
    v.strictObject({
      key: v.string(),
      fromDate: v.optional(vDateText),
      toDate: v.optional(vDateText),
      periods: v.array(v.strictObject({ key: v.string(), day: v.number(), startTime: vClockText, endTime: vClockText })),
    }),
  ),
})

/** A period of a weekday in the form. */
export type TypedPeriod = { key: string; day: number; startTime: string; endTime: string }

/** The hours of a week that are valid between two dates, in the form. */
export type HoursVersion = { key: string; fromDate: string; toDate: string; periods: TypedPeriod[] }

export type TypedHours = { versions: HoursVersion[] }

export const createVersion = (periods: readonly TypedPeriod[] = []): HoursVersion => ({
  key: createRandomId(),
  fromDate: '',
  toDate: '',
  periods: periods.map((period) => ({ ...period, key: createRandomId() })),
})

/** Converts saved hours to the values of the form: a version for each pair of dates, and an empty one where there are none. */
export function toTypedHours(hours: readonly WorkingPeriod[]): TypedHours {
  const groups = groupBy(hours, ({ fromDate, toDate }) => `${fromDate} ${toDate}`)
  const versions = [...groups.values()].map((periods) => ({
    ...createVersion(
      periods.map(({ day, startTime, endTime }) => ({ key: '', day, startTime: formatClock(startTime), endTime: formatClock(endTime) })),
    ),
    fromDate: toText(periods[0]!.fromDate),
    toDate: toText(periods[0]!.toDate),
  }))
  return { versions: versions.length > 0 ? versions : [createVersion()] }
}

const toText = (date: string | null) => (date ? formatTypedDate(date) : '')

/** True when two versions are valid on a common date. The periods of both apply then. */
export function haveCommonDates(one: HoursVersion, other: HoursVersion): boolean {
  const beginsInTime = ({ fromDate }: HoursVersion, { toDate }: HoursVersion) => {
    const [from, to] = [parseTypedDate(fromDate), parseTypedDate(toDate)]
    return from === null || to === null || from <= to
  }
  return beginsInTime(one, other) && beginsInTime(other, one)
}

/** Converts the parsed form to the whole list of working hours. */
export const toHoursBody = ({ versions }: v.InferOutput<typeof vHoursForm>): WorkingHoursInput[] =>
  versions.flatMap(({ fromDate = null, toDate = null, periods }) =>
    periods.map(
      ({ day, startTime, endTime }) => ({ day, startTime, endTime, fromDate, toDate }) satisfies Record<keyof WorkingHoursInput, unknown>,
    ),
  )

/** The most periods that a worker may have. */
const maxPeriods = 50

/** Finds what is wrong with the hours typed so far, across their fields. */
export function findHoursProblems({ versions = [] }: PartialRequest<TypedHours>) {
  const count = versions.reduce((sum, { periods = [] }) => sum + periods.length, 0)
  return [
    ...(count > maxPeriods ? [{ path: '', message: `Un trabajador tiene como máximo ${maxPeriods} periodos.` }] : []),
    ...versions.flatMap(({ periods = [], fromDate, toDate }, index) => {
      const [from, to] = [fromDate, toDate].map((text) => v.safeParse(vDateText, text))
      const endsBefore = from?.success && to?.success && from.output && to.output && to.output < from.output
      return [
        ...(endsBefore ? [{ path: `versions.${index}.toDate`, message: 'No puede ser anterior a la primera fecha.' }] : []),
        ...periods.flatMap((period, position) => findPeriodProblems(period, periods, `versions.${index}.periods.${position}`, position)),
      ]
    }),
  ]
}

function findPeriodProblems(
  { day, startTime = '', endTime = '' }: Partial<TypedPeriod>,
  periods: readonly Partial<TypedPeriod>[],
  path: string,
  position: number,
) {
  const [start, end] = [parseClock(startTime), parseClock(endTime)]
  if (start === null || end === null) return []
  if (end <= start) return [{ path: `${path}.endTime`, message: 'Debe terminar después de empezar' }]
  const isSame = (other: Partial<TypedPeriod>) =>
    other.day === day && parseClock(other.startTime ?? '') === start && parseClock(other.endTime ?? '') === end
  return periods.findIndex(isSame) < position ? [{ path: `${path}.startTime`, message: 'Este periodo está dos veces' }] : []
}
