import type { WorkerBadges } from '../../../worker-badge/worker-badges.ts'
import type { Session } from '../../data/queries.ts'
import classes from '../booking/worker-list.module.css'
import { WorkerList } from '../booking/worker-list.tsx'
import type { WorkerOption } from './move-options.ts'

interface Props {
  options: readonly WorkerOption[]
  badges: WorkerBadges
  /** The worker who has the session now. */
  current: Session['worker']
  selectedId: string
  /** True when the form opens with the focus here. */
  autoFocus: boolean
  onSelect: (workerId: string) => void
}

/** Selects the worker who takes over a session. */
export function MoveWorkerField({ options, current, ...props }: Props) {
  const freeCount = options.filter(({ worker, conflict }) => !conflict && worker.id !== current.id).length
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>
        Trabajador
        <span className={classes.quiet}>{` · ${formatFreeWorkerCount(freeCount)}`}</span>
      </legend>
      <WorkerList
        rows={options.map((option) => ({ ...option, note: option.worker.id === current.id ? 'actual' : undefined }))}
        {...props}
      />
    </fieldset>
  )
}

const formatFreeWorkerCount = (count: number) =>
  count === 0 ? 'nadie más está libre' : count === 1 ? '1 más está libre' : `${count} más están libres`
