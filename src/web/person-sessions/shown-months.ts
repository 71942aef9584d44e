import { addMonths, getMonth, isMonth, listMonths } from '#domain/months.ts'
import { addDays } from '#domain/weeks.ts'
import type { Participant } from '#web/people/participant.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { monthQuery } from './month-query.ts'

/** The number of months that a page goes back at most. Each month is a request. */
const maxMonthsBack = 60

/** Reads the earliest month to show from the URL. The default is the month of a week ago, so that the first days of a month show past sessions, too. */
export function parseSince({ searchParams }: URL, today: string): string {
  const since = searchParams.get('since') ?? ''
  const month = getMonth(addDays(today, -7))
  return isMonth(since) && since < month && since >= addMonths(month, -maxMonthsBack) ? since : month
}

/** Returns the month that "Mostrar octubre 2026" adds; undefined when it is too far back. */
export const getPreviousMonth = (since: string, today: string) =>
  since > addMonths(getMonth(today), -maxMonthsBack) ? addMonths(since, -1) : undefined

/** The queries of the months on a person's page: from the earliest requested to the next one. The current week never begins before them. */
export const monthQueries = (person: Participant, { url, today }: Pick<ScreenContext, 'url' | 'today'>) =>
  listMonths(parseSince(url, today), addMonths(getMonth(today), 1)).map((month) => monthQuery(person, month))
