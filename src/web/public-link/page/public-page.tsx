import { useQuery } from '@tanstack/react-query'
import { buildBriefName, getFirstGivenName } from '#domain/names.ts'
import { formatWeek } from '#domain/spanish.ts'
import { api } from '../../data/api.ts'
import { useNow } from '../../sessions/data/use-now.ts'
import { LoadingText } from '../../ui/feedback/loading-indicator.tsx'
import { useIsPrinting } from '../../ui/print/use-is-printing.ts'
import { LoadProblem } from './load-problem.tsx'
import { PageActions } from './page-actions.tsx'
import { PageFrame } from './page-frame.tsx'
import classes from './public-page.module.css'
import { listWeekStarts, publicViewQuery } from './public-view.ts'
import { ReplyChoice } from './replies/reply-choice.tsx'
import { PublicSchedule } from './schedule/public-schedule.tsx'
import { closedDayNote, describeInFull, describeNextSession, describeNextSessionOnPaper } from './sessions/describe-sessions.ts'
import { findNextSession, isAnswerable, listOwnSessions } from './sessions/own-sessions.ts'
import { OwnSessions } from './sessions/own-sessions-list.tsx'
import { Subscription } from './subscription.tsx'
import { UnknownLink } from './unknown-link.tsx'

/** The page that a client opens with a link: when to come, and the schedule with its free slots. It works without a router. */
export function PublicPage({ url }: { url: string }) {
  const now = useNow()
  const isPrinting = useIsPrinting()
  const {
    data: view,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...publicViewQuery(url),
    // The view may have been requested before this component was shown.
    retryOnMount: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  // A link that is revoked while the page is open shows nothing any longer.
  if (error?.status === 404) return <UnknownLink />
  if (!view) return error ? <LoadProblem error={error} isRetrying={isFetching} onRetry={refetch} /> : <LoadingText isPending />

  const ownSessions = listOwnSessions(view, now.date)
  const nextSession = findNextSession(view, ownSessions, now)
  const takesReply = view.takesReplies && nextSession && isAnswerable(nextSession, now)
  // Without the next session the server says nothing about later weeks.
  const weekStarts = listWeekStarts(view, now.date)
  const thisWeek = isPrinting ? `en la semana ${formatWeek(weekStarts[0]!)}` : 'esta semana'
  const noSession = api.hasAddition('PublicView.next_session') ? 'No tiene próximas sesiones' : `No tiene más sesiones ${thisWeek}`
  const clientName = buildBriefName({ given: getFirstGivenName(view.client.name), father: view.client.fatherLastName })
  return (
    <PageFrame updatedAt={dataUpdatedAt} error={error}>
      <div className={classes.columns}>
        <section className={classes.next}>
          <p className={classes.client}>Horario de {clientName}</p>
          <h1 className={classes.headline}>
            {nextSession ? (isPrinting ? describeNextSessionOnPaper(nextSession) : describeNextSession(nextSession, now)) : noSession}
          </h1>
          {nextSession && <p className={classes.details}>{describeInFull(nextSession)}</p>}
          {nextSession?.isOnClosedDay && <p className={classes.closed}>{closedDayNote}</p>}
          {takesReply && <ReplyChoice key={nextSession.key} url={url} session={nextSession} today={now.date} isMain />}
          <PageActions
            {...{ clientName, ownSessions }}
            clientId={view.client.id}
            weekStart={weekStarts[0]!}
            isMain={!takesReply || nextSession.reply !== undefined}
          >
            {view.feedUrl !== undefined && <Subscription url={view.feedUrl} />}
          </PageActions>
        </section>
        <OwnSessions
          {...{ ownSessions, now }}
          weekStart={weekStarts[0]!}
          // The next session has its answer at the top.
          renderReply={(session) =>
            view.takesReplies &&
            session.key !== nextSession?.key &&
            isAnswerable(session, now) && <ReplyChoice url={url} session={session} today={now.date} />
          }
        />
      </div>
      <PublicSchedule key={url} view={view} ownSessions={ownSessions} nextSession={nextSession} weekStarts={weekStarts} now={now} />
    </PageFrame>
  )
}
