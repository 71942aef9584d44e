import type { QueryClient } from '@tanstack/react-query'
import { isSameSession } from '#domain/session-key.ts'
import type { Session } from '../queries.ts'
import type { Change, Step } from './change.ts'

/** The changes of the agenda that the server has not answered yet. */
type PendingChanges = {
  /** Resolves when all changes so far are settled. Each change replaces it. */
  settled: Promise<void>
  /** The cached sessions of each query without the pending changes, by the hash of its key. */
  confirmedSessions: Map<string, Session[]>
  /** The versions that the user's changes gave to sessions, by their ids. */
  versions: Map<string, string>
}

const queryKey = ['agenda', 'pending'] as const

/** Returns the pending changes. They are in the query cache, so that signing out removes them with everything else. */
function getPendingChanges(queryClient: QueryClient): PendingChanges {
  const stored = queryClient.getQueryData<PendingChanges>(queryKey)
  if (stored) return stored
  const pending: PendingChanges = { settled: Promise.resolve(), confirmedSessions: new Map(), versions: new Map() }
  // Nothing observes the query, so it would be removed after a while. Structural sharing would copy the promise.
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  queryClient.setQueryData<PendingChanges>(queryKey, pending)
  return pending
}

/** Returns the sessions of the queries without the pending changes. The caller updates them. */
export const getConfirmedSessions = (queryClient: QueryClient) => getPendingChanges(queryClient).confirmedSessions

/** Returns a promise that resolves when all changes so far are settled. After a later change it returns another promise. */
export const waitForChanges = (queryClient: QueryClient) => getPendingChanges(queryClient).settled

/** Lets `waitForChanges` wait for a change too. Returns the promise of the change. */
export function trackChange<T>(queryClient: QueryClient, change: Promise<T>): Promise<T> {
  const pending = getPendingChanges(queryClient)
  // The promise resolves to nothing, because each result would keep the one before it in memory.
  pending.settled = Promise.allSettled([pending.settled, change]).then(() => {})
  return change
}

/** Records the versions that the answer to a change gave to its sessions. */
export function recordVersions(queryClient: QueryClient, steps: readonly Step[]) {
  const { versions } = getPendingChanges(queryClient)
  for (const step of steps) if (step.kind === 'mark' || step.kind === 'edit') versions.set(step.after.id, step.after.updatedAt)
}

/**
 * Returns a session that was read, or made, before an earlier change of the user was answered, with the id and the version that this answer gave it. A version by a
 * colleague is not taken: the server refuses to overwrite what the user has not seen.
 */
function findConfirmed(queryClient: QueryClient, session: Session): Session {
  const { confirmedSessions, versions } = getPendingChanges(queryClient)
  const made = session.id === '' ? [...confirmedSessions.values()].flat().find((other) => isSameSession(session, other)) : undefined
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
      return { ...step, session: findConfirmed(queryClient, step.session) }
    case 'mark':
    case 'edit':
      return { ...step, ...updateMarked(queryClient, step) }
  }
}

/** Updates a session before and after a step. The exception that the step makes of an occurrence has no id. */
function updateMarked(queryClient: QueryClient, { before, after }: { before: Session; after: Session }) {
  const confirmed = findConfirmed(queryClient, before)
  return { before: confirmed, after: { ...after, id: after.id && confirmed.id } }
}
