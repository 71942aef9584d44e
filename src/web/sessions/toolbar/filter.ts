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
export const filterOf = ({ worker, client, state }: Pick<Week, keyof Filters>): Filter => ({
  workers: new Set(listed(worker)),
  clients: new Set(listed(client)),
  marks: new Set(marks.filter((mark) => listed(state).includes(mark))),
})

/** A filter as the URL says it. */
export const filtersOf = ({ workers, clients, marks }: Filter): Required<Filters> => ({
  worker: [...workers].join(),
  client: [...clients].join(),
  state: [...marks].join(),
})

/** Without any filter. */
export const unfiltered: Required<Filters> = { worker: '', client: '', state: '' }

type Filters = Pick<Week, 'worker' | 'client' | 'state'>

/** What a filter leaves of a week. Each count is of what the other filters leave: it tells what a press on it will show. */
export interface Filtered {
  shown: readonly Session[]
  workers: ReadonlyMap<string, number>
  clients: ReadonlyMap<string, number>
  marks: ReadonlyMap<Mark, number>
}

export function filtered(sessions: readonly Session[], filter: Filter, markOf: (session: Session) => Mark): Filtered {
  const counts = { workers: new Map<string, number>(), clients: new Map<string, number>(), marks: new Map<Mark, number>() }
  const shown = sessions.filter((session) => {
    const mark = markOf(session)
    const byWorker = passes(filter.workers, session.worker.id)
    const byClient = passes(filter.clients, session.client.id)
    const byMark = passes(filter.marks, mark)
    if (byClient && byMark) count(counts.workers, session.worker.id)
    if (byWorker && byMark) count(counts.clients, session.client.id)
    // one that the week has stays a choice
    count(counts.marks, mark, byWorker && byClient ? 1 : 0)
    return byWorker && byClient && byMark
  })
  // unfiltered it is the same list: what is made of it need not be made again
  return { shown: shown.length === sessions.length ? sessions : shown, ...counts }
}

const listed = (ids: string | undefined) => ids?.split(',').filter(Boolean) ?? []

const passes = <T>(wanted: ReadonlySet<T>, one: T) => wanted.size === 0 || wanted.has(one)

const count = <T>(counts: Map<T, number>, one: T, by = 1) => void counts.set(one, (counts.get(one) ?? 0) + by)
