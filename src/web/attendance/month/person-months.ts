import { compareSpanish } from '#domain/collation.ts'
import { groupBy } from '#domain/group-by.ts'
import type { SessionMark } from '#domain/states.ts'
import { formatListName } from '#web/people/name.ts'
import type { Participant } from '#web/people/participant.ts'
import { countMarks, type MarkCounts, type MarkedSession } from '#web/session-data/mark-counts.ts'
import type { Session } from '#web/session-data/queries.ts'

/** A row of the matrix: the sessions of a client or worker in a month. */
export interface PersonMonth {
  id: string
  person: Session['client' | 'worker']['person']
  /** "Vargas Soto, Ian" */
  name: string
  /** The sessions by date. Those of one date are in the order of their times. */
  days: ReadonlyMap<string, readonly MarkedSession[]>
  counts: MarkCounts
}

/** The other kind of person of a session, whom a row does not name. */
export const otherKind = { client: 'worker', worker: 'client' } as const

/**
 * Returns a function that groups the sessions of a month by client or worker, sorted by last name. It returns the same row again for a person whose
 * sessions and marks have not changed since the previous call.
 */
export function createPersonGrouper() {
  let known = new Map<string, { marked: readonly MarkedSession[]; row: PersonMonth }>()
  return (sessions: readonly Session[], kind: Participant['kind'], getMark: (session: Session) => SessionMark): PersonMonth[] => {
    const sessionsByPerson = groupBy(sessions, (session) => `${kind} ${session[kind].id}`)
    known = new Map(
      [...sessionsByPerson].map(([key, own]) => {
        const before = known.get(key)
        const marked = own.map((session) => ({ session, mark: getMark(session) }))
        return [key, before && isSame(before.marked, marked) ? before : { marked, row: buildRow(marked, kind) }]
      }),
    )
    return [...known.values()]
      .map(({ row }) => row)
      .sort((one, other) => compareSpanish(one.name, other.name) || (one.id < other.id ? -1 : 1))
  }
}

const isSame = (before: readonly MarkedSession[], after: readonly MarkedSession[]) =>
  before.length === after.length &&
  before.every(({ session, mark }, index) => session === after[index]?.session && mark === after[index]?.mark)

function buildRow(marked: readonly MarkedSession[], kind: Participant['kind']): PersonMonth {
  const { id, person } = marked[0]!.session[kind]
  const inOrder = [...marked].sort((one, other) => one.session.time - other.session.time)
  const days = groupBy(inOrder, ({ session }) => session.sessionDate ?? '')
  return { id, person, name: formatListName(person), days, counts: countMarks(marked) }
}
