import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { getMonth } from '#domain/months.ts'
import { NoSchedulePage } from '#web/agenda-tools/no-schedule.tsx'
import { loadPreferredTurn } from '#web/agenda-tools/preferred-turn.ts'
import { type AttendanceParams, paths } from '#web/navigation/paths.ts'
import { redirectTo } from '#web/navigation/redirect.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { asOptional, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { readLastTurn, saveLastTurn } from '#web/session-data/last-turn.ts'
import { weekQuery } from '#web/session-data/queries.ts'
import { throwUnlessTransient } from '#web/session-data/transient-error.ts'
import { completeWeekChoice } from '#web/session-data/week-choice.ts'
import { AttendanceScreen } from './attendance-screen.tsx'
import { monthAbsencesQuery } from './month/month-absences.ts'
import { listMonthWeeks, parseMonthChoice } from './month/month-choice.ts'

/** The queries that a hovered link prefetches. Where the link names no turn or month, they are those that the loader will choose. */
export function loaderQueries({ url, today }: ScreenContext) {
  const { schedule, turn, month = getMonth(today) } = parseMonthChoice(url)
  return buildMonthQueries({ turn: turn ?? (schedule === undefined ? readLastTurn().turn : undefined), month })
}

const buildMonthQueries = ({ turn, month }: AttendanceParams) =>
  [
    schedulesQuery(),
    ...(turn && month ? listMonthWeeks(month).map((week) => weekQuery(turn, week)) : []),
    ...(month ? [asOptional(monthAbsencesQuery(month))] : []),
  ] as const

/** Loads the weeks of the month. First redirects to a URL that names the turn and the month. */
export async function loader(args: LoaderFunctionArgs) {
  const requested = parseMonthChoice(new URL(args.request.url))
  const loading = createLoader(({ url }) => buildMonthQueries(parseMonthChoice(url)))(args)
  // The error is handled below. A turn that does not exist is replaced by a redirect before that.
  loading.catch(() => {})
  const { schedules, now, preferred } = await loadPreferredTurn(args, requested)
  const { schedule, turn } = completeWeekChoice({ schedule: requested.schedule, turn: requested.turn }, schedules, now, preferred)
  const chosen = { ...requested, schedule, turn, month: requested.month ?? getMonth(now.date) }
  if (schedule !== requested.schedule || turn !== requested.turn || (turn && requested.month === undefined))
    throw redirectTo(args, paths.attendance(chosen))
  await loading.catch(throwUnlessTransient)
  if (turn) saveLastTurn(chosen)
  return null
}

export function Component() {
  const { search } = useLocation()
  const [schedules] = useLoaderQueries(() => [schedulesQuery()] as const)
  const choice = parseMonthChoice(new URL(search, window.location.origin))
  const schedule = schedules.find(({ id }) => id === choice.schedule)
  const turn = schedule?.turns.find(({ id }) => id === choice.turn)

  if (schedule && turn && choice.month)
    return <AttendanceScreen schedules={schedules} schedule={schedule} turn={turn} choice={{ ...choice, month: choice.month }} />
  return <NoSchedulePage />
}
