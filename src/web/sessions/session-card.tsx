import { spokenName } from '../people/name.ts'
import '@mantine/core/styles/Button.layer.css'
import { Button } from '@mantine/core'
import { IconNote, IconRepeat, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { clockRange } from '#domain/clock.ts'
import { positionWords } from '#domain/positions.ts'
import { capitalized, fullDate, longDate, weekdayOf } from '#domain/spanish.ts'
import { isActive, type State, stateWords } from '#domain/states.ts'
import { useCan } from '../auth/rights.ts'
import { Beside } from './beside.tsx'
import type { Session } from './queries.ts'
import classes from './session-card.module.css'
import { AttendanceChoice, StateChoice, stateKeys } from './state-choice.tsx'
import { StateIcon } from './state-icon.tsx'
import type { Phase } from './week-view.ts'
import { type WorkerLook, WorkerTile } from './worker-tile.tsx'

interface Props {
  session: Session
  date: string
  /** Minutes of a session. */
  duration: number
  phase: Phase
  look: WorkerLook
  anchor: HTMLElement
  onClose: () => void
  onState: (state: State) => void
  onAttended: (attended: boolean | null) => void
  onDelete: () => void
}

/** One session: who, when, the note, its state to change by button or key. */
export function SessionCard({ session, date, duration, phase, look, anchor, onClose, onState, onAttended, onDelete }: Props) {
  const can = useCan()
  const mayChange = can('changeSessionState')
  const { client, worker, time, note, state, attended } = session
  const positions = worker.positions?.map((position) => positionWords[position]).join(', ')
  // a server that does not keep attendance has nothing to mark
  const marking = phase !== 'future' && isActive(state) && attended !== undefined && mayChange

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    const [asked] = stateKeys.find(([, own]) => own === key) ?? []
    if (asked && mayChange) onState(asked)
    if (marking && key === 'v') onAttended(true)
    if (marking && key === 'n') onAttended(false)
  }

  return (
    <Beside
      anchor={anchor}
      title={spokenName(client.person)}
      facts={`${capitalized(longDate(date))}, ${clockRange(time, time + duration)}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={classes.card}>
        <p className={classes.line}>
          <WorkerTile look={look} size="md" />
          <span>
            <span className={classes.worker}>{spokenName(worker.person)}</span>
            {positions && ` · ${positions}`}
          </span>
        </p>
        {session.standing && (
          <p className={classes.line}>
            <IconRepeat size={16} stroke={1.5} aria-hidden />
            <span>
              Fija cada {weekdayOf(date)}
              {session.startsOn && ` desde el ${fullDate(session.startsOn)}`}. Un cambio vale solo para esta fecha.
            </span>
          </p>
        )}
        {note && (
          <p className={classes.line}>
            <IconNote size={16} stroke={1.5} aria-hidden />
            <span className={classes.note}>{note}</span>
          </p>
        )}
        {mayChange ? (
          <StateChoice state={state} onState={onState} />
        ) : (
          <p className={classes.line}>
            <StateIcon mark={state} size={16} />
            <span>{stateWords[state]}</span>
          </p>
        )}
        {marking && <AttendanceChoice attended={attended} onAttended={onAttended} />}
        {can('deleteSession') && !session.standing && (
          <footer className={classes.foot}>
            <Button size="xs" variant="subtle" color="red" leftSection={<IconTrash size={14} aria-hidden />} onClick={onDelete}>
              Eliminar
            </Button>
          </footer>
        )}
      </div>
    </Beside>
  )
}
