import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconBellCheck, IconRepeat, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import { formatClockRange } from '#domain/clock.ts'
import { formatPositions } from '#domain/positions.ts'
import { getFirstDate, getLastDate, type Series } from '#domain/series.ts'
import { capitalize, formatFullDate, formatLongDate, formatWeekdays, getWeekdayName } from '#domain/spanish.ts'
import { markNames, type State, stateNames } from '#domain/states.ts'
import { SessionHistory } from '#web/history/session-history.tsx'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { describeMoves } from '#web/session-data/describe-moves.ts'
import type { Session } from '#web/session-data/queries.ts'
import { isAccepted, isUnsettled } from '#web/session-data/unsettled.ts'
import { hasUpcomingOthers } from '#web/session-data/use-known-series.ts'
import { useNow } from '#web/session-data/use-now.ts'
import type { Phase } from '#web/session-data/week-view.ts'
import { KeyHint } from '#web/session-state/key-hint.tsx'
import { AttendanceChoice, arrivedName, clearMarkTitle, StateChoice, stateKeys } from '#web/session-state/state-choice.tsx'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { ReportFormContext, useInnerFormGuard } from '#web/ui/form/form-guard.ts'
import { isPlainLetter } from '#web/ui/keys/key-table.ts'
import { type LetterAction, usePressLetter } from '#web/ui/keys/letter-keys.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { BadgeTile, type WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import { OverlayFrame } from '../frame/overlay-frame.tsx'
import type { Leave } from '../use-overlay.ts'
import { ChangeSeriesLink } from './change-series-link.tsx'
import { ClientContact } from './client-contact.tsx'
import { ClientNote } from './client-note.tsx'
import type { NoteScope } from './note-editor.tsx'
import { ReplyLine } from './reply-line.tsx'
import classes from './session-card.module.css'
import { SessionNote } from './session-note.tsx'
import { UnsettledLine } from './unsettled-line.tsx'
import { useRelatedSessions } from './use-related-sessions.ts'
import { useSaveNote } from './use-save-note.ts'
import { useSessionAccess } from './use-session-access.ts'

interface Props {
  session: Session
  /** The date of the session (ISO). */
  date: string
  /** Minutes of a session. */
  duration: number
  phase: Phase
  badge: WorkerBadge
  anchor: HTMLElement
  /** True when the card opens with the note editor. */
  opensNoteEditor: boolean
  /** Asks before a typed note is discarded. */
  guard: Ref<Leave>
  onClose: () => void
  onStateChange: (state: State) => void
  /** Marks the attendance. A call with the current value removes the mark. */
  onAttendedChange: (attended: boolean) => void
  /** Opens the form that changes the slot or the worker. */
  onMove: (part: 'slot' | 'worker') => void
  onDelete: () => void
  /** Settles the client's reply of not coming: the client comes after all. */
  onExpected: () => void
  /** Keeps a session whose worker is not available. */
  onKeep: () => void
}

