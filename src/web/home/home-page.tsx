import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import type { WallClock } from '#domain/today.ts'
import { type Can, readsOnlyOwnSessions, useCan } from '../auth/access.ts'
import { signedInUserQuery } from '../auth/signed-in-user.ts'
import { queryClientContext } from '../data/query-client.ts'
import { useSettings } from '../data/settings.ts'
import { paths } from '../navigation/paths.ts'
import { redirectTo } from '../navigation/redirect.ts'
import { workersQuery } from '../people/queries.ts'
import { schedulesQuery } from '../schedules/queries.ts'
import { createLoader, type ScreenContext } from '../screen/loader-queries.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { useRefreshedSessions } from '../sessions/data/use-refreshed-sessions.ts'
import { Page } from '../ui/page/page.tsx'
import { useWorkerBadges } from '../worker-badge/worker-badges.ts'
import { NoSessionsToday } from './day/no-sessions-today.tsx'
import { TodaySection } from './day/today-section.tsx'
import classes from './home-page.module.css'
import { parseHomeView } from './home-view.ts'
import { allTurnsQuery } from './queries.ts'
import { HeaderShortcuts, StartingPoints } from './shortcuts.tsx'
import { WaitingSections } from './waiting/waiting-sections.tsx'
import { WeekSection } from './week/week-section.tsx'
import { WorkersSection } from './week/workers-section.tsx'
import { listWeekEntries } from './week-entries.ts'
import { WeeksSection } from './weeks/weeks-section.tsx'

const canReadAgenda = (can: Can) => can('listTurnWeek') && can('listSchedules')

/** The queries of the day and the week. What stands below them is fetched when the screen is up. */
export const loaderQueries = (context: ScreenContext) =>
  canReadAgenda(context.can)
    ? [schedulesQuery(), allTurnsQuery(context.today, context), ...(context.can('listWorkers') ? [workersQuery()] : [])]
    : []

/** Loads the day and the week. Redirects workers and clients who can read only their own sessions to these. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await args.context.get(queryClientContext).ensureQueryData(signedInUserQuery())
  if (readsOnlyOwnSessions(user)) throw redirectTo(args, paths.mySessions())
  return createLoader(loaderQueries)(args)
}

/** The first screen: the sessions of today, the numbers of the week, and who waits for a session. */
export function Component() {
  const can = useCan()
  const now = useNow()
  const readsAgenda = canReadAgenda(can)
  return (
    <Page
      isFlush={readsAgenda}
      facts={
        <>
          {capitalize(formatLongDate(now.date))} {readsAgenda && <PollStatus date={now.date} />}
        </>
      }
      actions={readsAgenda && <HeaderShortcuts />}
    >
      {readsAgenda ? <Overview now={now} /> : <StartingPoints />}
    </Page>
  )
}

/** Polls the sessions, and says since when polling has failed. */
function PollStatus({ date }: { date: string }) {
  const can = useCan()
  const { additions } = useSettings()
  return <span role="status">{useRefreshedSessions(allTurnsQuery(date, { additions, can })).problem}</span>
}

function Overview({ now }: { now: WallClock }) {
  const can = useCan()
  const { additions } = useSettings()
  const view = parseHomeView(useLocation().search)
  const { data: schedules } = useQuery(schedulesQuery())
  // At midnight the day before stays until the new one has arrived.
  const { data: sessions } = useQuery({ ...allTurnsQuery(now.date, { additions, can }), placeholderData: keepPreviousData })
  const entries = useMemo(() => listWeekEntries(sessions ?? [], schedules ?? [], now), [sessions, schedules, now])
  const badges = useWorkerBadges(sessions ?? [])
  if (!sessions || !schedules) return null
  const today = entries.filter(({ date }) => date === now.date)
  return (
    <div className={classes.columns}>
      <div className={classes.today}>
        {today.length > 0 ? (
          <TodaySection entries={today} badges={badges} view={view} now={now} />
        ) : (
          <NoSessionsToday entries={entries} now={now} />
        )}
      </div>
      <div className={classes.side}>
        {entries.length > 0 && (
          <>
            <WeekSection entries={entries} view={view} date={now.date} />
            <WorkersSection entries={entries} badges={badges} view={view} date={now.date} />
          </>
        )}
        {additions && can('listClients') && can('listSessions') && <WaitingSections schedules={schedules} view={view} today={now.date} />}
      </div>
      {additions && can('countSessions') && (
        <div className={classes.weeks}>
          <WeeksSection view={view} today={now.date} />
        </div>
      )}
    </div>
  )
}
