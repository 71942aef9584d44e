import { addMonths, isMonth, monthOf, monthsBetween } from '#domain/months.ts'
import { weekStart } from '#domain/weeks.ts'
import type { Participant } from '../../people/participant.ts'
import type { ScreenContext } from '../../screen/loader-queries.ts'
import { monthQuery } from './month-query.ts'

/** The number of months that a page goes back at most. Each month is a request. */
const maxMonthsBack = 60

/** Reads the earliest month to show from the URL. The default is the current month. */
export function parseSince({ searchParams }: URL, today: string): string {
  const since = searchParams.get('since') ?? ''
  const month = monthOf(today)
  return isMonth(since) && since < month && since >= addMonths(month, -maxMonthsBack) ? since : month
}

/** The month that "Mostrar octubre 2026" adds; undefined when it is too far back. */
export const getPreviousMonth = (since: string, today: string) =>
  since > addMonths(monthOf(today), -maxMonthsBack) ? addMonths(since, -1) : undefined

/** The months of a person's page: from the earliest requested to the next one. The current week is always complete, even if it began last month. */
export function monthQueries(person: Participant, { url, today }: Pick<ScreenContext, 'url' | 'today'>) {
  const [since, weekMonth] = [parseSince(url, today), monthOf(weekStart(today))]
  return monthsBetween(since < weekMonth ? since : weekMonth, addMonths(monthOf(today), 1)).map((month) => monthQuery(person, month))
}
