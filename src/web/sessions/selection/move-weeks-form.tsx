import { Button, SegmentedControl } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { sessionKey } from '#domain/session-key.ts'
import { formatSessionCount, formatWeek } from '#domain/spanish.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { planShift } from '../data/changes/plans.ts'
import { useSessionActions } from '../data/changes/session-actions.ts'
import { describeSession } from '../data/describe-session.ts'
import type { Session } from '../data/queries.ts'
import classes from './selection-bar.module.css'
import { partitionByShift, type SeriesByKey } from './use-series-of-selection.ts'

interface Props {
  sessions: readonly Session[]
  /** Undefined while loading. */
  series: SeriesByKey | undefined
  onDone: () => void
}

/** Moves sessions to the same weekday and time of another week, and says first how many move and how many stay. */
export function MoveWeeksForm({ sessions, series, onDone }: Props) {
  const id = useId()
  const { applyToEach } = useSessionActions()
  const [direction, setDirection] = useState<'later' | 'earlier'>('later')
  const [count, setCount] = useState('1')
  const weeks = (direction === 'later' ? 1 : -1) * Number(count)
  const target = addDays(getWeekStart(sessions[0]?.sessionDate ?? ''), 7 * weeks)
  const { movable, staying } = series ? partitionByShift(sessions, weeks, series) : { movable: sessions, staying: [] }

  const move = (event: FormEvent) => {
    event.preventDefault()
    if (!series || movable.length === 0) return
    const messages = {
      formatOne: (session: Session) => `Sesión movida a la semana ${formatWeek(target)}: ${describeSession(session)}`,
      formatSeveral: (moved: number) =>
        `${formatSessionCount(moved)} ${moved === 1 ? 'movida' : 'movidas'} a la semana ${formatWeek(target)}`,
      failure: movable.length === 1 ? 'No se pudo mover la sesión' : 'No se pudieron mover estas sesiones',
    }
    void applyToEach(movable, messages, (session) => planShift(session, weeks, series.get(sessionKey(session))))
    onDone()
  }
  return (
    <form className={classes.form} onSubmit={move}>
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
        {series ? describeShift(movable.length, staying.length, target) : 'Viendo cuáles son de una serie fija…'}
      </p>
      <div className={classes.actions}>
        <Button type="submit" disabled={!series || movable.length === 0}>
          {movable.length === 1 ? 'Mover 1 sesión' : `Mover ${movable.length} sesiones`}
        </Button>
      </div>
    </form>
  )
}

/**
 * Describes the move of the selection: "2 sesiones pasan a la semana 29 Nov – 5 Dic 2026, al mismo día y hora. 1 se queda: es de una serie
 * fija, que ya tiene su sesión esa semana."
 */
function describeShift(moving: number, staying: number, target: string) {
  const movedText =
    moving > 0 && `${formatSessionCount(moving)} ${moving === 1 ? 'pasa' : 'pasan'} a la semana ${formatWeek(target)}, al mismo día y hora.`
  const stayingText =
    staying > 0 &&
    (staying === 1
      ? '1 se queda: es de una serie fija, que ya tiene su sesión esa semana.'
      : `${staying} se quedan: son de series fijas, que ya tienen su sesión esa semana.`)
  return [movedText, stayingText].filter(Boolean).join(' ')
}
