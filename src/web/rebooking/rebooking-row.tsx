import type { ReactNode } from 'react'
import { buildShortName } from '#domain/names.ts'
import { formatBriefDate } from '#domain/spanish.ts'
import { stateNames } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName, toName } from '#web/people/name.ts'
import type { Session } from '#web/session-data/queries.ts'
import { Link } from '#web/ui/page/link.tsx'
import { RebookButton } from './rebook-button.tsx'
import classes from './rebooking-row.module.css'

type Props = {
  session: Session
  today: string
  /** What else the row shows of the client. */
  children?: ReactNode
}

/** A canceled or postponed session that is to be booked again. */
export function RebookingRow({ session, today, children }: Props) {
  const can = useCan()
  const { client, worker, state, sessionDate } = session
  const name = buildShortName(toName(client.person))
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        {can('getClient', { client: client.id }) ? (
          <Link to={paths.client(client.id)} className={classes.name} title={formatFullName(client.person)}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <span className={classes.fact}>
          Sesión del {formatBriefDate(sessionDate ?? '', today)} con {buildShortName(toName(worker.person))},{' '}
          {stateNames[state].toLowerCase()}
        </span>
      </span>
      {children}
      <RebookButton session={session} />
    </li>
  )
}
