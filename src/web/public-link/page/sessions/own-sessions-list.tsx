import type { ReactNode } from 'react'
import { capitalize, formatLongDate, formatWeek, getWeekdayName } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { addDays, splitDate } from '#domain/weeks.ts'
import { useIsPrinting } from '../../../ui/print/use-is-printing.ts'
import { closedDayNote, formatLineDate, formatSpokenRange } from './describe-sessions.ts'
import { compareStart, isOver, type OwnSession } from './own-sessions.ts'
import classes from './own-sessions-list.module.css'

type Props = {
  ownSessions: readonly OwnSession[]
  /** Sessions that the client has no longer, whose rows stay for what the client must know about them. */
  removedSessions: readonly OwnSession[]
  /** The Sunday of this week. */
  weekStart: string
  now: WallClock
  /** Returns what the client answers about a session. */
  renderReply: (session: OwnSession) => ReactNode
}

/** The number of sessions that fit beside the next one on a wide screen. A longer list has its following weeks below. */
const shortList = 6

/** The client's sessions of this week, and those of the following weeks. */
export function OwnSessions({ ownSessions, removedSessions, weekStart, now, renderReply }: Props) {
  const isPrinting = useIsPrinting()
  const nextWeek = addDays(weekStart, 7)
  const rows = [...ownSessions.map((session) => ({ session })), ...removedSessions.map((session) => ({ session, isRemoved: true }))].sort(
    (one, other) => compareStart(one.session, other.session),
  )
  const later = rows.filter(({ session }) => session.date >= nextWeek)
  const week = rows.filter(({ session }) => session.date < nextWeek)
  const over = week.filter(({ session }) => isOver(session, now))
  const isShort = rows.length <= shortList
  const laterSection = later.length > 0 && (
    <section className={classes.later} data-whole={!isShort || undefined}>
      <h2 className={classes.title}>{isPrinting ? 'Semanas siguientes' : 'Próximas semanas'}</h2>
      <SessionRows rows={later} {...{ now, renderReply }} empty="" />
    </section>
  )
  return (
    <>
      <div className={classes.beside}>
        <section className={classes.week} data-over={(week.length > 0 && week.length === over.length) || undefined}>
          <h2 className={classes.title}>{isPrinting ? `Semana ${formatWeek(weekStart)}` : 'Esta semana'}</h2>
          <SessionRows
            // On the screen what is over is below what comes.
            rows={isPrinting ? week : [...week.filter((row) => !over.includes(row)), ...over]}
            {...{ now, renderReply }}
            empty={isPrinting ? 'Sin sesiones.' : 'Esta semana no tiene sesiones.'}
          />
        </section>
        {isShort && laterSection}
      </div>
      {!isShort && laterSection}
    </>
  )
}

type RowsProps = Pick<Props, 'now' | 'renderReply'> & { rows: readonly { session: OwnSession; isRemoved?: boolean }[]; empty: string }

function SessionRows({ rows, now, renderReply, empty }: RowsProps) {
  const isPrinting = useIsPrinting()
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <ul className={classes.list}>
      {rows.map(({ session, isRemoved }) => (
        <li
          key={session.key}
          className={classes.row}
          data-over={isOver(session, now) || undefined}
          data-released={isRemoved || !isActive(session.state) || undefined}
          data-state={session.state}
        >
          <span className={classes.date} aria-hidden>
            {getWeekdayName(session.date).slice(0, 3)} <strong>{splitDate(session.date).day}</strong>
          </span>
          <div className={classes.facts}>
            <strong className={classes.time}>
              {isPrinting ? capitalize(formatLongDate(session.date)) : formatLineDate(session.date, now.date)},{' '}
              <span className={classes.range}>{formatSpokenRange(session)}</span>
            </strong>{' '}
            <span className={classes.worker}>con {session.worker}</span>
            {session.isOnClosedDay && !isOver(session, now) && <span className={classes.closed}> {closedDayNote}</span>}
            {!isActive(session.state) && (
              <>
                {' '}
                <strong className={classes.state}>{stateNames[session.state]}</strong>
              </>
            )}
            {renderReply(session)}
          </div>
        </li>
      ))}
    </ul>
  )
}
