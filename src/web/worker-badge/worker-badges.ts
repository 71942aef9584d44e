import { useMemo } from 'react'
import { assignInitials, buildShortName } from '#domain/names.ts'
import { toName } from '#web/people/name.ts'
import { useWorkers } from '#web/people/queries.ts'
import type { WorkerBadge } from './badge-tile.tsx'

type BadgeWorker = { id: string; person: Parameters<typeof toName>[0]; color: number }

/** The badge of each worker, by the worker's id. */
export type WorkerBadges = ReadonlyMap<string, WorkerBadge>

/** The badges of all workers. Workers who are not in the list, or all when the user has no access to it, come from the sessions. */
export function useWorkerBadges(sessions: readonly { worker: BadgeWorker }[]): WorkerBadges {
  const workers = useWorkers()
  const listed = useMemo(() => new Map(createBadges(workers)), [workers])
  return useMemo(() => {
    const unlisted = new Map(sessions.filter(({ worker }) => !listed.has(worker.id)).map(({ worker }) => [worker.id, worker]))
    // The map stays the same when the week changes, so that memoized cells are not rendered again.
    return unlisted.size === 0 ? listed : new Map([...listed, ...createBadges([...unlisted.values()])])
  }, [listed, sessions])
}

function createBadges(workers: readonly BadgeWorker[]): [string, WorkerBadge][] {
  const initials = assignInitials(workers.map(({ id, person }) => ({ id, ...toName(person) })))
  return workers.map((worker) => [
    worker.id,
    { name: buildShortName(toName(worker.person)), initials: initials.get(worker.id) ?? '', color: worker.color },
  ])
}
