import type { WorkerLooks } from '../../../worker-badge/worker-looks.ts'
import type { Session } from '../../data/queries.ts'
import classes from '../booking/booking.module.css'
import { WorkerPicker } from '../worker-picker.tsx'
import type { WorkerOption } from './move-options.ts'

interface Props {
  offered: readonly WorkerOption[]
  looks: WorkerLooks
  /** Who has the session now. */
  own: Session['worker']
  chosen: Session['worker']
  /** The keyboard begins here. */
  first: boolean
  onChoose: (worker: Session['worker']) => void
}

/** Chooses who holds a session; who is busy is named with whom. */
export function MoveWorkerField({ offered, own, ...props }: Props) {
  const free = offered.filter(({ worker, busy }) => !busy && worker.id !== own.id).length
  return (
    <fieldset className={classes.workers}>
      <legend className={classes.legend}>
        Trabajador
        <span className={classes.quiet}>{` · ${free === 1 ? '1 más está libre' : `${free} más están libres`}`}</span>
      </legend>
      <WorkerPicker rows={offered.map((one) => ({ ...one, mark: one.worker.id === own.id ? 'actual' : undefined }))} {...props} />
    </fieldset>
  )
}
