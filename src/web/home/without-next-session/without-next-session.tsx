import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { buildShortName } from '#domain/names.ts'
import { formatBriefDate } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { paths, type TurnParams } from '#web/navigation/paths.ts'
import { ClientRow } from '#web/people/client-row.tsx'
import { toName } from '#web/people/name.ts'
import type { Client, Schedule } from '#web/session-data/queries.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { formatCount } from '#web/ui/list/format-count.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { polled, withoutNextSessionQuery } from '../queries.ts'
import classes from './without-next-session.module.css'

type Props = { schedules: readonly Schedule[]; today: string }

const shortList = 5

/** The clients without a next session, with a link to all of them. Nothing while there are none. */
export function WithoutNextSession({ schedules, today }: Props) {
  const clients = useQuery({ ...withoutNextSessionQuery(shortList), ...polled })
  if (!clients.data) return <SectionError title="Sin próxima sesión" answers={[clients]} />
  const { rows, total } = clients.data
  if (total === 0) return null
  const scheduleOf = new Map(schedules.flatMap(({ id, turns }) => turns.map((turn) => [turn.id, id])))
  const getTurn = ({ lastSession }: Client) => ({ schedule: lastSession && scheduleOf.get(lastSession.turnId), turn: lastSession?.turnId })
  return (
    <Section title="Sin próxima sesión" titleAside={<ClientCount count={total} to={paths.clients({ upcoming: 'false' })} />}>
      <ul>
        {rows.map((client) => (
          <BookableClient key={client.id} client={client} turn={getTurn(client)} today={today} />
        ))}
      </ul>
    </Section>
  )
}

const ClientCount = ({ count, to }: { count: number; to: string }) => (
  <Link to={to} className={classes.total}>
    {count === 1 ? '1 cliente' : `${formatCount(count)} clientes`}
  </Link>
)

interface BookableClientProps {
  client: Client
  /** The turn of the client's last session, in which the booking starts. */
  turn: TurnParams
  today: string
}

/** A client without a next session, with a link to the page and one that books. */
function BookableClient({ client, turn, today }: BookableClientProps) {
  const can = useCan()
  const name = buildShortName(toName(client.person))
  return (
    <ClientRow client={client} fact={describeLastSession(client, today)}>
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
    </ClientRow>
  )
}

/** "sesión del 18 nov, cancelada", or "última sesión: 18 nov" for one that took place. */
function describeLastSession({ lastSession }: Client, today: string) {
  if (!lastSession) return 'aún sin sesiones'
  const { state, sessionDate } = lastSession
  const date = formatBriefDate(sessionDate, today)
  return isActive(state) ? `última sesión: ${date}` : `sesión del ${date}, ${stateNames[state].toLowerCase()}`
}
