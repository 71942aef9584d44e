import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { buildBriefName, getFirstGivenName } from '#domain/names.ts'
import { addDays } from '#domain/weeks.ts'
import { publicRefresh } from '#web/constants.ts'
import { hasAddition } from '#web/data/settings.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { LoadingText } from '#web/ui/feedback/loading-indicator.tsx'
import { useIsPrinting } from '#web/ui/print/use-is-printing.ts'
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
import { compareStart, findNextSession, isAnswerable, isOver, listOwnSessions, type OwnSession } from './sessions/own-sessions.ts'
import { LaterSessions, type OwnSessionRow, WeekSessions } from './sessions/own-sessions-list.tsx'
import { Subscription } from './subscription.tsx'
import { UnknownLink } from './unknown-link.tsx'

/** The most sessions of the following weeks that fit beside the next one. */
const fewSessions = 3

/** The page that a client opens with a link: when to come, and the schedule with its free slots. It works without a router. */
export function PublicPage({ url }: { url: string }) {
  const now = useNow()
  const isPrinting = useIsPrinting()
  const isWide = useMediaQuery('(min-width: 60em)', false, { getInitialValueInEffect: false })
  const { send, lastReplies } = useReplies(url)
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

  const ownSessions = listOwnSessions(view)
  const nextSession = findNextSession(view, ownSessions, now)
  const takesReplies = view.takesReplies && hasAddition('replyToSession')
  const takesReply = takesReplies && nextSession && isAnswerable(nextSession, now)
  const weekStarts = listWeekStarts(view)
  const clientName = buildBriefName({ given: getFirstGivenName(view.client.name), father: view.client.fatherLastName })

  const shownSessions = new Map([...ownSessions, ...(nextSession ? [nextSession] : [])].map((session) => [session.key, session]))
  const problems = listReplyProblems(lastReplies.values(), shownSessions, now)
  const mainProblems = problems.filter(({ request }) => request.isMain)
  const rowProblems = problems.filter(({ request }) => !request.isMain)
  const isOfNext = ({ request }: ReplyProblem) => request.session.key === nextSession?.key
  const renderProblem = (problem: ReplyProblem) => <ReplyProblemPanel key={problem.request.session.key} problem={problem} onRetry={send} />
  const renderChoice = (session: OwnSession, isMain: boolean) => {
    const last = lastReplies.get(session.key)
    return (
      <ReplyChoice
        key={session.key}
        session={session}
        isMain={isMain}
        sending={last?.status === 'pending' ? last.reply : undefined}
        onSend={(reply) => send({ session, reply, isMain })}
        today={now.date}
      />
    )
  }
  // The next session has its buttons at the top.
  const renderReply = (session: OwnSession) => (
    <>
      {shownSessions.has(session.key) &&
        (takesReplies && session.key !== nextSession?.key && isAnswerable(session, now) ? (
          renderChoice(session, false)
        ) : (
          <ReplyNote session={session} now={now} />
        ))}
      {rowProblems.filter(({ request }) => request.session.key === session.key).map(renderProblem)}
    </>
  )
  // A session that was answered in its row keeps it for what became of the reply.
  const removed = rowProblems.map(({ request }) => request.session).filter(({ key }) => !shownSessions.has(key))
  const rows: OwnSessionRow[] = [
    ...ownSessions.map((session) => ({ session })),
    ...removed.map((session) => ({ session, isRemoved: true })),
  ]
  rows.sort((one, other) => compareStart(one.session, other.session))
  const weekStart = weekStarts[0]!
  const isOfWeek = ({ session }: OwnSessionRow) => session.date < addDays(weekStart, 7)
  const [week, later] = [rows.filter(isOfWeek), rows.filter((row) => !isOfWeek(row))]
  const isWeekOver = week.every(({ session }) => isOver(session, now))
  // On a wide screen the schedule comes before the following weeks, unless these are few and nothing of this week is left.
  const isLaterBeside = !isWide || (isWeekOver && ownSessions.filter((session) => !isOfWeek({ session })).length <= fewSessions)
  const weekSessions = <WeekSessions key="week" rows={week} weekStart={weekStart} now={now} renderReply={renderReply} />
  const laterSessions = <LaterSessions key="later" rows={later} now={now} renderReply={renderReply} isWhole={!isLaterBeside} />
  return (
    <PageFrame updatedAt={dataUpdatedAt} error={error}>
      <div className={classes.columns}>
        <NextSessionCard
          clientName={clientName}
          ownSessions={ownSessions}
          nextSession={nextSession}
          now={now}
          problems={mainProblems.filter((problem) => !isOfNext(problem)).map(renderProblem)}
        >
          {takesReply && renderChoice(nextSession, true)}
          {mainProblems.filter(isOfNext).map(renderProblem)}
          <PageActions
            clientName={clientName}
            ownSessions={ownSessions}
            clientId={view.client.id}
            weekStart={weekStart}
            // Nobody adds a session to the calendar that was just declined.
            isMain={!takesReply || nextSession.reply === 'confirmed'}
          >
            {view.feedUrl !== undefined && <Subscription url={view.feedUrl} />}
          </PageActions>
        </NextSessionCard>
        <div className={classes.sessions}>
          {/* On the screen a week that is over comes below the following ones. */}
          {isLaterBeside && (isWeekOver && !isPrinting ? [laterSessions, weekSessions] : [weekSessions, laterSessions])}
          {!isLaterBeside && weekSessions}
        </div>
      </div>
      <PublicSchedule key={url} view={view} ownSessions={ownSessions} nextSession={nextSession} weekStarts={weekStarts} now={now} />
      {!isLaterBeside && laterSessions}
    </PageFrame>
  )
}
