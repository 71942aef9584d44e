import { type ReactNode, useId } from 'react'
import { shortName } from '#domain/names.ts'
import { nameOf } from '../people/name.ts'
import classes from './booking.module.css'
import type { Worker } from './queries.ts'
import type { WorkerLooks } from './worker-looks.ts'
import { unknownLook, WorkerTile } from './worker-tile.tsx'

interface Props {
  /** Those who are free; undefined until that is known. */
  workers: readonly Worker[] | undefined
  looks: WorkerLooks
  /** The id of the worker who most often sees the client. */
  usual: string | undefined
  /** Stays in sight when somebody else has taken the slot meanwhile. */
  chosen: Worker | undefined
  /** Where the form looks for the field, to go to it. */
  path: string
  error: ReactNode
  onChoose: (worker: Worker) => void
}

/** Chooses one of the workers who are free, the client's usual one first. */
export function WorkerChoice({ workers, looks, usual, chosen, path, error, onChoose }: Props) {
  const id = useId()
  const taken = chosen && !workers?.some((worker) => worker.id === chosen.id) ? [chosen] : []
  const listed = [...usualFirst(workers ?? [], usual), ...taken]
  return (
    <fieldset className={classes.workers} aria-describedby={error ? id : undefined}>
      <legend className={classes.legend}>
        Trabajador
        {workers && <span className={classes.quiet}>{` · ${workers.length === 1 ? '1 libre' : `${workers.length} libres`}`}</span>}
      </legend>
      {workers?.length === 0 && <p className={classes.quiet}>Ningún trabajador está libre a esta hora.</p>}
      {listed.length > 0 && (
        <div className={classes.list}>
          {listed.map((worker, index) => (
            <label key={worker.id} className={classes.worker}>
              <input
                type="radio"
                name="worker"
                data-path={index === 0 ? path : undefined}
                className="hidden"
                value={worker.id}
                checked={worker.id === chosen?.id}
                onChange={() => onChoose(worker)}
              />
              <WorkerTile look={looks.get(worker.id) ?? unknownLook} />
              <span>{shortName(nameOf(worker.person))}</span>
              {taken.includes(worker) ? (
                <span className={classes.quiet}>ocupado</span>
              ) : (
                worker.id === usual && <span className={classes.quiet}>habitual</span>
              )}
            </label>
          ))}
        </div>
      )}
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

const usualFirst = (workers: readonly Worker[], usual: string | undefined) => [
  ...workers.filter(({ id }) => id === usual),
  ...workers.filter(({ id }) => id !== usual),
]
