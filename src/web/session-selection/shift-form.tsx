import { Button, SegmentedControl } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import type { ApiError } from '#api/errors.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { isOnlyUnavailable } from '#web/session-data/changes/explain-refusal.ts'
import { mayAcceptUnavailable } from '#web/session-data/changes/may-accept.ts'
import { planShift } from '#web/session-data/changes/plans.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import { useStepConflicts } from '#web/session-data/changes/use-verdict.ts'
import { describeSession, describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import { ProblemDetails } from '#web/ui/feedback/problem-panel.tsx'
import { useFocusInDialog } from '#web/ui/feedback/use-focus-in-dialog.ts'
import { Link } from '#web/ui/page/link.tsx'
import { describeTarget, type Unit } from './describe-target.ts'
import classes from './selection-bar.module.css'
import { partitionByShift, type SeriesByKey } from './use-series-of-selection.ts'

interface Props {
  sessions: readonly Session[]
  /** Undefined while loading. */
  series: SeriesByKey | undefined
  onDone: () => void
}

/** Moves sessions by weeks or by days, to the same time, and says first how many move and how many stay. */
export default function ShiftForm({ sessions, series, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useFocusInDialog(form, 'input:checked')
  const { applyToEach } = useSessionActions()
  const [direction, setDirection] = useState<'later' | 'earlier'>('later')
  const [unit, setUnit] = useState<Unit>('weeks')
  const [count, setCount] = useState('1')
  const days = (direction === 'later' ? 1 : -1) * Number(count) * (unit === 'weeks' ? 7 : 1)
  const target = describeTarget(sessions, days, unit)
  const { movable, staying } = series ? partitionByShift(sessions, days, series) : { movable: sessions, staying: [] }

  const conflicts = useShiftConflicts(movable, days, series)
  const can = useCan()
  const canAccept = mayAcceptUnavailable(can)
  const warned = conflicts.filter(({ conflict }) => canAccept && isOnlyUnavailable(conflict))
  const prevented = conflicts.filter((found) => !warned.includes(found))
  const moving = movable.filter((session) => !prevented.some((found) => found.session === session))

  const move = (event: FormEvent) => {
    event.preventDefault()
    if (!series || moving.length === 0) return
    const messages = {
      formatOne: (session: Session) => `Sesión movida ${target}: ${describeSessionWithWorker(session)}`,
      formatSeveral: (moved: number) => `${formatSessionCount(moved)} ${moved === 1 ? 'movida' : 'movidas'} ${target}`,
      failure: moving.length === 1 ? 'No se pudo mover la sesión' : 'No se pudieron mover estas sesiones',
      refused: 'No se puede mover',
      accept: 'Mover de todos modos',
    }
    void applyToEach(moving, messages, (session) => planShift(session, days, series.get(getSessionKey(session))))
    onDone()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={move}>
      <SegmentedControl
        fullWidth
        aria-label="Hacia dónde"
        data={[
          { value: 'later', label: 'Después' },
          { value: 'earlier', label: 'Antes' },
        ]}
        value={direction}
        onChange={setDirection}
      />
      <SegmentedControl
        fullWidth
        aria-label="Cuánto"
        data={[
          { value: 'weeks', label: 'Semanas' },
          { value: 'days', label: 'Días' },
        ]}
        value={unit}
        onChange={setUnit}
      />
      <SegmentedControl
        fullWidth
        aria-label={unit === 'weeks' ? 'Semanas' : 'Días'}
        data={['1', '2', '3', '4', '5', '6', '7', '8']}
        value={count}
        onChange={setCount}
      />
      <p role="status" className={classes.text}>
        {series ? describeShift(moving.length, staying.length, target, unit) : 'Viendo cuáles son de una serie fija…'}
      </p>
      <div role="status" className={classes.text}>
        {series && (
          <>
            <ConflictList
              conflicts={prevented}
              title={prevented.length === 1 ? '1 no puede pasar:' : `${prevented.length} no pueden pasar:`}
            />
            <ConflictList
              conflicts={warned}
              title={warned.length === 1 ? '1 pasa solo si insiste después:' : `${warned.length} pasan solo si insiste después:`}
            />
          </>
        )}
      </div>
      <div className={classes.actions}>
        {unit === 'weeks' && can('createSessions') && (
          <Button
            variant="default"
            component={Link}
            to={paths.copySessions(getSelectedPeriod(sessions))}
            state={{ keys: sessions.map(getSessionKey) }}
          >
            Ver fecha por fecha…
          </Button>
        )}
        <Button type="submit" disabled={!series || moving.length === 0}>
          {moving.length === 1 ? 'Mover 1 sesión' : `Mover ${moving.length} sesiones`}
        </Button>
      </div>
    </form>
  )
}

/** Returns the period in which sessions are. */
function getSelectedPeriod(sessions: readonly Session[]) {
  const dates = sessions.map(({ sessionDate }) => sessionDate ?? '').sort()
  return { from: dates[0], to: dates.at(-1) }
}

/** How many of the sessions that cannot move are named. */
const maxConflicts = 4

/** Lists why sessions cannot move, each with its date. */
const ConflictList = ({ conflicts, title }: { conflicts: ReturnType<typeof useShiftConflicts>; title: string }) =>
  conflicts.length > 0 && (
    <>
      <p>{title}</p>
      <ProblemDetails
        details={conflicts.slice(0, maxConflicts).map(({ session, conflict }) => `${describeSession(session)}: ${conflict.message}`)}
      />
    </>
  )

/**
 * Describes the move of the selection: "2 sesiones pasan a la semana 29 nov – 5 dic 2026, al mismo día y hora. 1 se queda: es de una serie
 * fija, que ya tiene su sesión esa semana."
 */
function describeShift(moving: number, staying: number, target: string, unit: Unit) {
  const movedText =
    moving > 0 &&
    `${formatSessionCount(moving)} ${moving === 1 ? 'pasa' : 'pasan'} ${target}, ${unit === 'weeks' ? 'al mismo día y hora' : 'a la misma hora'}.`
  const stayingText =
    staying > 0 &&
    (staying === 1
      ? '1 se queda: es de una serie fija, que ya tiene su sesión esa semana.'
      : `${staying} se quedan: son de series fijas, que ya tienen su sesión esa semana.`)
  return [movedText, stayingText].filter(Boolean).join(' ')
}

/** Finds the sessions that cannot move together by a number of days, with the reason. Empty until the series and the answer of the server are known. */
function useShiftConflicts(sessions: readonly Session[], days: number, series: SeriesByKey | undefined) {
  const steps = series
    ? sessions.flatMap((session) => planShift(session, days, series.get(getSessionKey(session))).map((step) => ({ session, step })))
    : []
  const conflicts = useStepConflicts(steps.map(({ step }) => step))
  const found = steps.flatMap(({ session }, index): [Session, ApiError][] => (conflicts[index] ? [[session, conflicts[index]]] : []))
  return [...new Map(found)].map(([session, conflict]) => ({ session, conflict }))
}
