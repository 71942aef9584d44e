import type { ComponentProps } from 'react'
import type { Session } from '#web/session-data/queries.ts'
import { WorkerList } from '../booking/worker-list.tsx'
import type { WorkerOption } from './move-options.ts'

interface Props extends Omit<ComponentProps<typeof WorkerList>, 'rows'> {
  options: readonly WorkerOption[]
  /** The worker who has the session now. */
  current: Session['worker']
  /** True when the user may choose a worker who is not available. */
  canAccept: boolean
}

/** Selects the worker who takes over a session. */
export const MoveWorkerField = ({ options, current, canAccept, ...props }: Props) => (
  <WorkerList
    note={formatFreeWorkerCount(
      options.filter(({ worker, conflict, warning }) => !conflict && !warning && worker.id !== current.id).length,
    )}
    rows={options.map(({ worker, conflict, warning }) => ({
      worker,
      note: worker.id === current.id ? 'actual' : undefined,
      ...(canAccept ? { conflict, warning } : { conflict: conflict ?? warning }),
    }))}
    {...props}
  />
)

const formatFreeWorkerCount = (count: number) =>
  count === 0 ? 'nadie más está libre' : count === 1 ? '1 más está libre' : `${count} más están libres`
