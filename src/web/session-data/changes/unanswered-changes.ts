import type { QueryClient } from '@tanstack/react-query'
import { isSameSession } from '#domain/session-key.ts'
import type { Session } from '../queries.ts'
import type { Change, Step } from './change.ts'

/** The changes of the agenda that the server has not answered yet. */
type UnansweredChanges = {
  /** Resolves when all changes so far are answered. Each change replaces it. */
  answered: Promise<void>
  /** The cached sessions of each query as the server has them, without the unanswered changes, by the hash of its key. */
  serverSessions: Map<string, Session[]>
  /** The versions that the user's changes gave to sessions, by their ids. */
  versions: Map<string, string>
}

const queryKey = ['agenda', 'unanswered'] as const

/** Returns the unanswered changes. They are in the query cache, so that signing out removes them with everything else. */
function getUnansweredChanges(queryClient: QueryClient): UnansweredChanges {
  const stored = queryClient.getQueryData<UnansweredChanges>(queryKey)
  if (stored) return stored
  const changes: UnansweredChanges = { answered: Promise.resolve(), serverSessions: new Map(), versions: new Map() }
  // Nothing observes the query, so it would be removed after a while. Structural sharing would copy the promise.
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  queryClient.setQueryData<UnansweredChanges>(queryKey, changes)
  return changes
}

/** Returns the sessions of the queries as the server has them. The caller updates them. */
export const getServerSessions = (queryClient: QueryClient) => getUnansweredChanges(queryClient).serverSessions

/** Returns the promise that resolves when all changes so far are answered. After a later change it is another promise. */
export const getChangesPromise = (queryClient: QueryClient) => getUnansweredChanges(queryClient).answered

/** Makes the promise of `getChangesPromise` wait for a change too. Returns the promise of the change. */
export function trackChange<T>(queryClient: QueryClient, change: Promise<T>): Promise<T> {
  const changes = getUnansweredChanges(queryClient)
  // The promise resolves to nothing, because each result would keep the one before it in memory.
  changes.answered = Promise.allSettled([changes.answered, change]).then(() => {})
  return change
}

/** Records the versions that the answer to a change gave to its sessions. */
export function recordVersions(queryClient: QueryClient, steps: readonly Step[]) {
  const { versions } = getUnansweredChanges(queryClient)
  for (const step of steps) if (step.kind === 'mark' || step.kind === 'edit') versions.set(step.after.id, step.after.updatedAt)
}

/**
 * Gives a session, which was read or booked before the server answered an earlier change of the user, the id and the version of that answer. A version that a
 * colleague made is not taken: the server refuses to overwrite what the user has not seen.
 */
function applyServerVersion(queryClient: QueryClient, session: Session): Session {
  const { serverSessions, versions } = getUnansweredChanges(queryClient)
  const made = session.id === '' ? [...serverSessions.values()].flat().find((other) => isSameSession(session, other)) : undefined
  const id = made?.id ?? session.id
  const version = versions.get(id) ?? ''
  return { ...session, id, updatedAt: version > session.updatedAt ? version : session.updatedAt }
}

/** Updates the ids and versions of a change that has waited for other changes. */
export const updateSteps = (queryClient: QueryClient, change: Change): Change => change.map((step) => updateStep(queryClient, step))

function updateStep(queryClient: QueryClient, step: Step): Step {
  switch (step.kind) {
    case 'end':
      return step
    case 'book':
      return step.replaced ? { ...step, replaced: updateMarked(queryClient, step.replaced) } : step
    case 'delete':
      return { ...step, session: applyServerVersion(queryClient, step.session) }
    case 'mark':
    case 'edit':
      return { ...step, ...updateMarked(queryClient, step) }
  }
}

/** Updates a session before and after a step. The exception that the step makes of an occurrence has no id. */
function updateMarked(queryClient: QueryClient, { before, after }: { before: Session; after: Session }) {
  const current = applyServerVersion(queryClient, before)
  return { before: current, after: { ...after, id: after.id && current.id } }
}
