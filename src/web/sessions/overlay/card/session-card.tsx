import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import { IconRepeat, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { formatClockRange } from '#domain/clock.ts'
import { positionNames } from '#domain/positions.ts'
import { capitalize, formatLongDate, weekdayName } from '#domain/spanish.ts'
import { type State, stateNames } from '#domain/states.ts'
import { spokenName } from '../../../people/name.ts'
import { useLeaveGuard } from '../../../ui/feedback/leave-guard.tsx'
import { type WorkerLook, WorkerTile } from '../../../worker-badge/worker-tile.tsx'
import type { Session } from '../../data/queries.ts'
import { seriesWords } from '../../data/series.ts'
import type { Phase } from '../../data/week-view.ts'
import { KeyHint } from '../../state/key-hint.tsx'
import { AttendanceChoice, StateChoice, stateKeys } from '../../state/state-choice.tsx'
import { StateIcon } from '../../state/state-icon.tsx'
import { OverlayFrame } from '../overlay-frame.tsx'
import type { NoteScope } from './note-editor.tsx'
import classes from './session-card.module.css'
import { SessionNote } from './session-note.tsx'
import { useRelatedSessions, useSessionAccess } from './use-related-sessions.ts'

interface Props {
  session: Session
  date: string
  /** Minutes of a session. */
  duration: number
  phase: Phase
  look: WorkerLook
  anchor: HTMLElement
  /** Opens with the note in hand. */
  writing?: boolean | undefined
  onClose: () => void
  onState: (state: State) => void
  /** The mark that is set is taken off by the same. */
  onAttended: (attended: boolean) => void
  /** `begun`: the session as it was when the note was begun. */
  onNote: (note: string | null, scope: NoteScope, begun: Session) => Promise<unknown>
  /** Asks where it shall go, or whose it shall be. */
  onMove: (first: 'slot' | 'worker') => void
  onDelete: () => void
}

/** One session: who, when, of which series, the note; what may be done with it, each by button or key. */
export function SessionCard({
  session,
  date,
  duration,
  phase,
  look,
  anchor,
  writing = false,
  onClose,
  onState,
  onAttended,
  onNote,
  onMove,
  onDelete,
}: Props) {
  const allowed = useSessionAccess(session, phase === 'past')
  const [draft, setDraft] = useState(writing && allowed.note ? (session.note ?? '') : undefined)
  const [begun, setBegun] = useState(session)
  const type = (typed: string | undefined) => {
    if (draft === undefined) setBegun(session)
    setDraft(typed)
  }
  const { asking, dialog, leave } = useLeaveGuard(() => draft !== undefined && draft.trim() !== (session.note ?? ''))
  const { client, worker, time, note, state, attended, standing } = session
  const positions = worker.positions?.map((position) => positionNames[position]).join(', ')
  // a server that does not keep attendance has nothing to mark
  const marking = phase !== 'future' && allowed.attendance && allowed.state
  const scopes: NoteScope[] = !allowed.note ? [] : standing ? [...(allowed.noteOnce ? (['once'] as const) : []), 'all'] : ['once']

  const keys: Record<string, (() => void) | false> = {
    ...Object.fromEntries(stateKeys.map(([own, key]) => [key, allowed.state && (() => onState(own))])),
    v: marking && (() => onAttended(true)),
    n: marking && (() => onAttended(false)),
    e: scopes.length > 0 && (() => type(note ?? '')),
    m: allowed.move && (() => onMove('slot')),
    t: allowed.move && (() => onMove('worker')),
    delete: allowed.delete && onDelete,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <>
      <OverlayFrame
        anchor={anchor}
        title={spokenName(client.person)}
        facts={`${capitalize(formatLongDate(date))}, ${formatClockRange(time, time + duration)}`}
        onClose={() => leave(onClose)}
        persistent={draft !== undefined}
        confirming={asking}
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
          {standing ? (
            <SeriesLine words={`${seriesWords(session, date)} El estado vale solo para esta fecha.`} />
          ) : (
            <ExceptionLine session={session} />
          )}
          <SessionNote note={note} draft={draft} scopes={scopes} onTyped={type} onSave={(text, scope) => onNote(text, scope, begun)} />
          {allowed.state ? (
            <StateChoice state={state} onState={onState} />
          ) : (
            <p className={classes.line}>
              <StateIcon mark={state} size={16} />
              <span>{stateNames[state]}</span>
            </p>
          )}
          {marking && <AttendanceChoice attended={attended ?? null} onAttended={onAttended} />}
          {(allowed.move || allowed.delete) && (
            <footer className={classes.foot}>
              {allowed.move && (
                <>
                  <Button size="xs" variant="default" aria-keyshortcuts="m" onClick={() => onMove('slot')}>
                    Mover a… <KeyHint>m</KeyHint>
                  </Button>
                  <Button size="xs" variant="default" aria-keyshortcuts="t" onClick={() => onMove('worker')}>
                    Cambiar trabajador <KeyHint>t</KeyHint>
                  </Button>
                </>
              )}
              {allowed.delete && (
                <ActionIcon
                  className={classes.delete}
                  aria-label="Eliminar"
                  title="Eliminar (Supr)"
                  aria-keyshortcuts="Delete"
                  onClick={onDelete}
                >
                  <IconTrash size={16} stroke={1.5} aria-hidden />
                </ActionIcon>
              )}
            </footer>
          )}
        </div>
      </OverlayFrame>
      {dialog}
    </>
  )
}

const SeriesLine = ({ words }: { words: string }) => (
  <p className={classes.line}>
    <IconRepeat size={16} stroke={1.5} aria-hidden />
    <span>{words}</span>
  </p>
)

/** Says of a dated session that it takes the place of a standing one. */
function ExceptionLine({ session }: { session: Session }) {
  const series = useRelatedSessions(session)?.series
  return series ? <SeriesLine words={`Cambia la fija de cada ${weekdayName(session.sessionDate ?? '')} solo en esta fecha.`} /> : null
}
