import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { shortName } from '#domain/names.ts'
import { accessCodesOf, useCan } from '../../../auth/access.ts'
import { lacking } from '../../../auth/access-names.ts'
import { nameOf } from '../../../people/name.ts'
import { workersQuery } from '../../../people/queries.ts'
import { describeError } from '../../../ui/feedback/describe-error.ts'
import type { WorkerLooks } from '../../../worker-badge/worker-looks.ts'
import type { Worker } from '../../data/queries.ts'
import { type Row, WorkerPicker } from '../worker-picker.tsx'
import classes from './booking.module.css'
import { type Availability, formatConflict } from './use-availability.ts'

interface Props {
  availability: Availability
  looks: WorkerLooks
  /** The ids of those who see the chosen client most often. */
  usual: readonly string[]
  chosen: Worker | undefined
  /** Whether the form begins here. */
  first: boolean
  /** Where the form looks for the field, to go to it. */
  path: string
  error: ReactNode
  onChoose: (worker: Worker) => void
}

/** Chooses one of the workers: those who are free, the client's usual one first, then who is busy and with whom. */
export function WorkerField({
  availability: { initiallyFree: listed, freeCount: count, conflictOf: busyOf, error: failed },
  usual,
  error,
  ...props
}: Props) {
  const { chosen } = props
  const id = useId()
  const may = useCan()('listWorkers')
  const all = useQuery({ ...workersQuery(), enabled: may })
  const failure = failed ?? all.error
  const busy = chosen && busyOf(chosen)
  // what the server alone has found is told by the panel, and its mark is the row
  const taken = busy && !busy.refused ? formatConflict(busy) : undefined
  const problem = (may ? (failure ? describeError(failure) : taken) : lacking(accessCodesOf('listWorkers'))) ?? error

  const ranked = (all.data ?? []).map((worker) => ({ worker, rank: rankOf(worker) }))
  const rows = listed && ranked.sort((one, other) => one.rank - other.rank || byName(one.worker, other.worker)).map(rowOf)

  return (
    <fieldset className={classes.workers} aria-describedby={problem ? id : undefined}>
      <legend className={classes.legend}>
        Trabajador
        {count !== undefined && <span className={classes.quiet}>{` · ${count === 1 ? '1 libre' : `${count} libres`}`}</span>}
      </legend>
      {count === 0 && <p className={classes.quiet}>Ningún trabajador está libre a esta hora.</p>}
      {may && !failure && <WorkerPicker rows={rows} {...props} />}
      {problem && (
        <p id={id} className={classes.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )

  function rowOf({ worker }: { worker: Worker }): Row<Worker> {
    const mark = usual.includes(worker.id) ? 'habitual' : undefined
    const busy = busyOf(worker)
    if (!busy) return { worker, mark }
    const words = worker.id === chosen?.id ? [busy.word, busy.with] : [busy.with ?? busy.word]
    return { worker, mark, busy: words.filter(Boolean).join(' · ') }
  }
  function rankOf({ id }: Worker) {
    return (listed?.has(id) ? 0 : 2) + (usual.includes(id) ? 0 : 1)
  }
}

const collator = new Intl.Collator('es')

const byName = (one: Worker, other: Worker) => collator.compare(shortName(nameOf(one.person)), shortName(nameOf(other.person)))
