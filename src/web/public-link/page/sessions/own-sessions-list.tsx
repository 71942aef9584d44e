import type { ReactNode } from 'react'
import { capitalize, formatLongDate, formatWeek, getWeekdayName } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { splitDate } from '#domain/weeks.ts'
import { useIsPrinting } from '#web/ui/print/use-is-printing.ts'
import { closedDayNote, formatLineDate, formatSpokenRange } from './describe-sessions.ts'
import { isOver, type OwnSession } from './own-sessions.ts'
import classes from './own-sessions-list.module.css'

/** A row of the list. A removed session is one that the client has no longer, whose row stays for what the client must know about it. */
export type OwnSessionRow = { session: OwnSession; isRemoved?: boolean }

type Props = {
  rows: readonly OwnSessionRow[]
  now: WallClock
  /** Returns what the client answers about a session. */
  renderReply: (session: OwnSession) => ReactNode
}

/** The client's sessions of this week, which begins on the Sunday `weekStart`. */
export function WeekSessions({ rows, weekStart, now, renderReply }: Props & { weekStart: string }) {
  const isPrinting = useIsPrinting()
  const over = rows.filter(({ session }) => isOver(session, now))
  return (
    <section>
      <h2 className={classes.title}>{isPrinting ? `Semana ${formatWeek(weekStart)}` : 'Esta semana'}</h2>
      <SessionRows
        // On the screen what is over is below what comes.
        rows={isPrinting ? rows : [...rows.filter((row) => !over.includes(row)), ...over]}
        now={now}
        renderReply={renderReply}
        empty={isPrinting ? 'Sin sesiones.' : 'Esta semana no tiene sesiones.'}
      />
    </section>
  )
}

/** The client's sessions of the following weeks. `isWhole`: they have the whole width of the page, and on a wide screen two columns. */
export function LaterSessions({ rows, now, renderReply, isWhole }: Props & { isWhole: boolean }) {
  const isPrinting = useIsPrinting()
  if (rows.length === 0) return null
  return (
    <section className={classes.later} data-whole={isWhole || undefined}>
      <h2 className={classes.title}>{isPrinting ? 'Semanas siguientes' : 'Próximas semanas'}</h2>
      <SessionRows rows={rows} now={now} renderReply={renderReply} empty="" />
    </section>
  )
}

function SessionRows({ rows, now, renderReply, empty }: Props & { empty: string }) {
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
