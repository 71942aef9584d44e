import { groupBy } from '#domain/group-by.ts'
import { type DoneAction, listSessionActions } from '#domain/session-actions.ts'
import type { Change, HistoryEntry } from '../queries.ts'
import { describeKeptSession } from './describe-kept-session.ts'
import { describeRecord, describeReplies, type Entries, type GetName } from './describe-record.ts'
import { summarize } from './summarize.ts'

/** Says what somebody did, as the rest of a sentence that begins with the name. */
export interface ChangeText {
  text: string
  /** A line for each record, where there are several. */
  details: readonly { id: string; text: string }[]
  /** The number of records of which the response has no entries. */
  hidden: number
}

/** What one change did to one record, or to the records in which a session was kept. */
export interface Line {
  id: string
  text: string
  entries: Entries
  /** What was done to a session; undefined for other records. */
  session?: DoneAction<HistoryEntry>
}

/** Says what a change did, in one line: "movió de mar 24 nov 08:00 a jue 26 nov 09:40: Lucía Fernández con Ana Torres", "deshizo: reservó 12 sesiones". */
export function describeChange(change: Change): ChangeText {
  if (change.operation === 'eraseClient') return { text: 'borró los datos de un cliente', details: [], hidden: 0 }
  const getName = createGetName(change)
  const lines = listLines(change, getName)
  const hidden = change.count - change.entries.length
  const [line, ...others] = lines
  // The records of one series that has changed may be more than the response shows.
  const isOne =
    line && others.length === 0 && (hidden === 0 || (change.sessionActions.length === 1 && change.sessionActions[0]!.count === 1))
  const { text, details } = isOne ? { text: line.text, details: listParts(change, line, getName) } : summarize(change, lines)
  return { text: namePrefix(change) + text, details: details.map(({ id, text }) => ({ id, text })), hidden }
}

/** Says what a change did to one session, to a reader who has it before him. */
export function describeOwnChange(change: Change, sessionId: string): string {
  const getName = createGetName(change)
  const sessions = listDone(change).filter(({ entries }) => entries.some(({ recordId }) => recordId === sessionId))
  const replies = change.entries.filter(({ kind }) => kind === 'reply')
  const texts =
    sessions.length === 0 || change.operation === 'replyToSession'
      ? replies.slice(0, 1).map((reply) => describeReplies([reply], getName, { isOwn: true }))
      : sessions.map((session) => describeKeptSession(session, getName, { isOwn: true }))
  return namePrefix(change) + (texts.length > 0 ? texts.join('; ') : 'cambió la sesión')
}

/** Lists what a change did to sessions, as far as the response has their entries. Of an undo it lists what is taken back. */
export const listDone = (change: Change): DoneAction<HistoryEntry>[] =>
  listSessionActions(
    change.entries.filter(({ kind }) => kind === 'session'),
    isUndo(change),
  )

/** True for a change that takes another one back, and does not make one again. */
export const isUndo = ({ undoes, redoes }: Change) => undoes !== null && redoes === null

const namePrefix = (change: Change) => (isUndo(change) ? 'deshizo: ' : change.redoes !== null ? 'rehízo: ' : '')

function createGetName({ entries }: Change): GetName {
  const names = new Map(entries.flatMap((entry) => entry.names.map(({ id, name }) => [id, name] as const)))
  return (id) => (typeof id === 'string' ? (names.get(id) ?? 'alguien que ya no está') : 'alguien')
}

function listLines(change: Change, getName: GetName): Line[] {
  const entries = change.entries.map((entry) => (isUndo(change) ? { ...entry, before: entry.after, after: entry.before } : entry))
  const booked = new Map(entries.flatMap((entry) => toWaitingNote(entry) ?? []))
  const sessions = listDone(change).map((session): Line => {
    const note = session.entries.map(({ recordId }) => booked.get(recordId)).find((text) => text !== undefined)
    return { id: session.entries[0].id, text: describeKeptSession(session, getName) + (note ?? ''), entries: session.entries, session }
  })
  const told = new Set(sessions.flatMap((line) => line.entries.map(({ recordId }) => recordId)))
  const others = [
    ...groupBy(
      entries.filter(({ kind }) => kind !== 'session'),
      // Reminders of one client are about several sessions.
      ({ id, kind, recordId }) => `${kind} ${kind === 'reminder' ? id : recordId}`,
    ).values(),
  ]
  const names = new Map(entries.flatMap((entry) => entry.names.map(({ id, name }) => [id, name] as const)))
  const lines = [
    ...sessions,
    ...others
      .filter(([entry]) => !told.has(String((entry.after ?? entry.before)?.sessionId ?? (entry.before ?? entry.after)?.sessionId)))
      .map((record): Line => ({ id: record[0].id, text: describeRecord(record, names, getName), entries: record })),
  ]
  const shown = lines.filter((line) => !isToldByAnother(line.entries[0], entries))
  const positions = new Map(entries.map(({ id }, index) => [id, index]))
  return shown.sort((one, other) => positions.get(one.id)! - positions.get(other.id)!)
}

/** Says of the session that an entry of the waiting list got or lost what became of the entry. */
function toWaitingNote({ kind, before, after }: HistoryEntry): [string, string][] | undefined {
  if (kind !== 'waiting-entry') return undefined
  if (typeof after?.sessionId === 'string') return [[after.sessionId, ' (de la lista de espera)']]
  return typeof before?.sessionId === 'string' ? [[before.sessionId, ' (vuelve a la lista de espera)']] : undefined
}

/**
 * True for what the line of another record says: the data of a person that was registered along with a client or worker, a session that changed with a reply, a
 * reply or reminder that ended with its session, and the sign-ins that ended with a new second factor.
 */
function isToldByAnother(entry: HistoryEntry, entries: readonly HistoryEntry[]) {
  const has = (kind: HistoryEntry['kind']) => entries.some((other) => other.kind === kind)
  if (entry.kind === 'reply') return entry.operation !== 'replyToSession' && has('session')
  if (entry.kind === 'reminder') return has('session')
  if (entry.kind === 'sign-in') return entry.after === null && has('user')
  if (entry.kind === 'session') return entry.operation === 'replyToSession' && has('reply')
  return (
    entry.kind === 'person' &&
    entry.before === null &&
    entries.some(({ kind, before }) => (kind === 'client' || kind === 'worker') && before === null)
  )
}

/** Lists the records of a series that has changed or ended, each with what became of it. */
function listParts(change: Change, { session }: Line, getName: GetName) {
  if (!session || !/^series-(changed|ended)$/.test(session.action)) return []
  const parts = [...groupBy(session.entries, ({ recordId }) => recordId).values()]
  if (parts.length < 2) return []
  return parts.flatMap((record) =>
    listSessionActions(record, isUndo(change)).map((done) => ({ id: record[0].id, text: describeKeptSession(done, getName) })),
  )
}
