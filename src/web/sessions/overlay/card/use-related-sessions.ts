import { useQuery } from '@tanstack/react-query'
import { isActive } from '#domain/states.ts'
import { weekStart } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { busyQuery } from '../../data/busy.ts'
import { stoodInFor } from '../../data/plans.ts'
import { pairQuery, recordsQuery, type Session, weekQuery } from '../../data/queries.ts'
import type { RelatedSessions } from './describe-changes.ts'

/** What hangs on a session: the series for which it stands in, and what goes along when its own ends. Undefined until that is known. */
export function useRelatedSessions(session: Session): RelatedSessions | undefined {
  const can = useCan()
  const { additions } = useSettings()
  const { client, worker, turnId } = session
  const whose = { client: client.id, worker: worker.id }
  // a series ends in whatever turn it goes on; without the additions its own turn is all that can be asked for
  const inAllTurns = additions && can('listSessions', whose)
  const may = inAllTurns || can('listSessionsByClientAndTurn', whose)
  const pair = useQuery({ ...pairQuery(client.id, worker.id), enabled: inAllTurns, staleTime: 0 })
  const inTurn = useQuery({ ...recordsQuery(client.id, turnId), enabled: may && !inAllTurns, staleTime: 0 })
  const { data: records = [], isPending } = inAllTurns ? pair : inTurn
  return may && isPending ? undefined : { records, series: stoodInFor(session, records) }
}

/** What takes place on a date: all that there is, or as much as the week of a turn shows of it. */
export function useSessionsOnDate(turnId: string, date: string | null) {
  const can = useCan()
  const { additions } = useSettings()
  const whole = additions && can('listSessions', {})
  const day = date ?? ''
  const all = useQuery({ ...busyQuery({ from: day, to: day }), enabled: whole && date !== null })
  const week = useQuery({ ...weekQuery(turnId, weekStart(date ?? '2000-01-01')), enabled: !whole && date !== null })
  return { sessions: (whole ? all.data : week.data) ?? [], whole }
}

/** What of a session may be changed, and how far; what may not is not shown. */
export function useSessionAccess(session: Session, past: boolean) {
  const can = useCan()
  const whose = { worker: session.worker.id, client: session.client.id }
  // who may change only what is his own may change no more of it than state and note
  const change = can('updateSession', {})
  const create = can('createSession')
  const onwards = session.standing === true && !past && can('endSeries')
  return {
    state: can('changeSessionState', whose),
    note: can('updateSession', whose),
    noteOnce: create,
    move: session.standing ? create : change,
    /** The whole series from this date on. */
    moveOnwards: onwards && create,
    end: onwards,
    delete: can('deleteSession'),
    attendance: session.attended !== undefined && isActive(session.state),
  }
}
