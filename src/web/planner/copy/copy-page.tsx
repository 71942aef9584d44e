import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { WantedSession } from '#domain/plan.ts'
import { isSameSession, sessionKey } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { addDays, countDays, getWeekStart } from '#domain/weeks.ts'
import { useCan } from '../../auth/access.ts'
import { type CopyParams, paths } from '../../navigation/paths.ts'
import { useGetTargetLocation } from '../../navigation/target-location.ts'
import { workersQuery } from '../../people/queries.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { createLoader } from '../../screen/create-loader.ts'
import type { ScreenContext } from '../../screen/loader-queries.ts'
import { formatShortName } from '../../sessions/data/busy/find-conflict.ts'
import { useAgendaActions } from '../../sessions/data/changes/agenda-actions.ts'
import { isOfSeries } from '../../sessions/data/is-of-series.ts'
import { allTurnsQuery, type Session } from '../../sessions/data/queries.ts'
import { useNow } from '../../sessions/data/use-now.ts'
import { partitionByShift, useSeriesOfSelection } from '../../sessions/selection/use-series-of-selection.ts'
import { useLeaveGuard } from '../../ui/feedback/leave-guard.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PlanFooter } from '../plan-footer.tsx'
import classes from '../plan-page.module.css'
import { PlanRows } from '../plan-rows.tsx'
import { useChoices } from '../use-choices.ts'
import { useSessionPlan } from '../use-plan.ts'
import { planCopies, planMoves } from './copy-change.ts'
import { CopyForm, type CopyMode } from './copy-form.tsx'
import { describeCopy, describeStaying, formatDone } from './describe-copy.ts'

/** Reads the period whose sessions are copied, and the turn. Without a valid period it is the current week. */
const readParams = (url: URL): CopyParams => Object.fromEntries(url.searchParams)

/** Returns the period of the sessions that are copied. */
const getPeriod = ({ from, to }: CopyParams, today: string) => {
  const first = from ?? getWeekStart(today)
  return { from: first, to: to ?? addDays(getWeekStart(first), 6) }
}

export const loaderQueries = ({ url, today, can }: ScreenContext) => [
  allTurnsQuery(getPeriod(readParams(url), today), can),
  ...(can('listSchedules') ? [schedulesQuery()] : []),
  ...(can('listWorkers') ? [workersQuery()] : []),
]
export const loader = createLoader(loaderQueries)

