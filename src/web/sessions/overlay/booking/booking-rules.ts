import * as v from 'valibot'
import { vSessionInput } from '#api/generated/schemas.ts'
import { formatClock } from '#domain/clock.ts'
import type { Problem } from '#domain/problem.ts'
import { formatFullDate, weekdayName } from '#domain/spanish.ts'
import { addDays, daysBetween, nextWeekday, weekday } from '#domain/weeks.ts'
import { formatTypedDate, parseTypedDate } from '../../../ui/dates/typed-date.ts'
import type { PartialRequest } from '../../../ui/form/form-values.ts'

const { clientId, workerId, note } = vSessionInput.entries

/** A booking as it is typed: the dates as text, once or every week. */
export const vBookingForm = v.strictObject({
  ...{ clientId, workerId, note },
  repeat: v.picklist(['once', 'weekly']),
  startsOn: v.optional(v.string()),
  endsOn: v.optional(v.string()),
})

type BookingValues = PartialRequest<v.InferInput<typeof vBookingForm>>

/** The first and the last date of a standing session; null: without end. */
export type SeriesDates = { first: string; last: string | null }

/** Years may be typed with two figures: those of the century that begins with the slot. */
export const latestDate = (date: string) => `${Number(date.slice(0, 4)) + 99}${date.slice(4).replace('-02-29', '-02-28')}`

/** The dates of a standing session as they are typed, in the slot of a date or later: what is wrong with them, or what they say. */
export function parseSeriesDates(
  { startsOn = '', endsOn = '' }: BookingValues,
  date: string,
): { problems: Problem[]; series?: SeriesDates } {
  const wrong = (path: string, message: string) => ({ problems: [{ path, message }] })
  const unreadable = `Escriba una fecha del calendario, como ${formatTypedDate(date)}`
  const from = parseTypedDate(startsOn, latestDate(date))
  if (startsOn === '') return wrong('startsOn', 'Complete este dato')
  if (from === null) return wrong('startsOn', unreadable)
  if (from < date) return wrong('startsOn', `Escriba el ${formatFullDate(date)} o una fecha posterior`)

  const first = nextWeekday(from, weekday(date))
  if (endsOn === '') return { problems: [], series: { first, last: null } }
  const until = parseTypedDate(endsOn, latestDate(date))
  if (until === null) return wrong('endsOn', unreadable)
  if (until < first) return wrong('endsOn', `La primera es el ${formatFullDate(first)}: escriba esa fecha o una posterior`)
  return { problems: [], series: { first, last: nextWeekday(addDays(until, -6), weekday(date)) } }
}

/** "Cada jueves a las 08:00, desde el 26 Nov 2026 hasta el 17 Dic 2026 (4 sesiones)." */
export function formatSeries({ first, last }: SeriesDates, time: number): string {
  const every = `Cada ${weekdayName(first)} a las ${formatClock(time)}, desde el ${formatFullDate(first)}`
  if (last === null) return `${every}, sin fin.`
  const count = daysBetween(first, last) / 7 + 1
  return `${every} hasta el ${formatFullDate(last)} (${count === 1 ? '1 sesión' : `${count} sesiones`}).`
}
