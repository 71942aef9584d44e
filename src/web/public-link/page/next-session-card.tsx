import type { ReactNode } from 'react'
import type { WallClock } from '#domain/today.ts'
import { useIsPrinting } from '#web/ui/print/use-is-printing.ts'
import { ClinicPhone } from './clinic-phone.tsx'
import classes from './next-session-card.module.css'
import {
  closedDayNote,
  describeInFull,
  describeNextSession,
  describeNextSessionOnPaper,
  describeReleased,
} from './sessions/describe-sessions.ts'
import { findReleasedSession, type OwnSession } from './sessions/own-sessions.ts'

type Props = {
  clientName: string
  ownSessions: readonly OwnSession[]
  nextSession: OwnSession | undefined
  now: WallClock
  /** The problems of replies about a session that is not the next one any more. */
  problems: ReactNode
  children: ReactNode
}

/** The headline of the page, which says when to come, and what the client can do about it. */
export function NextSessionCard({ clientName, ownSessions, nextSession, now, problems, children }: Props) {
  const isPrinting = useIsPrinting()
  const released = findReleasedSession(ownSessions, nextSession, now)
  const releasedText = released && describeReleased(released, isPrinting ? undefined : now.date)
  return (
    <section className={classes.card}>
      {problems}
      <p className={classes.client}>Horario de {clientName}</p>
      {nextSession ? (
        <>
          {releasedText && <p className={classes.released}>{releasedText}.</p>}
          <h1 className={classes.headline}>
            {isPrinting ? describeNextSessionOnPaper(nextSession) : describeNextSession(nextSession, now)}
          </h1>
          <p className={classes.details}>{describeInFull(nextSession)}</p>
          {nextSession.isOnClosedDay && <p className={classes.closed}>{closedDayNote}</p>}
        </>
      ) : (
        <>
          <h1 className={classes.headline}>{releasedText ?? 'No tiene próximas sesiones'}</h1>
          {released && (
            <p className={classes.details}>
              No tiene próximas sesiones. Para buscar otra fecha, comuníquese con su centro
              <ClinicPhone />.
            </p>
          )}
        </>
      )}
      {children}
    </section>
  )
}