/** The card of a session: people, date, series, note, and each possible change as a button with a key. */
export function SessionCard({
  session,
  date,
  duration,
  phase,
  badge,
  anchor,
  opensNoteEditor,
  guard,
  onClose,
  onStateChange,
  onAttendedChange,
  onMove,
  onDelete,
  onKeep,
  onExpected,
}: Props) {
  const access = useSessionAccess(session, phase === 'past')
  /** The session whose note is being edited, as it was at the beginning. */
  const [original, setOriginal] = useState(opensNoteEditor && access.note ? session : undefined)
  const { isAsking, dialog, leave, report } = useInnerFormGuard()
  useImperativeHandle(guard, () => leave)
  const saveNote = useSaveNote(session, setOriginal)
  const { client, worker, time, state, attended, standing } = session
  const positions = worker.positions && formatPositions(worker.positions, worker.person.gender)
  const { date: today } = useNow()
  // A client may be at the desk before the hour.
  const isAhead = phase === 'future'
  const canMarkAttendance = (!isAhead || date === today) && access.attendance && access.state
  const scopes: NoteScope[] = !access.note ? [] : standing ? [...(access.noteOnce ? (['once'] as const) : []), 'all'] : ['once']

  const createMarkAction = (newAttended: boolean): LetterAction => ({
    label: attended === newAttended ? clearMarkTitle : isAhead ? arrivedName : markNames[newAttended ? 'came' : 'absent'],
    run: () => onAttendedChange(newAttended),
  })
  const letters: Record<string, LetterAction | false> = {
    ...Object.fromEntries(
      stateKeys.map(([newState, key]) => [key, access.state && { label: stateNames[newState], run: () => onStateChange(newState) }]),
    ),
    v: canMarkAttendance && createMarkAction(true),
    n: canMarkAttendance && !isAhead && createMarkAction(false),
    e: scopes.length > 0 && { label: 'Escribir la nota', run: () => setOriginal(session) },
    m: access.move && { label: 'Mover a…', run: () => onMove('slot') },
    t: access.move && { label: 'Cambiar trabajador', run: () => onMove('worker') },
  }
  const pressLetter = usePressLetter()
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPlainLetter(event)) return pressLetter(event, letters[event.key.toLowerCase()] || undefined)
    if (event.key !== 'Delete' || event.ctrlKey || event.metaKey || event.altKey || !access.delete) return
    event.preventDefault()
    onDelete()
  }

  return (
    <>
      <OverlayFrame
        anchor={anchor}
        title={formatFullName(client.person)}
        facts={`${capitalize(formatLongDate(date))}, ${formatClockRange(time, time + (session.duration ?? duration))}`}
        onClose={() => leave(onClose)}
        isPersistent={original !== undefined}
        isConfirming={isAsking}
        onKeyDown={onKeyDown}
      >
        <div className={classes.card}>
          <ClientContact session={session} date={date} phase={phase} />
          <ClientNote client={client} />
          <p className={classes.line}>
            <BadgeTile badge={badge} size="md" />
            <span>
              <span className={classes.worker}>{formatFullName(worker.person)}</span>
              {positions && ` · ${positions}`}
            </span>
          </p>
          {(isUnsettled(session) || isAccepted(session)) && (
            <UnsettledLine
              session={session}
              date={date}
              badge={badge}
              minutes={session.duration ?? duration}
              onKeep={access.keep ? onKeep : undefined}
            />
          )}
          {standing ? (
            <SeriesLine text={`${describeSeries(session, date)} El estado vale solo para esta fecha.`}>
              {phase !== 'past' && <ChangeSeriesLink session={session} from={date} />}
            </SeriesLine>
          ) : (
            <DatedSeriesLine session={session} isPast={phase === 'past'} />
          )}
          {describeMoves(session).map(({ kind, text, place }) => (
            <p key={kind} className={classes.line}>
              {kind === 'to' ? <IconArrowRight size={16} stroke={1.5} aria-hidden /> : <IconArrowLeft size={16} stroke={1.5} aria-hidden />}
              <span>
                <Link to={paths.sessions({ turn: place.turnId, week: place.sessionDate, session: place.id })}>{text}</Link>.
              </span>
            </p>
          ))}
          {session.remindedAt && (
            <p className={classes.line}>
              <IconBellCheck size={16} stroke={1.5} aria-hidden />
              <span>Recordatorio enviado</span>
            </p>
          )}
          {session.clientReply && (
            <ReplyLine session={session} onStateChange={access.state ? onStateChange : undefined} onExpected={onExpected} />
          )}
          <ReportFormContext value={report}>
            <SessionNote
              session={session}
              isEditing={original !== undefined}
              scopes={scopes}
              onEdit={() => setOriginal(session)}
              onSave={(text, scope) => saveNote(text, scope, original ?? session)}
              onSaved={() => setOriginal(undefined)}
              onCancel={() => leave(() => setOriginal(undefined))}
            />
          </ReportFormContext>
          {canMarkAttendance && <AttendanceChoice attended={attended ?? null} isAhead={isAhead} onAttendedChange={onAttendedChange} />}
          {access.state ? (
            <StateChoice isBelowAttendance={canMarkAttendance} attended={attended ?? null} state={state} onStateChange={onStateChange} />
          ) : (
            <p className={classes.line}>
              <StateIcon mark={state} size="lg" />
              <span>{stateNames[state]}</span>
            </p>
          )}
          <SessionHistory sessionId={session.id} version={`${session.updatedAt} ${session.clientRepliedAt}`} />
          {(access.move || access.delete) && (
            <footer className={classes.foot}>
              {access.move && (
                <>
                  <Button size="xs" variant="default" aria-keyshortcuts="m" onClick={() => onMove('slot')}>
                    Mover a… <KeyHint>m</KeyHint>
                  </Button>
                  <Button size="xs" variant="default" aria-keyshortcuts="t" onClick={() => onMove('worker')}>
                    Cambiar trabajador <KeyHint>t</KeyHint>
                  </Button>
                </>
              )}
              {access.delete && (
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

const SeriesLine = ({ text, children }: { text: string; children: ReactNode }) => (
  <p className={classes.line}>
    <IconRepeat size={16} stroke={1.5} aria-hidden />
    <span>
      {text} {children}
    </span>
  </p>
)

/** The line about the series of a dated session: the one of which it is an exception, or the further sessions of the two people at its weekday and time. */
function DatedSeriesLine({ session, isPast }: { session: Session; isPast: boolean }) {
  const { date: today } = useNow()
  const related = useRelatedSessions(session)
  const day = getWeekdayName(session.sessionDate ?? '')
  if (!related?.series && !(related && !isPast && hasUpcomingOthers(session, related.records, today))) return null
  return (
    <SeriesLine
      text={
        related.series
          ? `Cambia la fija de cada ${day} solo en esta fecha.`
          : `Hay más sesiones de los dos los ${formatWeekdays(session.day)} a esta hora.`
      }
    >
      {!isPast && <ChangeSeriesLink session={session} from={session.sessionDate ?? ''} />}
    </SeriesLine>
  )
}

/** Describes a series: "Fija cada martes desde el 24 nov 2026 hasta el 15 dic 2026." `date`: the date of an occurrence. */
function describeSeries(series: Series, date: string): string {
  const [first, last] = [getFirstDate(series), getLastDate(series)]
  const from = first ? ` desde el ${formatFullDate(first)}` : ''
  const to = last ? ` hasta el ${formatFullDate(last)}` : ''
  return `Fija cada ${getWeekdayName(date)}${from}${to}.`
}
