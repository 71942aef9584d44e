import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { shortName } from '#domain/names.ts'
import { nameOf } from '../people/name.ts'
import { sentenceOf } from '../ui/failure.ts'
import classes from './booking.module.css'
import { availableQuery, type Place, type Worker, workersQuery } from './queries.ts'
import type { WorkerLooks } from './worker-looks.ts'
import { WorkerTile } from './worker-tile.tsx'

interface Props {
  place: Place
  looks: WorkerLooks
  /** The id of the worker who most often sees the client. */
  usual: string | undefined
  value: string | undefined
  error: ReactNode
  onChoose: (worker: Worker) => void
}

/** Chooses a worker among those who are free in the slot, the client's usual one first. */
export function WorkerChoice({ place, looks, usual, value, error, onChoose }: Props) {
  const id = useId()
  const free = useQuery(availableQuery(place, 'worker'))
  const all = useQuery(workersQuery())
  const failure = free.error ?? all.error

  const ids = new Set(free.data)
  const workers = (all.data ?? []).filter((worker) => ids.has(worker.id)).sort((one, other) => order(one, other, usual))
  const complaint = failure ? sentenceOf(failure) : error

  return (
    <fieldset className={classes.workers} aria-describedby={complaint ? id : undefined}>
      <legend className={classes.legend}>
        Trabajador{free.data && <span className={classes.quiet}>{` · ${freeWords(workers.length)}`}</span>}
      </legend>
      {workers.length > 0 && (
        <div className={classes.list}>
          {workers.map((worker) => (
            <label key={worker.id} className={classes.worker}>
              <input
                type="radio"
                name="worker"
                className="hidden"
                value={worker.id}
                checked={worker.id === value}
                onChange={() => onChoose(worker)}
              />
              <WorkerTile look={looks.get(worker.id) ?? { name: '', initials: '?', color: 1 }} />
              <span>{shortName(nameOf(worker.person))}</span>
              {worker.id === usual && <span className={classes.quiet}>habitual</span>}
            </label>
          ))}
        </div>
      )}
      {free.data && all.data && workers.length === 0 && <p className={classes.quiet}>Ningún trabajador está libre a esta hora.</p>}
      {complaint && (
        <p id={id} className={classes.error}>
          {complaint}
        </p>
      )}
    </fieldset>
  )
}

const collator = new Intl.Collator('es')

const order = (one: Worker, other: Worker, usual: string | undefined) =>
  Number(other.id === usual) - Number(one.id === usual) || collator.compare(shortName(nameOf(one.person)), shortName(nameOf(other.person)))

const freeWords = (count: number) => (count === 1 ? '1 libre' : `${count} libres`)
