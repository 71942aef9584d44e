import { getMonth, isMonth } from '#domain/months.ts'
import { listMonthDates, type Period } from '#domain/periods.ts'
import { addDays, getWeekStart, isDate } from '#domain/weeks.ts'
import type { SignedInUser } from '#web/auth/signed-in-user.ts'
import type { MySessionsParams } from '#web/navigation/paths.ts'
import type { Participant } from '#web/people/participant.ts'

/** Reads the date, the view and the role from the URL. */
export function parseViewChoice({ searchParams }: URL): MySessionsParams {
  const date = searchParams.get('date')
  return {
    ...(date !== null && isDate(date) && isMonth(getMonth(date)) && { date }),
    view: searchParams.get('view') === 'month' ? 'month' : undefined,
    as: searchParams.get('as') === 'client' ? 'client' : undefined,
  }
}

/** Returns the worker or client whose sessions a user sees; undefined for a user who is neither. The worker comes first, unless `as` says otherwise. */
export function getParticipant({ workerId, clientId }: Pick<SignedInUser, 'workerId' | 'clientId'>, { as }: MySessionsParams) {
  const client: Participant | undefined = clientId === null ? undefined : { kind: 'client', id: clientId }
  const worker: Participant | undefined = workerId === null ? undefined : { kind: 'worker', id: workerId }
  return as === 'client' ? (client ?? worker) : (worker ?? client)
}

/** The days after today in which the next session is looked for. With the weeks of a month they are less than the 62 days of one call. */
const daysAhead = 21

/** Returns the period to load for a date: the whole weeks of its month, and the days after today if it is today's month. */
export function getShownPeriod(date: string, today: string): Period {
  const dates = listMonthDates(getMonth(date))
  const [from, to] = [getWeekStart(dates[0]!), addDays(getWeekStart(dates.at(-1)!), 6)]
  const ahead = addDays(today, daysAhead)
  return { from, to: getMonth(date) === getMonth(today) && ahead > to ? ahead : to }
}
