import { useQuery } from '@tanstack/react-query'
import { buildBriefName, getFirstGivenName } from '#domain/names.ts'
import { publicRefresh } from '../../constants.ts'
import { useNow } from '../../sessions/data/use-now.ts'
import { LoadingText } from '../../ui/feedback/loading-indicator.tsx'
import { LoadProblem } from './load-problem.tsx'
import { NextSessionCard } from './next-session-card.tsx'
import { PageActions } from './page-actions.tsx'
import { PageFrame } from './page-frame.tsx'
import classes from './public-page.module.css'
import { listWeekStarts, publicViewQuery } from './public-view.ts'
import { ReplyChoice } from './replies/reply-choice.tsx'
import { ReplyNote } from './replies/reply-note.tsx'
import { ReplyProblemPanel } from './replies/reply-problem-panel.tsx'
import { listReplyProblems, type ReplyProblem } from './replies/reply-problems.ts'
import { useReplies } from './replies/use-replies.ts'
import { PublicSchedule } from './schedule/public-schedule.tsx'
import { findNextSession, isAnswerable, listOwnSessions, type OwnSession } from './sessions/own-sessions.ts'
import { OwnSessions } from './sessions/own-sessions-list.tsx'
import { Subscription } from './subscription.tsx'
import { UnknownLink } from './unknown-link.tsx'

/** The page that a client opens with a link: when to come, and the schedule with its free slots. It works without a router. */
export function PublicPage({ url }: { url: string }) {
  const now = useNow()
  const { send, lastPresses } = useReplies(url)
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
    // The server tells changes only to users who have signed in. A link that shows nothing any longer never comes back.
    refetchInterval: ({ state }) => (state.error?.status === 404 ? false : publicRefresh.interval),
  })
  // A link that is revoked while the page is open shows nothing any longer.
  if (error?.status === 404) return <UnknownLink />
  if (!view) return error ? <LoadProblem error={error} isRetrying={isFetching} onRetry={refetch} /> : <LoadingText isPending />

  const ownSessions = listOwnSessions(view, now.date)
  const nextSession = findNextSession(view, ownSessions, now)
  const takesReply = view.takesReplies && nextSession && isAnswerable(nextSession, now)
  const weekStarts = listWeekStarts(view, now.date)
  const clientName = buildBriefName({ given: getFirstGivenName(view.client.name), father: view.client.fatherLastName })

  const shownSessions = new Map([...ownSessions, ...(nextSession ? [nextSession] : [])].map((session) => [session.key, session]))
  const problems = listReplyProblems(lastPresses.values(), shownSessions, now)
  const isOfNext = ({ press }: ReplyProblem) => press.session.key === nextSession?.key
  const renderProblems = (isWanted: (problem: ReplyProblem) => boolean) =>
    problems.filter(isWanted).map((problem) => <ReplyProblemPanel key={problem.press.session.key} problem={problem} onRetry={send} />)
  const renderChoice = (session: OwnSession, isMain: boolean) => {
    const press = lastPresses.get(session.key)
    return (
      <ReplyChoice
        key={session.key}
        {...{ session, isMain }}
        sending={press?.status === 'pending' ? press.reply : undefined}
        onSend={(reply) => send({ session, reply, isMain })}
        today={now.date}
      />
    )
  }
  return (
    <PageFrame updatedAt={dataUpdatedAt} error={error}>
      <div className={classes.columns}>
        <NextSessionCard
          {...{ clientName, ownSessions, nextSession, now }}
          weekStart={weekStarts[0]!}
          problems={renderProblems((problem) => problem.press.isMain && !isOfNext(problem))}
        >
          {takesReply && renderChoice(nextSession, true)}
          {renderProblems((problem) => problem.press.isMain && isOfNext(problem))}
          <PageActions
            {...{ clientName, ownSessions }}
            clientId={view.client.id}
            weekStart={weekStarts[0]!}
            isMain={!takesReply || nextSession.reply !== undefined}
          >
            {view.feedUrl !== undefined && <Subscription url={view.feedUrl} />}
          </PageActions>
        </NextSessionCard>
        <OwnSessions
          {...{ ownSessions, now }}
          // A session whose row was pressed keeps it for what became of the press.
          removedSessions={problems
            .filter(({ press }) => !press.isMain && !shownSessions.has(press.session.key))
            .map(({ press }) => press.session)}
          weekStart={weekStarts[0]!}
          // The next session has its buttons at the top.
          renderReply={(session) => (
            <>
              {shownSessions.has(session.key) &&
                (view.takesReplies && session.key !== nextSession?.key && isAnswerable(session, now) ? (
                  renderChoice(session, false)
                ) : (
                  <ReplyNote session={session} now={now} />
                ))}
              {renderProblems(({ press }) => !press.isMain && press.session.key === session.key)}
            </>
          )}
        />
      </div>
      <PublicSchedule key={url} view={view} ownSessions={ownSessions} nextSession={nextSession} weekStarts={weekStarts} now={now} />
    </PageFrame>
  )
}
