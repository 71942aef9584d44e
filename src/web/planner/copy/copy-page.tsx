import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, errorCode } from '#api/errors.ts'
import type { PlannedSession, WantedSession } from '#domain/plan.ts'
import { getSessionKey, isSameSession } from '#domain/session-key.ts'
import { formatSessionCount, formatWeek } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { addDays, countDays, getWeekStart, isDate } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { type CopyParams, paths } from '#web/navigation/paths.ts'
import { useGetTargetLocation } from '#web/navigation/target-location.ts'
import { useWorkers, workersQuery } from '#web/people/queries.ts'
import { schedulesQuery, useSchedules } from '#web/schedules/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { mapTurnDurations } from '#web/session-data/busy/busy-period.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import { joinWorkers } from '#web/session-data/busy/load-busy-time.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { explainRefusal } from '#web/session-data/changes/explain-refusal.ts'
import { RefusedWithOthers } from '#web/session-data/changes/step-errors.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import { isOfSeries } from '#web/session-data/is-of-series.ts'
import { allTurnsQuery, type Schedule, type Session } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { describeTarget } from '#web/session-selection/describe-target.ts'
import { partitionByShift, useSeriesOfSelection } from '#web/session-selection/use-series-of-selection.ts'
import { useLeaveGuard } from '#web/ui/feedback/leave-guard.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PlanFooter } from '../plan-footer.tsx'
import classes from '../plan-page.module.css'
import { PlanRows } from '../plan-rows.tsx'
import { useChoices } from '../use-choices.ts'
import { useSessionPlan } from '../use-plan.ts'
import { planTransfers } from './copy-change.ts'
import { CopyForm, type CopyMode } from './copy-form.tsx'
import { describeCopy, describeStaying, formatCopied } from './describe-copy.ts'

const readCopyParams = (url: URL): CopyParams => Object.fromEntries(url.searchParams)

/** Returns the period of the sessions that are copied: the current week without a valid one. */
function getSourcePeriod({ from = '', to = '' }: CopyParams, today: string) {
  const first = isDate(from) ? from : getWeekStart(today)
  return { from: first, to: isDate(to) && to >= first ? to : addDays(getWeekStart(first), 6) }
}

export const loaderQueries = ({ url, today, can }: ScreenContext) => [
  allTurnsQuery(getSourcePeriod(readCopyParams(url), today), can),
  asSide(schedulesQuery()),
  asSide(workersQuery()),
]
export const loader = createLoader(loaderQueries)