/** Copies or moves sessions to another week: each with what stands against it there and what comes of it, before anything is saved. */
export function Component() {
  const { pathname, search, state } = useLocation()
  const [params] = useState(() => readParams(new URL(pathname + search, window.location.origin)))
  const [selection] = useState(() => (isSelection(state) ? state : undefined))
  const can = useCan()
  const navigate = useNavigate()
  const { date: today } = useNow()
  const period = getPeriod(params, today)
  const sourceWeek = getWeekStart(period.from)
  const { data: schedules = noSchedules } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const { data: listedWorkers = noWorkers } = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  const { data: listed = noSessions } = useQuery(allTurnsQuery(period, can))
  const sessions = listed.filter(
    (session) => isActive(session.state) && (selection ? selection.keys.includes(sessionKey(session)) : session.turnId === params.turn),
  )

  const [mode, setMode] = useState<CopyMode>(selection ? 'move' : 'copy')
  const [targetWeek, setTargetWeek] = useState(() => getFirstTarget(sourceWeek, today))
  const days = countDays(sourceWeek, targetWeek)
  const { data: there } = useQuery(allTurnsQuery({ from: addDays(period.from, days), to: addDays(period.to, days) }, can))
  const { series, error: seriesError } = useSeriesOfSelection(mode === 'move' ? sessions : noSessions)
  const { movable } = series && mode === 'move' ? partitionByShift(sessions, days, series) : { movable: sessions }
  const byKey = new Map(sessions.map((session) => [sessionKey(session), session]))
  /** True when the same people meet in the same slot of the other week already, and that session stays there. */
  const isThere = (session: Session) => {
    const copy = { ...session, sessionDate: addDays(session.sessionDate ?? '', days) }
    // A date of a series that was canceled there is not wanted again.
    const counts = (other: Session) => isActive(other.state) || isOfSeries(session)
    return there?.some((other) => counts(other) && isSameSession(other, copy) && !(mode === 'move' && byKey.has(sessionKey(other))))
  }
  const isLoaded = there !== undefined && (mode === 'copy' || series !== undefined)
  const chosen = isLoaded ? movable.filter((session) => !isThere(session)) : noSessions
  const durations = new Map(schedules.flatMap(({ turns, sessionDuration }) => turns.map(({ id }) => [id, sessionDuration])))
  const wanted = chosen.map(
    (session): WantedSession => ({
      key: sessionKey(session),
      clientId: session.client.id,
      workerId: session.worker.id,
      date: addDays(session.sessionDate ?? '', days),
      slot: { turnId: session.turnId, time: session.time, duration: durations.get(session.turnId) ?? 1 },
    }),
  )

  const { choices, choose, settle } = useChoices()
  const leavingKeys = new Set(mode === 'move' ? wanted.filter(({ key }) => choices.get(key)?.kind !== 'skip').map(({ key }) => key) : [])
  const workers = [...new Map([...sessions.map(({ worker }) => worker), ...listedWorkers].map((worker) => [worker.id, worker])).values()]
  const sessionPlan = useSessionPlan({
    ...{ wanted, workers, schedules, choices },
    clients: sessions.map(({ client }) => client),
    isReplaced: (session) => leavingKeys.has(sessionKey(session)),
  })
  const { plan } = sessionPlan

  const { makeChange } = useAgendaActions()
  const getTargetLocation = useGetTargetLocation()
  const isDone = useRef(false)
  const { dialog } = useLeaveGuard(() => !isDone.current && wanted.some(({ key }) => choices.has(key)), {
    question: leaveQuestions[mode],
  })
  const save = async () => {
    const planned = plan?.flatMap(({ session }) => session ?? []) ?? []
    const carryOut = {
      copy: () => planCopies(planned, byKey, sessionPlan.findWorker),
      move: () => planMoves(planned, byKey, sessionPlan.findWorker, series ?? new Map(), days),
    }
    await makeChange(formatDone(planned.length, mode, targetWeek), carryOut[mode]())
    isDone.current = true
    // The user may have gone elsewhere while the plan was sent.
    if (getTargetLocation().pathname === pathname) await navigate(paths.sessions({ week: targetWeek, turn: planned[0]?.slot.turnId }))
  }

  const staying = sessions.length - chosen.length
  return (
    <Page
      isFlush
      parent={{ to: paths.sessions({ week: sourceWeek, turn: params.turn }), title: 'Sesiones' }}
      footer={
        plan && (
          <PlanFooter
            plan={plan}
            sentence={describeCopy(plan, mode, targetWeek)}
            remarks={staying > 0 ? [describeStaying(staying, mode)] : []}
            texts={footerTexts[mode]}
            onSkip={() => settle(sessionPlan.settle('skip'))}
            onBook={save}
          />
        )
      }
    >
      {dialog}
      <div className={classes.columns}>
        <aside className={classes.side}>
          <CopyForm {...{ mode, sourceWeek, targetWeek, today }} onModeChange={setMode} onTargetChange={setTargetWeek} />
        </aside>
        <PlanRows
          {...{ sessionPlan }}
          skip={skipTexts[mode]}
          getTitle={({ key }) => formatPair(byKey.get(key))}
          takenDates={noDates}
          emptyText={
            seriesError
              ? 'No se pudo comprobar cuáles son de una serie fija.'
              : !isLoaded || wanted.length > 0
                ? 'Buscando qué está ocupado…'
                : staying > 0
                  ? describeStaying(staying, mode)
                  : 'En esa semana no hay sesiones que copiar.'
          }
          onChoose={choose}
          onSettle={settle}
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

const formatPair = (session: Session | undefined) =>
  session ? `${formatShortName(session.client)} con ${formatShortName(session.worker)}` : ''

const leaveQuestions = {
  copy: { question: '¿Salir sin copiar?', consequence: 'Lo que eligió se pierde.', actionLabel: 'Salir sin copiar' },
  move: { question: '¿Salir sin mover?', consequence: 'Lo que eligió se pierde.', actionLabel: 'Salir sin mover' },
}

const skipTexts = {
  copy: { label: 'Omitir', outcome: 'No se copia' },
  move: { label: 'Dejar', outcome: 'Se queda donde está' },
}

const footerTexts = {
  copy: { action: 'Copiar', refused: 'No se copió nada', failure: 'No se pudo copiar', noun: ['sesión', 'sesiones'] },
  move: { action: 'Mover', refused: 'No se movió nada', failure: 'No se pudo mover', noun: ['sesión', 'sesiones'] },
} as const

const noSchedules: [] = []
const noWorkers: [] = []
const noSessions: Session[] = []
const noDates: ReadonlySet<string> = new Set()

const isSelection = (state: unknown): state is { keys: string[] } =>
  typeof state === 'object' && state !== null && 'keys' in state && Array.isArray(state.keys)
