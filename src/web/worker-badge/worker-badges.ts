import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { distinctInitials, shortName } from '#domain/names.ts'
import { useCan } from '../auth/access.ts'
import { toName } from '../people/name.ts'
import { workersQuery } from '../people/queries.ts'
import type { WorkerBadge } from './badge-tile.tsx'
import { assignWorkerColors } from './worker-colors.ts'

type SessionWithWorker = { worker: { id: string; person: Parameters<typeof toName>[0] } }

/** Name, initials and colour of each worker, by id. */
export type WorkerBadges = ReadonlyMap<string, WorkerBadge>

/** Looks by the whole list of workers, and by the week's own where somebody may not see the list or a worker has left it. */
export function useWorkerBadges(sessions: readonly SessionWithWorker[]): WorkerBadges {
  const can = useCan()
  const { data: workers } = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  const known = useMemo(() => new Map(createBadges(new Map(workers?.map(({ id, person }) => [id, person])))), [workers])
  return useMemo(() => {
    const left = new Map(sessions.filter(({ worker }) => !known.has(worker.id)).map(({ worker }) => [worker.id, worker.person]))
    // the same map while the week changes, or every cell would be drawn again
    return left.size === 0 ? known : new Map([...known, ...createBadges(left)])
  }, [known, sessions])
}

function createBadges(people: ReadonlyMap<string, Parameters<typeof toName>[0]>): [string, WorkerBadge][] {
  const colors = assignWorkerColors([...people.keys()])
  const initials = distinctInitials([...people].map(([id, person]) => ({ id, ...toName(person) })))
  return [...people].map(([id, person]) => [
    id,
    { name: shortName(toName(person)), initials: initials.get(id) ?? '', color: colors.get(id) ?? 1 },
  ])
}
