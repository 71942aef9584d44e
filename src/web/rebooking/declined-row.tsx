import type { ReactNode } from 'react'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { ClientRow } from '#web/people/client-row.tsx'
import { toName } from '#web/people/name.ts'
import type { Session } from '#web/session-data/queries.ts'
import { DeclinedAnswers } from './declined-answers.tsx'
import classes from './declined-row.module.css'

type Props = {
  session: Session
  /** What else the row shows of the client. */
  children?: ReactNode
}

/** A session to which the client says that nobody comes: it links to its card, and one press settles it. */
export function DeclinedRow({ session, children }: Props) {
  const { client, worker, turnId, id, time, sessionDate } = session
  const date = sessionDate ?? ''
  return (
    <ClientRow
      client={client}
      to={paths.sessions({ turn: turnId, week: date, session: id })}
      fact={
        <>
          {formatShortDate(date)}, {formatClock(time)}, <span className={classes.worker}>con {buildShortName(toName(worker.person))}</span>
        </>
      }
    >
      {children}
      <DeclinedAnswers session={session} />
    </ClientRow>
  )
}