/** Copies or moves sessions to another week: each with its conflicts there and its outcome, before anything is saved. */
export function Component() {
  const { pathname, search, state } = useLocation()
  const [params] = useState(() => readCopyParams(new URL(pathname + search, window.location.origin)))
  const [selection] = useState(() => (isSelection(state) ? state : undefined))
  const can = useCan()
  const navigate = useNavigate()
  const { date: today } = useNow()
  const period = getSourcePeriod(params, today)
  const sourceWeek = getWeekStart(period.from)
  const schedules = useSchedules()
  const listedWorkers = useWorkers()
  const { data: listed = noSessions } = useQuery(allTurnsQuery(period, can))
  const chosen = listed.filter((session) =>
    selection ? selection.keys.includes(getSessionKey(session)) : session.turnId === params.turn && isActive(session.state),
  )
  // Sessions that were canceled or postponed do not take place, so they are not copied.
  const sessions = chosen.filter(({ state }) => isActive(state))

  const canMove = can('updateSession', {})
  const [mode, setMode] = useState<CopyMode>(selection && canMove ? 'move' : 'copy')
  const [targetWeek, setTargetWeek] = useState(() => getFirstTarget(sourceWeek, today))
  const days = countDays(sourceWeek, targetWeek)
  const there = useQuery(allTurnsQuery({ from: addDays(period.from, days), to: addDays(period.to, days) }, can))
  const { series, error: seriesError } = useSeriesOfSelection(mode === 'move' ? sessions : noSessions)
  const hasFailed = there.isError || seriesError !== undefined
  const { movable } = series && mode === 'move' ? partitionByShift(sessions, days, series) : { movable: sessions }
  const sourceKeys = new Set(sessions.map(getSessionKey))
  const toCopy = (session: Session) => ({ ...session, sessionDate: addDays(session.sessionDate ?? '', days) })
  /** True when the same people meet in the same slot of the other week already, and that session stays there. */
  const isThere = (session: Session) => {
    // A date of a series that was canceled there is not wanted again.
    const counts = (other: Session) => isActive(other.state) || isOfSeries(session)
    const stays = (other: Session) => mode === 'copy' || !sourceKeys.has(getSessionKey(other))
    return there.data?.some((other) => counts(other) && stays(other) && isSameSession(other, toCopy(session)))
  }
  const isLoaded = there.data !== undefined && (mode === 'copy' || series !== undefined)
  const planned = isLoaded ? movable.filter((session) => !isThere(session)) : noSessions
  const durations = mapTurnDurations(schedules)
  // The key has the date of the other week, so that what is chosen there does not count in another one.
  const sources = new Map(planned.map((session) => [getSessionKey(toCopy(session)), session]))
  const wanted = [...sources].map(
    ([key, { client, worker, turnId, time, sessionDate }]): WantedSession => ({
      key,
      clientId: client.id,
      workerId: worker.id,
      date: addDays(sessionDate ?? '', days),
      slot: { turnId, time, duration: durations.get(turnId) ?? 1 },
    }),
  )

  const { choices, choose, settle, reset } = useChoices()
  const leavingKeys = new Set(
    mode === 'move' ? [...sources].flatMap(([key, session]) => (choices.get(key)?.kind === 'skip' ? [] : getSessionKey(session))) : [],
  )
  const currentPlan = useSessionPlan({
    wanted,
    schedules,
    choices,
    workers: joinWorkers(listedWorkers, sessions),
    clients: sessions.map(({ client }) => client),
    ...(leavingKeys.size > 0 && { isReplaced: (session: Session) => leavingKeys.has(getSessionKey(session)) }),
  })
  // While the plan is sent, its sessions are shown in the other week already. The rows stay until the server has answered and there is a plan of what is left:
  // without any, the footer and the reason of a refusal would disappear.
  const [isSending, setSending] = useState(false)
  const [lastSent, setLastSent] = useState<{ sources: typeof sources; plan: typeof currentPlan.plan }>()
  const sent = isSending || currentPlan.plan === undefined ? lastSent : undefined
  const sessionPlan = { ...currentPlan, hasFailed: currentPlan.hasFailed || hasFailed, ...(sent && { plan: sent.plan }) }
  const { plan } = sessionPlan
  const target = planned.length > 0 ? describeTarget(planned, days, 'weeks') : ''
  const shownSources = sent?.sources ?? sources

  const queryClient = useQueryClient()
  const { makeChanges } = useAgendaActions()
  const getTargetLocation = useGetTargetLocation()
  const isDone = useRef(false)
  const { dialog } = useLeaveGuard(() => !isDone.current && wanted.some(({ key }) => choices.has(key)), {
    question: leaveQuestions[mode],
  })
  const toSave = plan?.flatMap(({ session }) => session ?? []) ?? noPlanned
  const transfers = planTransfers(toSave, sources, { mode, findWorker: sessionPlan.findWorker, series: series ?? new Map() })
  const changes = transfers.map(({ change }) => change)
  /** True after a refusal of which an earlier call has made a part, as of more sessions than one call takes. */
  const [isPartlyDone, setPartlyDone] = useState(false)
  /** Copies or moves the sessions. Rejects with the reasons of those that are refused. */
  const makeTransfers = async () => {
    const refused = await makeChanges((count) => formatCopied(count, mode, target), changes)
    setPartlyDone(refused.size < changes.length)
    const own = [...refused].filter(([, error]) => !(error instanceof RefusedWithOthers))
    const [first] = own
    if (!first) return
    const details = await Promise.all(
      own.map(async ([index, error]) => {
        const { session } = transfers[index]!
        return { path: '', message: `${describeSession(session)}: ${await explainRefusal(queryClient, session, error)}` }
      }),
    )
    throw new ApiError(errorCode.conflict, allOrNone[mode], { details, cause: first[1] })
  }
  const save = async () => {
    setLastSent({ sources, plan })
    setSending(true)
    try {
      await makeTransfers()
    } finally {
      setSending(false)
    }
    isDone.current = true
    // The user may have gone elsewhere while the plan was sent.
    if (getTargetLocation().pathname === pathname) await navigate(paths.sessions({ week: targetWeek, turn: toSave[0]?.slot.turnId }))
  }

  const remarks = sent || !isLoaded ? [] : describeStaying(sessions.length - planned.length, chosen.length - sessions.length, mode)
  return (
    <Page
      isFlush
      parent={{ to: paths.sessions({ week: sourceWeek, turn: params.turn }), title: 'Sesiones' }}
      footer={
        plan && (
          <PlanFooter
            plan={plan}
            sentence={describeCopy(plan, mode, target)}
            texts={{ ...footerTexts[mode], ...(isPartlyDone && { refused: partlyDone[mode] }) }}
            change={changes.flat()}
            onSkip={() => settle(sessionPlan.settle('skip'))}
            onBook={save}
          />
        )
      }
    >
      {dialog}
      <div className={classes.columns}>
        <aside className={classes.side}>
          <CopyForm
            mode={mode}
            canMove={canMove}
            sourceWeek={sourceWeek}
            targetWeek={targetWeek}
            today={today}
            // Without a plan they stand in its place.
            remarks={plan ? remarks : []}
            source={
              selection
                ? `${formatSessionCount(chosen.length)} ${chosen.length === 1 ? 'elegida' : 'elegidas'}`
                : formatTurn(schedules, params.turn)
            }
            onModeChange={(next) => {
              setLastSent(undefined)
              setMode(next)
            }}
            onTargetChange={(week) => {
              setLastSent(undefined)
              setTargetWeek(week)
            }}
          />
        </aside>
        <PlanRows
          sessionPlan={sessionPlan}
          skip={skipTexts[mode]}
          getTitle={({ key }) => formatPair(shownSources.get(key))}
          takenDates={noDates}
          emptyText={
            !isLoaded || wanted.length > 0
              ? 'Buscando qué está ocupado…'
              : remarks.length > 0
                ? remarks.join(' ')
                : `En la semana ${formatWeek(sourceWeek)} no hay sesiones que copiar.`
          }
          onChoose={choose}
          onSettle={settle}
          onReset={reset}
        />
      </div>
    </Page>
  )
}

