import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import type { State } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { ClientRow } from '#web/people/client-row.tsx'
import { toName } from '#web/people/name.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import type { Session } from '#web/session-data/queries.ts'
import classes from './declined-row.module.css'

type Props = {
  session: Session
  /** What else the row shows of the client. */
  children?: ReactNode
}

/** A session to which the client says that nobody comes: it links to its card, and one press postpones or cancels it. */
export function DeclinedRow({ session, children }: Props) {
  const can = useCan()
  const { setState } = useSessionActions()
  const { client, worker, turnId, id, time, sessionDate } = session
  const date = sessionDate ?? ''
  const name = buildShortName(toName(client.person))
  const renderButton = (state: State, text: string) => (
    <Button variant="default" size="xs" aria-label={`${text} la sesión de ${name}`} onClick={() => void setState([session], state)}>
      {text}
    </Button>
  )
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
      {can('changeSessionState', { client: client.id, worker: worker.id }) && (
        <span className={classes.answers}>
          {renderButton('postponed', 'Aplazar')}
          {renderButton('canceled', 'Cancelar')}
        </span>
      )}
    </ClientRow>
  )
}
