import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { assignInitials, buildShortName } from '#domain/names.ts'
import { useCan } from '../auth/access.ts'
import { toName } from '../people/name.ts'
import { workersQuery } from '../people/queries.ts'
import type { WorkerBadge } from './badge-tile.tsx'
import { assignWorkerColors } from './worker-colors.ts'

type SessionWithWorker = { worker: { id: string; person: Parameters<typeof toName>[0] } }

/** The badge of each worker, by the worker's id. */
export type WorkerBadges = ReadonlyMap<string, WorkerBadge>

/** The badges of all workers. Workers who are not in the list, or all when the user has no access to it, come from the sessions. */
export function useWorkerBadges(sessions: readonly SessionWithWorker[]): WorkerBadges {
  const can = useCan()
  const { data: workers } = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  const listed = useMemo(() => new Map(createBadges(new Map(workers?.map(({ id, person }) => [id, person])))), [workers])
  return useMemo(() => {
    const unlisted = new Map(sessions.filter(({ worker }) => !listed.has(worker.id)).map(({ worker }) => [worker.id, worker.person]))
    // The map stays the same when the week changes, so that memoized cells are not rendered again.
    return unlisted.size === 0 ? listed : new Map([...listed, ...createBadges(unlisted)])
  }, [listed, sessions])
}

function createBadges(people: ReadonlyMap<string, Parameters<typeof toName>[0]>): [string, WorkerBadge][] {
  const colors = assignWorkerColors([...people.keys()])
  const initials = assignInitials([...people].map(([id, person]) => ({ id, ...toName(person) })))
  return [...people].map(([id, person]) => [
    id,
    { name: buildShortName(toName(person)), initials: initials.get(id) ?? '', color: colors.get(id) ?? 1 },
  ])
}
