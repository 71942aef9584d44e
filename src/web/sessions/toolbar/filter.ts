import { type Mark, marks } from '#domain/states.ts'
import type { Week } from '../../navigation/paths.ts'
import type { Session } from '../data/queries.ts'

/** What of a week is shown alone: by id its workers and clients, by mark its sessions. An empty set leaves everything. */
export interface Filter {
  workers: ReadonlySet<string>
  clients: ReadonlySet<string>
  marks: ReadonlySet<Mark>
}

/** The filter that a URL asks for. */
export const parseFilter = ({ worker, client, state }: Pick<Week, keyof FilterParams>): Filter => ({
  workers: new Set(splitIds(worker)),
  clients: new Set(splitIds(client)),
  marks: new Set(marks.filter((mark) => splitIds(state).includes(mark))),
})

/** A filter as the URL says it. */
export const formatFilter = ({ workers, clients, marks }: Filter): Required<FilterParams> => ({
  worker: [...workers].join(),
  client: [...clients].join(),
  state: [...marks].join(),
})

/** Without any filter. */
export const noFilterParams: Required<FilterParams> = { worker: '', client: '', state: '' }

type FilterParams = Pick<Week, 'worker' | 'client' | 'state'>

/** What a filter leaves of a week. Each count is of what the other filters leave: it tells what a press on it will show. */
export interface FilteredWeek {
  shown: readonly Session[]
  workers: ReadonlyMap<string, number>
  clients: ReadonlyMap<string, number>
  marks: ReadonlyMap<Mark, number>
}

export function filterSessions(sessions: readonly Session[], filter: Filter, markOf: (session: Session) => Mark): FilteredWeek {
  const counts = { workers: new Map<string, number>(), clients: new Map<string, number>(), marks: new Map<Mark, number>() }
  const shown = sessions.filter((session) => {
    const mark = markOf(session)
    const byWorker = matchesSet(filter.workers, session.worker.id)
    const byClient = matchesSet(filter.clients, session.client.id)
    const byMark = matchesSet(filter.marks, mark)
    if (byClient && byMark) addCount(counts.workers, session.worker.id)
    if (byWorker && byMark) addCount(counts.clients, session.client.id)
    // one that the week has stays a choice
    addCount(counts.marks, mark, byWorker && byClient ? 1 : 0)
    return byWorker && byClient && byMark
  })
  // unfiltered it is the same list: what is made of it need not be made again
  return { shown: shown.length === sessions.length ? sessions : shown, ...counts }
}

const splitIds = (ids: string | undefined) => ids?.split(',').filter(Boolean) ?? []

const matchesSet = <T>(wanted: ReadonlySet<T>, one: T) => wanted.size === 0 || wanted.has(one)

const addCount = <T>(counts: Map<T, number>, one: T, by = 1) => void counts.set(one, (counts.get(one) ?? 0) + by)
