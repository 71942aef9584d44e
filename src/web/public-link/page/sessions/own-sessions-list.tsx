import type { ReactNode } from 'react'
import { capitalize, formatLongDate, formatWeek, getWeekdayName } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { addDays, splitDate } from '#domain/weeks.ts'
import { useIsPrinting } from '../../../ui/print/use-is-printing.ts'
import { closedDayNote, formatLineDate, formatSpokenRange } from './describe-sessions.ts'
import { isOver, type OwnSession } from './own-sessions.ts'
import classes from './own-sessions-list.module.css'

type Props = {
  ownSessions: readonly OwnSession[]
  /** The Sunday of this week. */
  weekStart: string
  now: WallClock
  /** Returns what the client can answer about a session. */
  renderReply: (session: OwnSession) => ReactNode
}

/** The client's sessions of this week, and those of the following weeks. */
export function OwnSessions({ ownSessions, weekStart, now, renderReply }: Props) {
  const isPrinting = useIsPrinting()
  const nextWeek = addDays(weekStart, 7)
  const later = ownSessions.filter(({ date }) => date >= nextWeek)
  return (
    <>
      <section className={classes.thisWeek}>
        <h2 className={classes.title}>{isPrinting ? `Semana ${formatWeek(weekStart)}` : 'Esta semana'}</h2>
        <SessionRows
          ownSessions={ownSessions.filter(({ date }) => date < nextWeek)}
          {...{ now, renderReply }}
          empty={isPrinting ? 'Sin sesiones.' : 'Esta semana no tiene sesiones.'}
        />
      </section>
      {later.length > 0 && (
        <section className={classes.later}>
          <h2 className={classes.title}>{isPrinting ? 'Semanas siguientes' : 'Próximas semanas'}</h2>
          <SessionRows ownSessions={later} {...{ now, renderReply }} empty="" />
        </section>
      )}
    </>
  )
}

function SessionRows({ ownSessions, now, renderReply, empty }: Omit<Props, 'weekStart'> & { empty: string }) {
  const isPrinting = useIsPrinting()
  if (ownSessions.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <ul className={classes.list}>
      {ownSessions.map((session) => (
        <li key={session.key} className={classes.row} data-over={isOver(session, now) || undefined} data-state={session.state}>
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
