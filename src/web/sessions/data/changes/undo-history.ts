import type { QueryClient } from '@tanstack/react-query'
import { sessionKey } from '#domain/session-key.ts'
import type { Session } from '../queries.ts'
import type { Change, Step } from './change.ts'

/** A change that can be undone. */
export type UndoEntry = {
  /** Describes the change to the user. */
  message: string
  /** True after a part of it was undone. Then the user is told which sessions remain. */
  isPartial?: boolean
  /** The changes that undo it: none while it is being sent, or after it was refused. */
  changes: readonly Change[]
  /** Dismisses the notification that offers to undo it. */
  dismiss?: () => void
  /** True when undoing it has failed because of a conflict. It is retried only once. */
  hadConflict?: boolean
}

type UndoHistory = {
  /** The newest entry comes last. */
  entries: UndoEntry[]
  /** The new id of each session that was deleted and booked again, by its old id. */
  newIds: Map<string, string>
  /** The ids of the sessions that the user has booked, by their keys. */
  bookedIds: Map<string, string>
  /**
   * The version that the user's last change gave a session, by its id. Undoing must not overwrite a newer change by a colleague. It is empty
   * when the server has not returned it; then the server is asked to check nothing.
   */
  versions: Map<string, string>
}

const queryKey = ['agenda', 'history'] as const

/** The number of changes that can be undone. */
const maxEntries = 50

/** The number of sessions whose new ids and versions are kept: those of two busy weeks. */
export const maxSessions = 4_000

/** Returns the history of this visit. It is in the query cache, so that signing out removes it with everything else. */
function getHistory(queryClient: QueryClient): UndoHistory {
  const stored = queryClient.getQueryData<UndoHistory>(queryKey)
  if (stored) return stored
  const history: UndoHistory = { entries: [], newIds: new Map(), bookedIds: new Map(), versions: new Map() }
  // Nothing observes the query, so it would be removed after a while. Structural sharing would copy the entries.
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  queryClient.setQueryData<UndoHistory>(queryKey, history)
  return history
}

/** Sets an entry as the newest of a map, and removes the oldest one when there are too many. */
function setNewest(map: Map<string, string>, key: string, value: string) {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > maxSessions && oldest !== undefined) map.delete(oldest)
}

export function addUndoEntry(queryClient: QueryClient, entry: UndoEntry) {
  const { entries } = getHistory(queryClient)
  entries.push(entry)
  if (entries.length > maxEntries) entries.shift()
}

export const getNewestUndoEntry = (queryClient: QueryClient) => getHistory(queryClient).entries.at(-1)

/** True until the entry is removed, or too old. */
export const hasUndoEntry = (queryClient: QueryClient, entry: UndoEntry) => getHistory(queryClient).entries.includes(entry)

export function removeUndoEntry(queryClient: QueryClient, entry: UndoEntry) {
  const history = getHistory(queryClient)
  history.entries = history.entries.filter((other) => other !== entry)
}

/** Records the new ids and versions of the sessions of a step. `sent`: the step with the server's answers. */
export function recordStep(queryClient: QueryClient, step: Step, sent: Step) {
  const { newIds, bookedIds, versions } = getHistory(queryClient)
  if (step.kind === 'book' && sent.kind === 'book')
    for (const [index, { id }] of step.sessions.entries()) if (id !== '') setNewest(newIds, id, sent.sessions[index]?.id ?? id)
  const booked = sent.kind === 'book' ? sent.sessions : sent.kind === 'mark' && sent.before.standing ? [sent.after] : []
  for (const session of booked) setNewest(bookedIds, sessionKey(session), session.id)
  // The server does not return the new version of a series that changes along with a session.
  for (const { id } of listTouchedSeries(sent)) setNewest(versions, id, '')
  if (sent.kind === 'mark' || sent.kind === 'edit') setNewest(versions, sent.after.id, sent.after.updatedAt)
}

/** Lists the series that change along with the sessions of a step: they end, or get or lose an exception. */
function listTouchedSeries(step: Step): readonly Session[] {
  switch (step.kind) {
    case 'book':
      return step.hides
    case 'delete':
      return step.shows
    case 'mark':
      return step.before.standing ? [step.before] : []
    case 'end':
      return [step.series]
    case 'edit':
      return []
  }
}

/** Returns the current id of a session that may have been booked again several times. */
function getCurrentId(queryClient: QueryClient, id: string): string {
  const { newIds } = getHistory(queryClient)
  let current = id
  for (let next = newIds.get(current); next !== undefined && next !== current; next = newIds.get(current)) current = next
  return current
}

/** Returns a session with its current id and version, which a change of the user may have given it after the session was read. */
export function applyLatestVersion(queryClient: QueryClient, session: Session, isUndo: boolean): Session {
  const { bookedIds, versions } = getHistory(queryClient)
  // A session without an id was booked by a change that was still pending. An occurrence is found by the key of its series, which has no date.
  const getBookedId = () => bookedIds.get(sessionKey(session)) ?? bookedIds.get(sessionKey({ ...session, sessionDate: null })) ?? ''
  const id = session.id === '' ? getBookedId() : getCurrentId(queryClient, session.id)
  const readVersion = id === session.id ? session.updatedAt : ''
  const ownVersion = versions.get(id)
  if (isUndo) return { ...session, id, updatedAt: ownVersion ?? readVersion }
  // With the version that the user saw, the server refuses to overwrite a change by a colleague.
  // A newer version is sent only if the user's own change made it.
  const updatedAt = ownVersion !== undefined && ownVersion > readVersion ? ownVersion : readVersion
  return { ...session, id, updatedAt }
}
