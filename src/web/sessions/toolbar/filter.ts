import { type Mark, marks } from '#domain/states.ts'
import type { AgendaParams } from '../../navigation/paths.ts'
import type { Session } from '../data/queries.ts'

/** Limits a week to the sessions of these workers and clients (ids) and with these marks. An empty set does not limit. */
export interface Filter {
  workers: ReadonlySet<string>
  clients: ReadonlySet<string>
  marks: ReadonlySet<Mark>
}

/** Reads the filter from the parameters of the URL. */
export const parseFilter = ({ worker, client, state }: Pick<AgendaParams, keyof FilterParams>): Filter => ({
  workers: new Set(splitIds(worker)),
  clients: new Set(splitIds(client)),
  marks: new Set(marks.filter((mark) => splitIds(state).includes(mark))),
})

/** Writes a filter as parameters of the URL. */
export const formatFilter = ({ workers, clients, marks }: Filter): Required<FilterParams> => ({
  worker: [...workers].join(),
  client: [...clients].join(),
  state: [...marks].join(),
})

/** The parameters without a filter. */
export const noFilterParams: Required<FilterParams> = { worker: '', client: '', state: '' }

type FilterParams = Pick<AgendaParams, 'worker' | 'client' | 'state'>

/** A filtered week. Each count applies the other filters only: it is the number of sessions that selecting the choice will show. */
export interface FilteredWeek {
  shown: readonly Session[]
  workers: ReadonlyMap<string, number>
  clients: ReadonlyMap<string, number>
  marks: ReadonlyMap<Mark, number>
}

/** Filters the sessions of a week, and counts what each further choice would show. */
export function filterSessions(sessions: readonly Session[], filter: Filter, getSessionMark: (session: Session) => Mark): FilteredWeek {
  const counts = { workers: new Map<string, number>(), clients: new Map<string, number>(), marks: new Map<Mark, number>() }
  const shown = sessions.filter((session) => {
    const mark = getSessionMark(session)
    const matchesWorker = matchesSet(filter.workers, session.worker.id)
    const matchesClient = matchesSet(filter.clients, session.client.id)
    const matchesMark = matchesSet(filter.marks, mark)
    if (matchesClient && matchesMark) addCount(counts.workers, session.worker.id)
    if (matchesWorker && matchesMark) addCount(counts.clients, session.client.id)
    // A mark that occurs in the week stays a choice, even with a count of 0.
    addCount(counts.marks, mark, matchesWorker && matchesClient ? 1 : 0)
    return matchesWorker && matchesClient && matchesMark
  })
  // Returns the same list when nothing is filtered, so that memoized values stay valid.
  return { shown: shown.length === sessions.length ? sessions : shown, ...counts }
}

const splitIds = (ids: string | undefined) => ids?.split(',').filter(Boolean) ?? []

const matchesSet = <T>(selected: ReadonlySet<T>, item: T) => selected.size === 0 || selected.has(item)

const addCount = <T>(counts: Map<T, number>, item: T, by = 1) => void counts.set(item, (counts.get(item) ?? 0) + by)
