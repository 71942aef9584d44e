import { shortName } from '#domain/names.ts'
import { nameOf } from '../people/name.ts'
import classes from './move-form.module.css'
import type { Offered } from './possible.ts'
import type { Session } from './queries.ts'
import type { WorkerLooks } from './worker-looks.ts'
import { unknownLook, WorkerTile } from './worker-tile.tsx'

interface Props {
  offered: readonly Offered[]
  looks: WorkerLooks
  /** Who has the session now. */
  own: Session['worker']
  chosen: Session['worker']
  /** The keyboard begins here. */
  first: boolean
  onChoose: (worker: Session['worker']) => void
}

/** Chooses who holds a session; who is busy is named with whom. */
export function WorkerList({ offered, looks, own, chosen, first, onChoose }: Props) {
  const free = offered.filter(({ worker, busy }) => !busy && worker.id !== own.id).length
  return (
    <fieldset className={classes.workers}>
      <legend className={classes.legend}>
        Trabajador
        <span className={classes.quiet}>{` · ${free === 1 ? '1 más está libre' : `${free} más están libres`}`}</span>
      </legend>
      <div className={classes.list}>
        {offered.map(({ worker, busy }) => (
          <label key={worker.id} className={classes.worker} data-busy={busy ? true : undefined}>
            <input
              type="radio"
              name="move-worker"
              className="hidden"
              checked={worker.id === chosen.id}
              disabled={busy !== undefined && worker.id !== chosen.id}
              data-autofocus={(first && worker.id === chosen.id) || undefined}
              onChange={() => onChoose(worker)}
            />
            <WorkerTile look={looks.get(worker.id) ?? unknownLook} kind={busy ? 'hollow' : 'filled'} />
            <span>{shortName(nameOf(worker.person))}</span>
            {(busy ?? (worker.id === own.id && 'ahora')) && <span className={classes.quiet}>{busy ?? 'ahora'}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
