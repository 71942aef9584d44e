import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { buildShortName } from '#domain/names.ts'
import { formatBriefDate } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import { useCan } from '../../auth/access.ts'
import { type HomeParams, paths, type TurnParams } from '../../navigation/paths.ts'
import { formatFullName, toName } from '../../people/name.ts'
import type { Client, Schedule } from '../../sessions/data/queries.ts'
import { SectionError } from '../../ui/feedback/section-error.tsx'
import { formatCount } from '../../ui/list/format-count.ts'
import { Link } from '../../ui/page/link.tsx'
import { Section } from '../../ui/page/section.tsx'
import { polled, withoutNextSessionQuery } from '../queries.ts'
import classes from './without-next-session.module.css'

type Props = { schedules: readonly Schedule[]; view: HomeParams; today: string }

const shortList = 5

/** The number of clients to rebook that are fetched. Of these `shortList` are shown until the user asks for all. */
const rebookLimit = 500

/** The clients without a next session: those whose last one was canceled or postponed, and all others. */
export function WithoutNextSession({ schedules, view, today }: Props) {
  const rebook = useQuery({ ...withoutNextSessionQuery(true, rebookLimit), ...polled })
  const others = useQuery({ ...withoutNextSessionQuery(false, shortList), ...polled })
  if (!rebook.data || !others.data) return <SectionError title="Sin próxima sesión" answers={[rebook, others]} />
  const total = rebook.data.total + others.data.total
  const showsAll = view.all === 'rebook'
  const toRebook = [...rebook.data.rows].sort((one, other) => getStartKey(other).localeCompare(getStartKey(one)))
  const scheduleOf = new Map(schedules.flatMap(({ id, turns }) => turns.map((turn) => [turn.id, id])))
  const getTurn = ({ lastSession }: Client) => ({ schedule: lastSession && scheduleOf.get(lastSession.turnId), turn: lastSession?.turnId })
  const renderRow = (client: Client) => <ClientRow key={client.id} client={client} turn={getTurn(client)} today={today} />
  return (
    <>
      {toRebook.length > 0 && (
        <Section title="Por reprogramar" titleAside={<ClientCount count={rebook.data.total} to={paths.clients({ upcoming: 'rebook' })} />}>
          <ul>{toRebook.slice(0, showsAll ? undefined : shortList).map(renderRow)}</ul>
          {toRebook.length > shortList && (
            <Link to={paths.admin({ ...view, all: showsAll ? undefined : 'rebook' })} replace className={classes.more}>
              {showsAll ? 'Ver menos' : `Ver los ${toRebook.length}`}
            </Link>
          )}
        </Section>
      )}
      {total > 0 && (
        <Section title="Sin próxima sesión" titleAside={<ClientCount count={total} to={paths.clients({ upcoming: 'false' })} />}>
          {others.data.rows.length > 0 && <ul>{others.data.rows.map(renderRow)}</ul>}
        </Section>
      )}
    </>
  )
}

const ClientCount = ({ count, to }: { count: number; to: string }) => (
  <Link to={to} className={classes.total}>
    {count === 1 ? '1 cliente' : `${formatCount(count)} clientes`}
  </Link>
)

/** The start of a client's last session as text that sorts by it. */
const getStartKey = ({ lastSession }: Client) =>
  lastSession ? `${lastSession.sessionDate} ${String(lastSession.time).padStart(4, '0')}` : ''

interface ClientRowProps {
  client: Client
  /** The turn of the client's last session, in which the booking starts. */
  turn: TurnParams
  today: string
}

/** A client without a next session, with a link to the page and one that books. */
function ClientRow({ client, turn, today }: ClientRowProps) {
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

/** "cancelada el 18 nov", or "última el 18 nov" for a session that took place. */
function describeLastSession({ lastSession }: Client, today: string) {
  if (!lastSession) return 'aún sin sesiones'
  const { state, sessionDate } = lastSession
  return `${isActive(state) ? 'última' : stateNames[state].toLowerCase()} el ${formatBriefDate(sessionDate, today)}`
}
