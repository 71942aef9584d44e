import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import type { WallClock } from '#domain/today.ts'
import { type Can, readsOnlyOwnSessions, useCan } from '#web/auth/access.ts'
import { signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { canReadMessages } from '#web/messages/queries.ts'
import { type HomeParams, paths } from '#web/navigation/paths.ts'
import { redirectTo } from '#web/navigation/redirect.ts'
import { workersQuery } from '#web/people/queries.ts'
import { DeclinedSection } from '#web/rebooking/declined-section.tsx'
import { RebookingSection } from '#web/rebooking/rebooking-section.tsx'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { asOptional, asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { useRefreshedSessions } from '#web/session-data/use-refreshed-sessions.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SideParts } from '#web/ui/page/side-parts.tsx'
import { UntoldSection } from '#web/untold-messages/untold-section.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { AbsentToday } from './absent/absent-today.tsx'
import { BackupNotice } from './backup-notice.tsx'
import { NoSessionsToday } from './day/no-sessions-today.tsx'
import { TodaySection } from './day/today-section.tsx'
import classes from './home-page.module.css'
import { IncompleteClients } from './incomplete/incomplete-clients.tsx'
import { weekAbsencesQuery, weekOfAllTurnsQuery } from './queries.ts'
import { HeaderShortcuts, StartingPoints } from './shortcuts.tsx'
import { UrgentLinks } from './urgent-links.tsx'
import { WeekSection } from './week/week-section.tsx'
import { WorkersSection } from './week/workers-section.tsx'
import { listWeekEntries } from './week-entries.ts'
import { WeeksSection } from './weeks/weeks-section.tsx'
import { WithoutNextSession } from './without-next-session/without-next-session.tsx'

const canReadAgenda = (can: Can) => can('listTurnWeek') && can('listSchedules')

/** The queries of the day and the week. What stands below them is fetched when the screen is up. */
export const loaderQueries = (context: ScreenContext) =>
  canReadAgenda(context.can)
    ? [
        ...[schedulesQuery(), weekOfAllTurnsQuery(context.today, context.can), workersQuery()].map(asSide),
        asOptional(weekAbsencesQuery(context.today)),
      ]
    : []

/** Loads the day and the week. Redirects workers and clients who can read only their own sessions to these. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await args.context.get(queryClientContext).ensureQueryData(signedInUserQuery())
  if (readsOnlyOwnSessions(user)) throw redirectTo(args, paths.mySessions())
  return createLoader(loaderQueries)(args)
}

/** The first screen: the sessions of today, the numbers of the week, and the clients without a next session. */
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
      notice={readsAgenda && <UrgentLinks today={now.date} />}
    >
      {readsAgenda ? (
        <Overview now={now} />
      ) : (
        <>
          <BackupNotice />
          <StartingPoints />
        </>
      )}
    </Page>
  )
}

/** Polls the sessions, and says since when polling has failed. */
function PollStatus({ date }: { date: string }) {
  const can = useCan()
  return <span role="status">{useRefreshedSessions(weekOfAllTurnsQuery(date, can)).problem}</span>
}

function Overview({ now }: { now: WallClock }) {
  const can = useCan()
  const view = parseHomeView(useLocation().search)
  const scheduleAnswer = useSideQuery(schedulesQuery())
  // At midnight the day before stays until the new one has arrived.
  const sessionAnswer = useSideQuery({ ...weekOfAllTurnsQuery(now.date, can), placeholderData: keepPreviousData })
  const [schedules, sessions] = [scheduleAnswer.data, sessionAnswer.data]
  const entries = useMemo(() => listWeekEntries(sessions ?? [], schedules ?? [], now), [sessions, schedules, now])
  const badges = useWorkerBadges(sessions ?? [])
  const isLoaded = sessions && schedules
  const today = entries.filter(({ date }) => date === now.date)
  return (
    <div className={classes.columns}>
      <div className={classes.notice}>
        <BackupNotice />
      </div>
      <div className={classes.today}>
        {!isLoaded ? (
          <SectionError title="Hoy" answers={[scheduleAnswer, sessionAnswer]} />
        ) : today.length > 0 ? (
          <TodaySection entries={today} badges={badges} view={view} now={now} />
        ) : (
          <NoSessionsToday entries={entries} now={now} />
        )}
      </div>
      <SideParts
        className={classes.side}
        more={
          <>
            {can('listSessions') && <RebookingSection today={now.date} />}
            {can('listClients') && can('listSessions') && <WithoutNextSession schedules={schedules ?? []} today={now.date} />}
            {can('listClients') && <IncompleteClients view={view} />}
            {can('countSessions') && <WeeksSection view={view} today={now.date} />}
          </>
        }
      >
        <AbsentToday badges={badges} today={now.date} />
        {can('listSessions') && <DeclinedSection today={now.date} />}
        {canReadMessages(can) && <UntoldSection />}
        {entries.length > 0 && (
          <>
            <WeekSection entries={entries} view={view} date={now.date} />
            <WorkersSection entries={entries} badges={badges} view={view} date={now.date} />
          </>
        )}
      </SideParts>
    </div>
  )
}

/** Reads which sessions of today are shown, which list is shown whole, and of which number the turns are listed. Unknown values are ignored. */
function parseHomeView(search: string): HomeParams {
  const params = new URLSearchParams(search)
  const [state, all] = [params.get('state'), params.get('all')]
  return {
    state: state === 'pending' || state === 'unmarked' ? state : undefined,
    all: all === 'workers' || all === 'incomplete' ? all : undefined,
    turns: params.get('turns') ?? undefined,
  }
}
