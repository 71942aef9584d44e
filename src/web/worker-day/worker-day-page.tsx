import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { addDays } from '#domain/weeks.ts'
import { NoSchedulePage } from '#web/agenda-tools/no-schedule.tsx'
import { availabilityQueries, fetchClinicAvailability } from '#web/availability/clinic-availability.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { clientQuery, workersQuery } from '#web/people/queries.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { asOptional, asSide, createLoader } from '#web/screen/create-loader.ts'
import { createScreenContext, type ScreenContext } from '#web/screen/loader-queries.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { allTurnsQuery } from '#web/session-data/queries.ts'
import { throwUnlessTransient } from '#web/session-data/transient-error.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { parseAgendaParams } from '#web/session-data/week-choice.ts'
import { DayScreen } from './day-screen.tsx'

export function loaderQueries({ url, today, can }: ScreenContext) {
  const { week: date = today, bookFor } = parseAgendaParams(url)
  const day = { from: date, to: date }
  return [
    schedulesQuery(),
    allTurnsQuery(day, can),
    ...availabilityQueries(day),
    asSide(workersQuery()),
    // The booking form opens with this client chosen.
    ...(bookFor ? [asOptional(clientQuery(bookFor))] : []),
  ] as const
}

/** Loads the day, and prefetches the days before and after. */
export async function loader(args: LoaderFunctionArgs) {
  // A failure is shown in the place of the day.
  await createLoader(loaderQueries)(args).catch(throwUnlessTransient)
  const queryClient = args.context.get(queryClientContext)
  const settings = await queryClient.ensureQueryData(settingsQuery())
  const { url, today, can } = createScreenContext({ url: new URL(args.request.url), params: {} }, settings, queryClient)
  const { week: date = today } = parseAgendaParams(url)
  for (const neighbor of [addDays(date, -1), addDays(date, 1)]) {
    const day = { from: neighbor, to: neighbor }
    void queryClient.prefetchQuery(allTurnsQuery(day, can))
    void fetchClinicAvailability(queryClient, day)
  }
  return null
}

export function Component() {
  const { search } = useLocation()
  const { date: today } = useNow()
  const [schedules] = useLoaderQueries(() => [schedulesQuery()] as const)
  const dayChoice = parseAgendaParams(new URL(search, window.location.origin))
  if (schedules.length === 0) return <NoSchedulePage />
  return <DayScreen schedules={schedules} date={dayChoice.week ?? today} dayChoice={dayChoice} />
}
