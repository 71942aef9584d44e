import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '#api/generated/app.ts'
import { buildShortName } from '#domain/names.ts'
import { useCan } from '#web/auth/access.ts'
import { type HomeParams, paths } from '#web/navigation/paths.ts'
import { formatFullName, toName } from '#web/people/name.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { incompleteClientsQuery, polled } from '../queries.ts'
import classes from './incomplete-clients.module.css'

const shortList = 5

/** The clients whose document is still missing, with a link to the form that completes it. Without any there is no section. */
export function IncompleteClients({ view }: { view: HomeParams }) {
  const { rows = [], total = 0 } = useQuery({ ...incompleteClientsQuery(), ...polled }).data ?? {}
  if (rows.length === 0) return null
  const showsAll = view.all === 'incomplete'
  const count = total === 1 ? '1 cliente sin documento' : `${formatCount(total)} clientes sin documento`
  return (
    <Section title="Datos por completar" titleAside={<span className={classes.count}>{count}</span>}>
      <ul>
        {rows.slice(0, showsAll ? undefined : shortList).map((client) => (
          <IncompleteRow key={client.id} client={client} />
        ))}
      </ul>
      {rows.length > shortList && (
        <Link to={paths.admin({ ...view, all: showsAll ? undefined : 'incomplete' })} replace className={classes.more}>
          {showsAll ? 'Ver menos' : `Ver los ${rows.length}`}
        </Link>
      )}
    </Section>
  )
}

/** A client without document. The form opens at its field. */
function IncompleteRow({ client: { id, person } }: { client: Client }) {
  const name = buildShortName(toName(person))
  return (
    <li className={classes.row}>
      <Link to={paths.client(id)} className={classes.name} title={formatFullName(person)}>
        {name}
      </Link>
      {useCan()('updateClient') && (
        <Button
          component={Link}
          to={paths.client(id, { record: id })}
          variant="default"
          size="xs"
          aria-label={`Completar el documento de ${name}`}
        >
          Completar
        </Button>
      )}
    </li>
  )
}
