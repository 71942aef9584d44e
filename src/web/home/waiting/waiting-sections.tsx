import { useQuery } from '@tanstack/react-query'
import { formatBriefDate } from '#domain/spanish.ts'
import { stateNames } from '#domain/states.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSettings } from '../../data/settings.ts'
import { type HomeParams, paths } from '../../navigation/paths.ts'
import type { Schedule } from '../../sessions/data/queries.ts'
import { formatCount } from '../../ui/list/format-count.ts'
import { Link } from '../../ui/page/link.tsx'
import { Section } from '../../ui/page/section.tsx'
import { polled, releasedQuery, withoutSessionQuery } from '../queries.ts'
import { findRebookings } from './waiting-people.ts'
import { WaitingRow } from './waiting-row.tsx'
import classes from './waiting-sections.module.css'

type Props = { schedules: readonly Schedule[]; view: HomeParams; today: string }

const shortList = 5

/** The clients who wait for a session: those whose last one was canceled or postponed, and all others without one to come. */
export function WaitingSections({ schedules, view, today }: Props) {
  const { timeZone } = useSettings()
  const { data: waiting } = useQuery({ ...withoutSessionQuery(), ...polled })
  const { data: canceled } = useQuery({ ...releasedQuery('canceled', today), ...polled })
  const { data: postponed } = useQuery({ ...releasedQuery('postponed', today), ...polled })
  if (!waiting || !canceled || !postponed) return null
  const rebookings = findRebookings([...canceled, ...postponed], waiting.rows)
  const rebooked = new Set(rebookings.map(({ client }) => client.id))
  const others = waiting.rows.filter(({ id }) => !rebooked.has(id))
  const scheduleOf = new Map(schedules.flatMap(({ id, turns }) => turns.map((turn) => [turn.id, id])))
  const showsAll = view.all === 'rebook'
  return (
    <>
      {rebookings.length > 0 && (
        <Section title="Por reprogramar" titleAside={<span className={classes.total}>{formatClients(rebookings.length)}</span>}>
          <ul>
            {rebookings.slice(0, showsAll ? undefined : shortList).map(({ client, session: { state, sessionDate, turnId } }) => (
              <WaitingRow
                key={client.id}
                client={client}
                fact={`${stateNames[state].toLowerCase()} el ${formatBriefDate(sessionDate ?? today, today)}`}
                booking={{ schedule: scheduleOf.get(turnId), turn: turnId }}
              />
            ))}
          </ul>
          {rebookings.length > shortList && (
            <Link to={paths.admin({ ...view, all: showsAll ? undefined : 'rebook' })} replace className={classes.more}>
              {showsAll ? 'Ver menos' : `Ver los ${rebookings.length}`}
            </Link>
          )}
        </Section>
      )}
      <Section
        title="Sin próxima sesión"
        titleAside={
          waiting.total > 0 && (
            <Link to={paths.clients({ upcoming: 'false' })} className={classes.total}>
              {formatClients(waiting.total)}
            </Link>
          )
        }
      >
        {waiting.total === 0 && <p>Todos los clientes tienen una sesión por venir.</p>}
        {others.length > 0 && (
          <ul>
            {others.slice(0, shortList).map((client) => (
              <WaitingRow
                key={client.id}
                client={client}
                fact={`desde el ${formatBriefDate(toLocalDate(new Date(client.createdAt), timeZone), today)}`}
                booking={{}}
              />
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

const formatClients = (count: number) => (count === 1 ? '1 cliente' : `${formatCount(count)} clientes`)
