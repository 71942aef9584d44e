import { Button } from '@mantine/core'
import { buildShortName } from '#domain/names.ts'
import { formatBriefDate } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import { useCan } from '../../auth/access.ts'
import { paths, type TurnParams } from '../../navigation/paths.ts'
import { formatFullName, toName } from '../../people/name.ts'
import type { Client } from '../../sessions/data/queries.ts'
import { Link } from '../../ui/page/link.tsx'
import classes from './waiting-sections.module.css'

interface Props {
  client: Client
  /** The turn of the client's last session, in which the booking starts. */
  turn: TurnParams
  today: string
}

/** A client who waits for a session, with a link to the page and one that books. */
export function WaitingRow({ client, turn, today }: Props) {
  const can = useCan()
  const name = buildShortName(toName(client.person))
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <Link to={paths.client(client.id)} className={classes.name} title={formatFullName(client.person)}>
          {name}
        </Link>
        <span className={classes.fact}>{describeLastSession(client, today)}</span>
      </span>
      {can('createSession') && (
        <Button
          component={Link}
          to={paths.sessions({ ...turn, client: client.id, book: 'next' })}
          variant="default"
          size="xs"
          aria-label={`Reservar para ${name}`}
        >
          Reservar
        </Button>
      )}
    </li>
  )
}

/** "cancelada el 18 Nov", or "última el 18 Nov" for a session that took place. */
function describeLastSession({ lastSession }: Client, today: string) {
  if (!lastSession) return 'aún sin sesiones'
  const { state, sessionDate } = lastSession
  return `${isActive(state) ? 'última' : stateNames[state].toLowerCase()} el ${formatBriefDate(sessionDate, today)}`
}
