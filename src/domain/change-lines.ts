import { groupBy } from './group-by.ts'
import type { accessByHistoryKind } from './history-kinds.ts'
import { type DoneAction, listSessionActions, type SessionEntry } from './session-actions.ts'

/** An entry of the history. The ids are in the order of time. */
export interface ChangeEntry extends SessionEntry {
  kind: keyof typeof accessByHistoryKind
  operation: string | null
}

/** What a change is told with in one line: what it did to a session, with all records in which it was kept, or to another record. */
export interface ChangeLine<Entry> {
  entries: readonly [Entry, ...Entry[]]
  /** What was done to a session; undefined for other records. */
  session?: DoneAction<Entry>
  /** The entries of other records that the line of a session tells too: those of the waiting list and of messages. */
  told: readonly Entry[]
}

/** Lists what the entries of one change are told with, in the order of the first entries. Of an undo it lists what is taken back. */
export function listChangeLines<Entry extends ChangeEntry>(entries: readonly Entry[], isUndo: boolean): ChangeLine<Entry>[] {
  const actions = listSessionActions(
    entries.filter(({ kind }) => kind === 'session'),
    isUndo,
  )
  const others = [
    ...groupBy(
      entries
        .filter(({ kind }) => kind !== 'session')
        .map((entry) => (isUndo ? { ...entry, before: entry.after, after: entry.before } : entry)),
      // Reminders of one client are about several sessions.
      ({ id, kind, recordId }) => `${kind} ${kind === 'reminder' ? id : recordId}`,
    ).values(),
  ]
  const recordsOfSession = groupBy(others, ([entry]) => getSessionId(entry))
  const told = new Set<readonly Entry[]>()
  const sessions = actions.map((session): ChangeLine<Entry> => {
    const ids = new Set(session.entries.map(({ recordId }) => recordId))
    const records = [...ids].flatMap((id) => recordsOfSession.get(id) ?? [])
    for (const record of records) told.add(record)
    return { entries: session.entries, session, told: records.flat() }
  })
  const kinds = new Set(entries.map(({ kind }) => kind))
  const registers = others.flat().some(({ kind, before }) => (kind === 'client' || kind === 'worker') && before === null)
  const positions = new Map(entries.map(({ id }, index) => [id, index]))
  return [...sessions, ...others.filter((record) => !told.has(record)).map((record) => ({ entries: record, told: [] }))]
    .filter((line) => !isToldByAnother(line.entries[0], kinds, registers))
    .map((line) => ({ line, position: Math.min(...line.entries.map(({ id }) => positions.get(id)!)) }))
    .sort((one, other) => one.position - other.position)
    .map(({ line }) => line)
}

/** Returns the id of the session that an entry of the waiting list or a message names. */
const getSessionId = ({ before, after }: ChangeEntry) => (after ?? before)?.sessionId ?? (before ?? after)?.sessionId

/**
 * True for what the line of another record says: the data of a person that was registered along with a client or worker, a session that changed with a reply, a
 * reply or reminder that ended with its session, and the sign-ins that ended with a new second factor.
 */
function isToldByAnother({ kind, operation, before, after }: ChangeEntry, kinds: ReadonlySet<ChangeEntry['kind']>, registers: boolean) {
  if (kind === 'reply') return operation !== 'replyToSession' && kinds.has('session')
  if (kind === 'reminder') return kinds.has('session')
  if (kind === 'sign-in') return after === null && kinds.has('user')
  if (kind === 'session') return operation === 'replyToSession' && kinds.has('reply')
  return kind === 'person' && before === null && registers
}
