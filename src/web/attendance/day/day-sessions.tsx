import { type KeyboardEvent, useRef } from 'react'
import { formatClockRange } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { markNames, showsAttendance } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { paths, type TurnParams } from '#web/navigation/paths.ts'
import { formatFullName, toName } from '#web/people/name.ts'
import type { MarkedSession } from '#web/session-data/mark-counts.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeUnsettled } from '#web/session-data/unsettled.ts'
import { canMarkAttendance, type useMarkSessions } from '#web/session-grid/keys/mark-sessions.ts'
import { OverlayFrame } from '#web/session-overlay/frame/overlay-frame.tsx'
import { AttendanceChoice, StateChoice, stateKeys } from '#web/session-state/state-choice.tsx'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { isPlainLetter } from '#web/ui/keys/key-table.ts'
import { usePressLetter } from '#web/ui/keys/letter-keys.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { MarkIcon } from '../matrix/mark-icon.tsx'
import { otherKind, type PersonMonth } from '../month/person-months.ts'
import type { MonthView } from '../month/use-month-view.ts'
import classes from './day-sessions.module.css'
import { AttendanceToggles, MarkToggle } from './mark-toggle.tsx'

interface Props {
  view: MonthView
  row: PersonMonth
  date: string
  anchor: HTMLElement
  turn: TurnParams
  marking: ReturnType<typeof useMarkSessions>
  onClose: () => void
}

/** The sessions of a person on one day, with the buttons that mark them: beside their cell, on a phone a sheet. */
export function DaySessions({ view, row, date, anchor, turn, marking, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const pressLetter = usePressLetter()
  const marked = row.days.get(date) ?? []
  const firstUnmarked = Math.max(
    0,
    marked.findIndex(({ mark }) => mark === 'unmarked'),
  )
  /** A single session needs no list, so the list closes when it is marked. */
  const finish = () => marked.length === 1 && onClose()
  const actions: MarkActions = {
    setState: (session, state) => {
      finish()
      marking.markState([session], state)
    },
    setAttended: (session, attended) => {
      finish()
      marking.markAttendance([session], attended)
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const items = [...(list.current?.children ?? [])]
    const item = items.findIndex((element) => element.contains(event.target as Node))
    if (item < 0) return
    if (step !== 0) {
      event.preventDefault()
      return items[item + step]?.querySelector('button')?.focus()
    }
    if (!isPlainLetter(event)) return
    const button = items[item]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key.toLowerCase())}"]`)
    pressLetter(
      event,
      button ? { label: button.ariaLabel ?? button.querySelector('span')?.textContent ?? '', run: () => button.click() } : undefined,
    )
  }
  return (
    <OverlayFrame
      anchor={anchor}
      title={formatFullName(row.person)}
      facts={capitalize(formatLongDate(date))}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul ref={list} className={classes.list}>
        {marked.map(({ session, mark }, index) => (
          <DaySession
            key={getSessionKey(session)}
            view={view}
            session={session}
            mark={mark}
            actions={actions}
            isOnly={marked.length === 1}
            isFirst={index === firstUnmarked}
          />
        ))}
      </ul>
      <Link to={paths.sessions({ ...turn, week: date })} className={classes.link}>
        Ver en la agenda
      </Link>
    </OverlayFrame>
  )
}

type MarkActions = {
  setState: (session: Session, state: Session['state']) => void
  setAttended: (session: Session, attended: boolean) => void
}

interface DaySessionProps extends MarkedSession {
  view: MonthView
  actions: MarkActions
  /** True when the person has no other session that day: then there is room for words. */
  isOnly: boolean
  /** True for the session that has the focus as the dialog opens. */
  isFirst: boolean
}

function DaySession({ view, session, mark, actions, isOnly, isFirst }: DaySessionProps) {
  const { kind, duration, now } = view
  const other = session[otherKind[kind]].person
  const canMark = useCan()('changeSessionState', { client: session.client.id, worker: session.worker.id })
  const keepsAttendance = canMarkAttendance(session, now)
  const unsettled = describeUnsettled(session)
  const hours = formatClockRange(session.time, session.time + (session.duration ?? duration))
  return (
    <li className={classes.session} aria-label={`${hours}, ${buildShortName(toName(other))}`}>
      <p className={classes.facts}>
        <span className={classes.hours}>{hours}</span>
        <span className={classes.other}>{buildShortName(toName(other))}</span>
        <span className={classes.mark}>
          <MarkIcon mark={mark} /> {markNames[mark]}
        </span>
        {unsettled && (
          <span className={classes.mark}>
            <StateIcon mark="unsettled" size="md" /> {capitalize(unsettled)}
          </span>
        )}
      </p>
      {canMark && isOnly && (
        <div className={classes.choices}>
          {keepsAttendance && (
            <AttendanceChoice attended={session.attended ?? null} onAttendedChange={(attended) => actions.setAttended(session, attended)} />
          )}
          <StateChoice
            state={session.state}
            attended={session.attended ?? null}
            isBelowAttendance={keepsAttendance}
            onStateChange={(state) => actions.setState(session, state)}
          />
        </div>
      )}
      {canMark && !isOnly && (
        <div className={classes.buttons}>
          {keepsAttendance && (
            <AttendanceToggles session={session} hasFocus={isFirst} onChange={(attended) => actions.setAttended(session, attended)} />
          )}
          {stateKeys.map(([state, key]) => (
            <MarkToggle
              key={state}
              mark={state}
              shortcut={key}
              isPressed={session.state === state && !showsAttendance(session)}
              onClick={() => actions.setState(session, state)}
            />
          ))}
        </div>
      )}
      {session.note && <p className={classes.note}>{session.note}</p>}
    </li>
  )
}
