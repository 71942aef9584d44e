import { Button } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { toLocalMinutes } from '#domain/today.ts'
import { useCan } from '#web/auth/access.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { getDeletedSession } from '#web/history/describe/describe-call.ts'
import type { HistoryCall } from '#web/history/describe/group-entries.ts'
import { readSession } from '#web/history/describe/kept-session.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useBookAgain } from './use-book-again.ts'

/** Shows the time of a change, which leads to the session or client that it was about. */
export function RecordTime({ call: { at, entries }, timeZone }: { call: HistoryCall; timeZone: string }) {
  const can = useCan()
  const { kind, recordId, after } = entries[0]!
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

/** The button that books the sessions again which a call has deleted. */
export function BookAgain({ call: { entries } }: { call: HistoryCall }) {
  const can = useCan()
  const bookAgain = useBookAgain()
  const sessions = entries.flatMap((entry) => getDeletedSession(entry) ?? [])
  if (sessions.length === 0 || !can(sessions.length === 1 ? 'createSession' : 'createSessions')) return null
  return (
    <Button size="xs" variant="default" className="no-print" onClick={() => void bookAgain(sessions)}>
      {sessions.length === 1 ? 'Reservar otra vez' : `Reservar otra vez las ${formatSessionCount(sessions.length)}`}
    </Button>
  )
}

/** The way to the data of the client whom a call has deleted, where they are exported and erased. */
export function DeletedClient({ call: { entries } }: { call: HistoryCall }) {
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
