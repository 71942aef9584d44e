import { Button } from '@mantine/core'
import { buildShortName } from '#domain/names.ts'
import { useCan } from '../../auth/access.ts'
import { type AgendaParams, paths } from '../../navigation/paths.ts'
import { formatFullName, toName } from '../../people/name.ts'
import type { Client } from '../../sessions/data/queries.ts'
import { Link } from '../../ui/page/link.tsx'
import classes from './waiting-sections.module.css'

interface Props {
  client: Client
  /** Why or since when the client waits: "cancelada el 18 Nov". */
  fact: string
  /** The turn in which the booking starts. */
  booking: AgendaParams
}

/** A client who waits for a session, with a link to the page and one that books. */
export function WaitingRow({ client, fact, booking }: Props) {
  const can = useCan()
  const name = buildShortName(toName(client.person))
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <Link to={paths.client(client.id)} className={classes.name} title={formatFullName(client.person)}>
          {name}
        </Link>
        <span className={classes.fact}>{fact}</span>
      </span>
      {can('createSession') && (
        <Button
          component={Link}
          to={paths.sessions({ ...booking, client: client.id, book: 'next' })}
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
