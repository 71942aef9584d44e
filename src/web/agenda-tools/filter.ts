import { countActive, marks, type SessionMark } from '#domain/states.ts'
import type { AgendaParams } from '#web/navigation/paths.ts'
import type { Session } from '#web/session-data/queries.ts'
import { isUnsettled } from '#web/session-data/unsettled.ts'

/**
 * Limits a week to the sessions of these workers and clients (ids) and with these marks. An empty set does not limit. `unsettled`: true for those
 * that need a decision.
 */
export interface Filter {
  workers: ReadonlySet<string>
  clients: ReadonlySet<string>
  marks: ReadonlySet<SessionMark>
  unsettled: boolean
}

/** Reads the filter from the parameters of the URL. */
export const parseFilter = ({ worker, client, state, absent }: Pick<AgendaParams, keyof FilterParams>): Filter => ({
  workers: new Set(splitIds(worker)),
  clients: new Set(splitIds(client)),
  marks: new Set(marks.filter((mark) => splitIds(state).includes(mark))),
  unsettled: absent === 'true',
})

/** Writes a filter as parameters of the URL. */
export const formatFilter = ({ workers, clients, marks, unsettled }: Filter): Required<FilterParams> => ({
  worker: [...workers].join(),
  client: [...clients].join(),
  state: [...marks].join(),
  absent: unsettled ? 'true' : '',
})

/** Returns the function that counts shown sessions: those that take place, unless the filter asks for states. */
export const getSessionCounter = ({ marks }: Pick<Filter, 'marks'>): ((sessions: readonly Session[]) => number) =>
  marks.size > 0 ? countAll : countActive

const countAll = ({ length }: readonly Session[]) => length

/** The parameters without a filter. */
export const noFilterParams: Required<FilterParams> = { worker: '', client: '', state: '', absent: '' }

type FilterParams = Pick<AgendaParams, 'worker' | 'client' | 'state' | 'absent'>

/** A filtered week. Each count applies the other filters only: it is the number of sessions that selecting the choice will show. */
export interface FilteredWeek {
  shown: readonly Session[]
  workers: ReadonlyMap<string, number>
  clients: ReadonlyMap<string, number>
  marks: ReadonlyMap<SessionMark, number>
  /** Undefined when the week has none. */
  unsettled: number | undefined
}

/** Filters the sessions of a week, and counts what each further choice would show. */
export function filterSessions(
  sessions: readonly Session[],
  filter: Filter,
  getSessionMark: (session: Session) => SessionMark,
): FilteredWeek {
  const counts = { workers: new Map<string, number>(), clients: new Map<string, number>(), marks: new Map<SessionMark, number>() }
  let unsettled: number | undefined
  const shown = sessions.filter((session) => {
    const mark = getSessionMark(session)
    const matchesWorker = matchesSet(filter.workers, session.worker.id)
    const matchesClient = matchesSet(filter.clients, session.client.id)
    const matchesMark = matchesSet(filter.marks, mark)
    const isOneUnsettled = isUnsettled(session)
    const matchesUnsettled = !filter.unsettled || isOneUnsettled
    if (matchesClient && matchesMark && matchesUnsettled) addCount(counts.workers, session.worker.id)
    if (matchesWorker && matchesMark && matchesUnsettled) addCount(counts.clients, session.client.id)
    // A mark that occurs in the week stays a choice, even with a count of 0.
    addCount(counts.marks, mark, matchesWorker && matchesClient && matchesUnsettled ? 1 : 0)
    if (isOneUnsettled) unsettled = (unsettled ?? 0) + (matchesWorker && matchesClient && matchesMark ? 1 : 0)
    return matchesWorker && matchesClient && matchesMark && matchesUnsettled
  })
  // Returns the same list when nothing is filtered, so that memoized values stay valid.
  return { shown: shown.length === sessions.length ? sessions : shown, ...counts, unsettled }
}

const splitIds = (ids: string | undefined) => ids?.split(',').filter(Boolean) ?? []

const matchesSet = <T>(selected: ReadonlySet<T>, item: T) => selected.size === 0 || selected.has(item)

const addCount = <T>(counts: Map<T, number>, item: T, by = 1) => void counts.set(item, (counts.get(item) ?? 0) + by)
