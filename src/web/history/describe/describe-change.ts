import { type ChangeLine, listChangeLines } from '#domain/change-lines.ts'
import { groupBy } from '#domain/group-by.ts'
import { type DoneAction, listSessionActions } from '#domain/session-actions.ts'
import type { Change, HistoryEntry } from '../queries.ts'
import { describeHistorySession } from './describe-history-session.ts'
import { describeRecord, describeReplies, type GetName } from './describe-record.ts'
import { summarize } from './summarize.ts'

/** Says what someone did, as the rest of a sentence that begins with the name. */
export interface ChangeText {
  text: string
  /** A line for each record, where there are several. */
  details: readonly { id: string; text: string }[]
  /** The number of records of which the response has no entries. */
  hidden: number
}

/** A line of a change, with its text. */
export interface Line extends ChangeLine<HistoryEntry> {
  id: string
  text: string
}

/** Says what a change did, in one line: "movió de mar 24 nov 08:00 a jue 26 nov 09:40: Lucía Fernández con Ana Torres", "deshizo: reservó 12 sesiones". */
export function describeChange(change: Change): ChangeText {
  if (change.operation === 'eraseClient') return { text: 'borró los datos de un cliente', details: [], hidden: 0 }
  const getName = createGetName(change)
  const lines = listLines(change, getName)
  const [line] = lines
  const isOne = line && lines.length + change.leftOut === 1
  const { text, details } = isOne ? { text: line.text, details: listParts(change, line, getName) } : summarize(change, lines)
  // The records of one series that has changed may be more than the response shows.
  const hidden = isOne ? change.count - change.entries.length : change.leftOut
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
      : sessions.map((session) => describeHistorySession(session, getName, { isOwn: true }))
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
  const names = new Map(change.entries.flatMap((entry) => entry.names.map(({ id, name }) => [id, name] as const)))
  return listChangeLines(change.entries, isUndo(change)).map((line) => {
    const note = line.told.map(toWaitingNote).find((text) => text !== undefined) ?? ''
    const text = line.session ? describeHistorySession(line.session, getName) + note : describeRecord(line.entries, names, getName)
    return { ...line, id: line.entries[0].id, text }
  })
}

/** Says of the session that an entry of the waiting list got or lost what became of the entry. */
function toWaitingNote({ kind, before, after }: HistoryEntry): string | undefined {
  if (kind !== 'waiting-entry') return undefined
  if (typeof after?.sessionId === 'string') return ' (de la lista de espera)'
  return typeof before?.sessionId === 'string' ? ' (vuelve a la lista de espera)' : undefined
}

/** Lists the records of a series that has changed or ended, each with what became of it. */
function listParts(change: Change, { session }: Line, getName: GetName) {
  if (!session || !/^series-(changed|ended)$/.test(session.action)) return []
  const parts = [...groupBy(session.entries, ({ recordId }) => recordId).values()]
  if (parts.length < 2) return []
  return parts.flatMap((record) =>
    listSessionActions(record, isUndo(change)).map((done) => ({ id: record[0].id, text: describeHistorySession(done, getName) })),
  )
}