/** The week after the one that is copied, or the current one if that is over. */
function getFirstTarget(sourceWeek: string, today: string) {
  const [next, current] = [addDays(sourceWeek, 7), getWeekStart(today)]
  return next < current ? current : next
}

/** "Terapia infantil, Mañana". */
const formatTurn = (schedules: readonly Schedule[], turnId: string | undefined) =>
  schedules.flatMap(({ name, turns }) => turns.filter(({ id }) => id === turnId).map((turn) => `${name}, ${turn.name}`)).join()

const formatPair = (session: Session | undefined) =>
  session ? `${formatShortName(session.client)} con ${formatShortName(session.worker)}` : ''

const leaveQuestions = {
  copy: { question: '¿Salir sin copiar?', consequence: 'Lo que eligió se pierde.', actionLabel: 'Salir sin copiar' },
  move: { question: '¿Salir sin mover?', consequence: 'Lo que eligió se pierde.', actionLabel: 'Salir sin mover' },
}

const partlyDone = { copy: 'Se copió solo una parte', move: 'Se movió solo una parte' }
const allOrNone = { copy: 'Se copian todas o ninguna.', move: 'Pasan todas o ninguna.' }

const skipTexts = {
  copy: { label: 'Omitir', outcome: 'No se copia' },
  move: { label: 'Dejar', outcome: 'Se queda donde está' },
}

const footerTexts = {
  copy: {
    action: 'Copiar',
    skip: (open: number) => (open === 1 ? 'Omitirla' : `Omitir las ${open}`),
    refused: 'No se copió nada',
    failure: 'No se pudo copiar',
    noun: ['sesión', 'sesiones'],
  },
  move: {
    action: 'Mover',
    skip: (open: number) => (open === 1 ? 'Dejarla' : `Dejar las ${open}`),
    refused: 'No se movió nada',
    failure: 'No se pudo mover',
    noun: ['sesión', 'sesiones'],
  },
} as const

const noSessions: Session[] = []
const noPlanned: PlannedSession[] = []
const noDates: ReadonlySet<string> = new Set()

const isSelection = (state: unknown): state is { keys: string[] } =>
  typeof state === 'object' && state !== null && 'keys' in state && Array.isArray(state.keys)
