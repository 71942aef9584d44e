import { groupBy } from './group-by.ts'
import { endsSeries, type HistorySession, type HistoryValues, isSeries, movesSlot, readSession } from './history-session.ts'
import { foldSeries } from './series-actions.ts'
import { isActive } from './states.ts'

/** What a change did to a session, or to a series. */
export type SessionAction =
  | 'booked'
  | 'moved'
  | 'reassigned'
  | 'canceled'
  | 'postponed'
  | 'confirmed'
  | 'pending'
  | 'attended'
  | 'missed'
  | 'unmarked'
  | 'noted'
  | 'kept'
  | 'unsettled'
  | 'changed'
  | 'deleted'
  | 'series-booked'
  | 'series-changed'
  | 'series-ended'
  | 'series-deleted'

/** An entry of the history about a session. The ids are in the order of time. */
export interface SessionEntry {
  id: string
  recordId: string
  before: HistoryValues | null
  after: HistoryValues | null
  /** The series of which a new or deleted session replaced a date. */
  series?: HistoryValues | undefined
}

/** A session as a change found it and left it; undefined where there was none, or where it has been erased. */
export interface ChangedSession<Entry> {
  before: HistorySession | undefined
  after: HistorySession | undefined
  /** True for a new session that replaces a date of a series: that date is what was before. */
  isException?: boolean
  entries: readonly [Entry, ...Entry[]]
}

/** What someone did to a session, by the entries of the records in which it was kept. */
export interface DoneAction<Entry> extends ChangedSession<Entry> {
  action: SessionAction
}

/**
 * Lists what someone did by the entries of one change about sessions: an entry says what became of a record, but moving one date of a series leaves two of them.
 * Of an undo it lists what is taken back.
 */
export function listSessionActions<Entry extends SessionEntry>(entries: readonly Entry[], isUndo = false): DoneAction<Entry>[] {
  const records = [...groupBy(entries, ({ recordId }) => recordId).values()].map((ofRecord) => joinEntries(ofRecord, isUndo))
  const { folded, left } = foldSeries(records)
  return [...folded, ...pairMoves(left).map((changed) => ({ ...changed, action: nameAction(changed) }))]
}

/** Counts what a change did, in the order of the entries. */
export const countSessionActions = (entries: readonly SessionEntry[], isUndo = false) =>
  [...groupBy(listSessionActions(entries, isUndo), ({ action }) => action)].map(([action, { length }]) => ({ action, count: length }))

function joinEntries<Entry extends SessionEntry>(entries: readonly [Entry, ...Entry[]], isUndo: boolean): ChangedSession<Entry> {
  const sorted = [...entries].sort((one, other) => (one.id < other.id ? -1 : 1))
  const states = [readSession(sorted[0]!.before), readSession(sorted.at(-1)!.after)] as const
  const [before, after] = isUndo ? [states[1], states[0]] : states
  if (before || !after) return { before, after, entries }
  const occurrence = findOccurrence(after, entries)
  return { before: occurrence, after, isException: occurrence !== undefined, entries }
}

/** Returns the date of a series that a new session replaces, as the series would have had it. */
function findOccurrence({ sessionDate }: HistorySession, entries: readonly SessionEntry[]): HistorySession | undefined {
  const series = readSession(entries.find((entry) => entry.series !== undefined)?.series ?? null)
  if (!series || sessionDate === undefined) return undefined
  const { startsOn: _, endsOn: __, accepted: ___, ...occurrence } = series
  return { ...occurrence, sessionDate }
}

/** Joins each session that went away with the one of the same client that came in its place: it moved. */
function pairMoves<Entry extends SessionEntry>(records: readonly ChangedSession<Entry>[]): ChangedSession<Entry>[] {
  const partners = findPartners(records)
  const moved = new Set(partners.values())
  return records
    .filter((record) => !moved.has(record))
    .map((record) => {
      const partner = partners.get(record)
      if (!partner) return record
      const { attended: _, ...before } = partner.before!
      return { before, after: record.after, entries: [...record.entries, ...partner.entries] }
    })
}

/**
 * Finds for each session that came the one in whose place it is: the one that it names. One that names none is in the place of one at the same time, or of one
 * that was postponed, if possible with its worker.
 */
function findPartners<Entry extends SessionEntry>(records: readonly ChangedSession<Entry>[]) {
  const goneOfClient = groupBy(records.filter(hasGone), ({ before }) => before!.clientId)
  const partners = new Map<ChangedSession<Entry>, ChangedSession<Entry>>()
  for (const isInPlace of rulesOfMoves)
    for (const record of records) {
      if (partners.has(record) || !hasCome(record)) continue
      const gone = goneOfClient.get(record.after!.clientId)
      const index = gone?.findIndex((other) => isInPlace(record.after!, other, other.entries[0].recordId)) ?? -1
      if (index >= 0) partners.set(record, gone!.splice(index, 1)[0]!)
    }
  return partners
}

type IsInPlace = (come: HistorySession, gone: Pick<ChangedSession<unknown>, 'before' | 'after'>, goneId: string) => boolean

const isInPlaceOfPostponed: IsInPlace = ({ movedFromId }, { after }) => movedFromId === undefined && after !== undefined

/** When a session is in the place of another one: the surest first. */
const rulesOfMoves: readonly IsInPlace[] = [
  ({ movedFromId }, _, goneId) => movedFromId === goneId,
  (come, { before }) => come.movedFromId === undefined && !movesSlot(before!, come),
  (come, gone, goneId) => isInPlaceOfPostponed(come, gone, goneId) && gone.before!.workerId === come.workerId,
  isInPlaceOfPostponed,
]

const hasGone = <Entry>({ before, after }: ChangedSession<Entry>) =>
  before !== undefined && !isSeries(before) && isActive(before.state) && (after === undefined || after.state === 'postponed')

const hasCome = <Entry>({ before, after }: ChangedSession<Entry>) =>
  before === undefined && after !== undefined && !isSeries(after) && isActive(after.state)

function nameAction<Entry>({ before, after }: ChangedSession<Entry>): SessionAction {
  if (!before || !after) {
    const session = before ?? after
    if (!session) return 'changed'
    if (isSeries(session)) return after ? 'series-booked' : 'series-deleted'
    if (!after) return 'deleted'
    return isActive(after.state) ? 'booked' : after.state
  }
  if (before.clientId !== after.clientId) return 'changed'
  if (isSeries(after)) return nameSeriesAction(before, after)
  if (isActive(before.state) && !isActive(after.state)) return after.state
  if (movesSlot(before, after)) return 'moved'
  if (before.workerId !== after.workerId) return 'reassigned'
  if (before.state !== after.state) return after.state
  if (before.attended !== after.attended) return after.attended === undefined ? 'unmarked' : after.attended ? 'attended' : 'missed'
  if (before.note !== after.note) return 'noted'
  if (before.accepted !== after.accepted) return after.accepted === undefined ? 'unsettled' : 'kept'
  return 'changed'
}

function nameSeriesAction(before: HistorySession, after: HistorySession): SessionAction {
  if (endsSeries(before, after)) return 'series-ended'
  return before.note !== after.note && before.state === after.state ? 'noted' : 'series-changed'
}
