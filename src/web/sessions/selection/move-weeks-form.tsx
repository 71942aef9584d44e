import { Button, SegmentedControl } from '@mantine/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { sessionKey } from '#domain/session-key.ts'
import { formatSessionCount, formatWeek } from '#domain/spanish.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { useCan } from '../../auth/access.ts'
import { ProblemDetails } from '../../ui/feedback/problem-panel.tsx'
import { mayOverride } from '../data/changes/override.ts'
import { planShift } from '../data/changes/plans.ts'
import { useSessionActions } from '../data/changes/session-actions.ts'
import { describeSession } from '../data/describe-session.ts'
import type { Session } from '../data/queries.ts'
import classes from './selection-bar.module.css'
import { partitionByShift, type SeriesByKey } from './use-series-of-selection.ts'
import { useShiftConflicts } from './use-shift-conflicts.ts'

interface Props {
  sessions: readonly Session[]
  /** Undefined while loading. */
  series: SeriesByKey | undefined
  onDone: () => void
}

/** Moves sessions by weeks, to the same weekday and time, and says first how many move and how many stay. */
export default function MoveWeeksForm({ sessions, series, onDone }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // The form has loaded after the dialog around it has moved the focus into itself.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const { applyToEach } = useSessionActions()
  const [direction, setDirection] = useState<'later' | 'earlier'>('later')
  const [count, setCount] = useState('1')
  const weeks = (direction === 'later' ? 1 : -1) * Number(count)
  const target = describeTarget(sessions, weeks)
  const { movable, staying } = series ? partitionByShift(sessions, weeks, series) : { movable: sessions, staying: [] }

  const conflicts = useShiftConflicts(movable, weeks)
  const canInsist = mayOverride(useCan())
  const warned = conflicts.filter(({ conflict }) => conflict.reason && canInsist)
  const prevented = conflicts.filter((found) => !warned.includes(found))
  const moving = movable.filter((session) => !prevented.some((found) => found.session === session))

  const move = (event: FormEvent) => {
    event.preventDefault()
    if (!series || moving.length === 0) return
    const messages = {
      formatOne: (session: Session) => `Sesión movida ${target}: ${describeSession(session)}`,
      formatSeveral: (moved: number) => `${formatSessionCount(moved)} ${moved === 1 ? 'movida' : 'movidas'} ${target}`,
      failure: moving.length === 1 ? 'No se pudo mover la sesión' : 'No se pudieron mover estas sesiones',
      refused: 'No se puede mover',
      insist: 'Mover de todos modos',
    }
    void applyToEach(moving, messages, (session) => planShift(session, weeks, series.get(sessionKey(session))))
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
      <fieldset>
        <legend id={id}>Semanas</legend>
        <SegmentedControl
          fullWidth
          aria-labelledby={id}
          data={['1', '2', '3', '4', '5', '6', '7', '8']}
          value={count}
          onChange={setCount}
        />
      </fieldset>
      <p role="status" className={classes.text}>
        {series ? describeShift(moving.length, staying.length, target) : 'Viendo cuáles son de una serie fija…'}
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
        <Button type="submit" disabled={!series || moving.length === 0}>
          {moving.length === 1 ? 'Mover 1 sesión' : `Mover ${moving.length} sesiones`}
        </Button>
      </div>
    </form>
  )
}

/** How many of the sessions that cannot move are named. */
const maxConflicts = 4

/** Lists why sessions cannot move, each with its date. */
const ConflictList = ({ conflicts, title }: { conflicts: ReturnType<typeof useShiftConflicts>; title: string }) =>
  conflicts.length > 0 && (
    <>
      <p>{title}</p>
      <ProblemDetails
        details={conflicts.slice(0, maxConflicts).map(({ session, conflict }) => `${describeSession(session)}: ${conflict.message}.`)}
      />
    </>
  )

/** "a la semana 29 nov – 5 dic 2026", or for sessions of several weeks "2 semanas más tarde". */
function describeTarget(sessions: readonly Session[], weeks: number) {
  const [week = '', ...otherWeeks] = new Set(sessions.map(({ sessionDate }) => getWeekStart(sessionDate ?? '')))
  if (otherWeeks.length === 0) return `a la semana ${formatWeek(addDays(week, 7 * weeks))}`
  return `${Math.abs(weeks)} ${Math.abs(weeks) === 1 ? 'semana' : 'semanas'} ${weeks > 0 ? 'más tarde' : 'antes'}`
}

/**
 * Describes the move of the selection: "2 sesiones pasan a la semana 29 nov – 5 dic 2026, al mismo día y hora. 1 se queda: es de una serie
 * fija, que ya tiene su sesión esa semana."
 */
function describeShift(moving: number, staying: number, target: string) {
  const movedText = moving > 0 && `${formatSessionCount(moving)} ${moving === 1 ? 'pasa' : 'pasan'} ${target}, al mismo día y hora.`
  const stayingText =
    staying > 0 &&
    (staying === 1
      ? '1 se queda: es de una serie fija, que ya tiene su sesión esa semana.'
      : `${staying} se quedan: son de series fijas, que ya tienen su sesión esa semana.`)
  return [movedText, stayingText].filter(Boolean).join(' ')
}
