import { Button } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { readSession } from '#domain/history-session.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { toLocalMinutes } from '#domain/today.ts'
import { useCan } from '#web/auth/access.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { isUndo, listDone } from '#web/history/describe/describe-change.ts'
import type { Change, HistoryEntry } from '#web/history/queries.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useBookAgain } from './use-book-again.ts'

/** Shows the time of a change, which leads to the session or client that it was about. */
export function RecordTime({ change: { at, entries }, timeZone }: { change: Change; timeZone: string }) {
  const can = useCan()
  const [first] = entries as [HistoryEntry]
  const { kind, recordId, after } = (first.kind === 'session' && entries.find(isOfLiveSession)) || first
  const session = kind === 'session' ? readSession(after) : undefined
  const time = formatClock(toLocalMinutes(new Date(at), timeZone))
  if (session && can('listTurnWeek')) {
    const to = paths.sessions({ turn: session.turnId, week: session.sessionDate ?? session.startsOn ?? '', session: recordId })
    return (
      <Link to={to} title="Ver la sesión" aria-label={`${time}, ver la sesión`}>
        {time}
      </Link>
    )
  }
  if (kind === 'client' && after && can('getClient', { client: recordId })) {
    return (
      <Link to={paths.client(recordId)} title="Ver el cliente" aria-label={`${time}, ver el cliente`}>
        {time}
      </Link>
    )
  }
  return time
}

/** True for the entry of a session that holds its slot, as the one to which a date of a series was moved. */
const isOfLiveSession = ({ kind, after }: HistoryEntry) => {
  const session = kind === 'session' ? readSession(after) : undefined
  return session !== undefined && isActive(session.state)
}

/** The button that books the sessions again which a change has deleted. */
export function BookAgain({ change }: { change: Change }) {
  const can = useCan()
  const bookAgain = useBookAgain()
  const sessions = listDone(change).flatMap(({ action, before, after }) => {
    const isGone = isUndo(change) ? /^(series-)?booked$/.test(action) : /^(series-)?deleted$/.test(action)
    return isGone ? (after ?? before ?? []) : []
  })
  const hasMore = change.count > change.entries.length
  if (sessions.length === 0 || !can(sessions.length === 1 ? 'createSession' : 'createSessions')) return null
  return (
    <Button size="xs" variant="default" className="no-print" onClick={() => void bookAgain(sessions)}>
      {sessions.length === 1 ? 'Reservar otra vez' : `Reservar otra vez ${hasMore ? '' : 'las '}${formatSessionCount(sessions.length)}`}
    </Button>
  )
}

/** The way to the data of the client whom a change has deleted, where they are exported and erased. */
export function DeletedClient({ change: { entries } }: { change: Change }) {
  const can = useCan()
  const canForEverybody = useCanForEverybody()
  const client = entries.find(({ kind, operation }) => kind === 'client' && operation === 'deleteClient')
  if (!client || !can('exportClient') || !canForEverybody('listSessions')) return null
  return (
    <Button size="xs" variant="default" className="no-print" component={Link} to={paths.exportClient(client.recordId)}>
      Ver sus datos
    </Button>
  )
}
