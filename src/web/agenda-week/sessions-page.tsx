import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import type { WallClock } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { NoSchedulePage } from '#web/agenda-tools/no-schedule.tsx'
import { loadPreferredTurn } from '#web/agenda-tools/preferred-turn.ts'
import { availabilityQueries, fetchClinicAvailability } from '#web/availability/clinic-availability.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { redirectTo } from '#web/navigation/redirect.ts'
import { clientQuery, workersQuery } from '#web/people/queries.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { asOptional, asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { readLastTurn, saveLastTurn } from '#web/session-data/last-turn.ts'
import { type Schedule, weekQuery } from '#web/session-data/queries.ts'
import { throwUnlessTransient } from '#web/session-data/transient-error.ts'
import { completeWeekChoice, parseAgendaParams, parseOpening } from '#web/session-data/week-choice.ts'
import { findOpeningDate } from '#web/session-data/week-view.ts'
import { isPhoneWidth } from '#web/ui/theme/phone-width.ts'
import { WeekScreen } from './week-screen.tsx'

/** The queries that a hovered link prefetches. A link that names no schedule leads to the turn shown last, one that names no week to the current week. */
export function loaderQueries(context: ScreenContext) {
  const { schedule, turn, week = context.today, bookFor } = parseAgendaParams(context.url)
  const lastTurn = schedule === undefined ? readLastTurn().turn : undefined
  return [...buildWeekQueries({ turn: turn ?? lastTurn, week, bookFor }), asSide(workersQuery())] as const
}

const buildWeekQueries = ({ turn, week, bookFor }: AgendaParams) =>
  [
    schedulesQuery(),
    ...(turn && week ? [weekQuery(turn, getWeekStart(week))] : []),
    ...(week ? availabilityQueries({ from: week, to: week }) : []),
    // The booking form opens with this client chosen.
    ...(bookFor ? [asOptional(clientQuery(bookFor))] : []),
  ] as const

/** Loads the week and prefetches its neighbors. First redirects to a URL that names the turn and the week, on a phone the day. */
export async function loader(args: LoaderFunctionArgs) {
  const queryClient = args.context.get(queryClientContext)
  const url = new URL(args.request.url)
  const requested = parseAgendaParams(url)
  const loading = createLoader(({ url }) => buildWeekQueries(parseAgendaParams(url)))(args)
  // The error is handled below, unless the loader redirects first, as from a turn that does not exist.
  loading.catch(() => {})
  const { schedules, now, preferred } = await loadPreferredTurn(args, requested)
  const chosen = completeWeekChoice(requested, schedules, now, preferred)
  if (requested.week === undefined && isPhoneWidth()) chosen.week = await chooseDay(queryClient, chosen, schedules, now)
  const { schedule, turn, week } = chosen
  if (schedule !== requested.schedule || turn !== requested.turn || (turn && week !== requested.week))
    throw redirectTo(args, paths.sessions({ ...chosen, ...parseOpening(url) }))
  await loading.catch(throwUnlessTransient)
  await createLoader(() => [asSide(workersQuery())])(args)
  if (turn && week) {
    saveLastTurn(chosen)
    for (const date of [addDays(week, -7), addDays(week, 7)]) {
      void queryClient.prefetchQuery(weekQuery(turn, getWeekStart(date)))
      void fetchClinicAvailability(queryClient, { from: date, to: date })
    }
  }
  return null
}

/** Chooses the day that a phone shows: today, or the next day of the week that has sessions when today has none left. */
async function chooseDay(queryClient: QueryClient, { schedule, turn, week }: AgendaParams, schedules: readonly Schedule[], now: WallClock) {
  const duration = schedules.find(({ id }) => id === schedule)?.sessionDuration
  if (turn === undefined || week === undefined || duration === undefined) return week
  // The loader handles an error.
  const sessions = await queryClient.ensureQueryData(weekQuery(turn, week)).catch(() => [])
  return findOpeningDate(sessions, { week, duration, now })
}

export function Component() {
  const { search } = useLocation()
  const [schedules] = useLoaderQueries(() => [schedulesQuery()] as const)
  const url = new URL(search, window.location.origin)
  const weekChoice = parseAgendaParams(url)
  const schedule = schedules.find(({ id }) => id === weekChoice.schedule)
  const turn = schedule?.turns.find(({ id }) => id === weekChoice.turn)

  if (schedule && turn && weekChoice.week)
    return (
      <WeekScreen
        schedules={schedules}
        schedule={schedule}
        turn={turn}
        weekChoice={{ ...weekChoice, week: weekChoice.week }}
        opening={parseOpening(url)}
      />
    )
  return <NoSchedulePage />
}
