import { Loader } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import type { Schedule, Session } from '#api/generated/app.ts'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { capitalize, formatLongDate, weekdays } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { useCanRead } from '#web/auth/can-read.ts'
import { useSettings } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { toName } from '#web/people/name.ts'
import { findAgendaDate } from './agenda-date.ts'
import classes from './blocked-panel.module.css'
import { NewTabLink } from './new-tab-link.tsx'
import { sessionQuery } from './queries.ts'

/** The number of sessions that are fetched and listed. */
const maxListed = 5

/** The first of the sessions that block a change, each with a link to its week. */
export function BlockingSessions({ schedule, ids }: { schedule: Schedule; ids: readonly string[] }) {
  const can = useCan()
  const { timeZone } = useSettings()
  const today = toLocalDate(new Date(), timeZone)
  const results = useQueries({ queries: ids.slice(0, maxListed).map(sessionQuery).filter(useCanRead()) })
  // The message above counts also the sessions that cannot be read.
  const sessions = results.flatMap(({ data }) => data ?? [])
  if (results.some(({ isLoading }) => isLoading)) return <Loader size="xs" aria-label="Cargando..." className={classes.loader} />
  if (sessions.length === 0) {
    if (!can('listTurnWeek')) return null
    return (
      <p>
        <NewTabLink to={paths.sessions({ schedule: schedule.id })}>Ver sus sesiones</NewTabLink>
      </p>
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => {
          const week = getWeekStart(findAgendaDate(session, today))
          const to = paths.sessions({ schedule: schedule.id, turn: session.turnId, week })
          return (
            <li key={session.id} className={classes.session}>
              {can('listTurnWeek') ? <NewTabLink to={to}>{formatWhen(session)}</NewTabLink> : <span>{formatWhen(session)}</span>}
              <span>{formatParticipants(session)}</span>
            </li>
          )
        })}
      </ul>
      {ids.length > sessions.length && (
        <p className={classes.more}>{sessions.length === 1 ? 'Se muestra la primera.' : `Se muestran las ${sessions.length} primeras.`}</p>
      )}
    </>
  )
}

const formatWhen = ({ sessionDate, day, time }: Session) =>
  `${capitalize(sessionDate ? formatLongDate(sessionDate) : `cada ${weekdays[day]}`)}, ${formatClock(time)}`

const formatParticipants = ({ client, worker }: Session) =>
  `${buildShortName(toName(client.person))} con ${buildShortName(toName(worker.person))}`
