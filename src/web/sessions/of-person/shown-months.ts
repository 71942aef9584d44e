import { addMonths, isMonth, monthOf, monthsBetween } from '#domain/months.ts'
import { weekStart } from '#domain/weeks.ts'
import type { Participant } from '../../people/participant.ts'
import type { ScreenContext } from '../../screen/loader-queries.ts'
import { monthQuery } from './month-query.ts'

/** How far back a page goes: each month of it is a call. */
const maxMonthsBack = 60

/** The earliest month of which the URL asks for what is past; this one when it says nothing. */
export function parseSince({ searchParams }: URL, today: string): string {
  const since = searchParams.get('since') ?? ''
  const month = monthOf(today)
  return isMonth(since) && since < month && since >= addMonths(month, -maxMonthsBack) ? since : month
}

/** The month before, which "Mostrar octubre 2026" adds; none when that would be too far back. */
export const previousMonth = (since: string, today: string) =>
  since > addMonths(monthOf(today), -maxMonthsBack) ? addMonths(since, -1) : undefined

/** The months of somebody's page: from the earliest asked for to the next one, and all of this week, which may have begun in the last one. */
export function monthQueries(whose: Participant, { url, today }: Pick<ScreenContext, 'url' | 'today'>) {
  const [asked, begun] = [parseSince(url, today), monthOf(weekStart(today))]
  return monthsBetween(asked < begun ? asked : begun, addMonths(monthOf(today), 1)).map((month) => monthQuery(whose, month))
}
