import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { shortName } from '#domain/names.ts'
import { lacking } from '../auth/access-names.ts'
import { accessOf, useCan } from '../auth/rights.ts'
import { isMeant } from '../people/is-meant.ts'
import { nameOf } from '../people/name.ts'
import { sentenceOf } from '../ui/failure.ts'
import { workersQuery } from '../workers/queries.ts'
import { type Availability, sentenceOfBusy } from './availability.ts'
import classes from './booking.module.css'
import type { Worker } from './queries.ts'
import type { WorkerLooks } from './worker-looks.ts'
import { unknownLook, WorkerTile } from './worker-tile.tsx'

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

/** From how many workers on a name is typed rather than looked for. */
const manyWorkers = 10

/** Chooses one of the workers: those who are free, the client's usual one first, then who is busy and with whom. */
export function WorkerChoice({
  availability: { listed, count, busyOf, error: failed },
  looks,
  usual,
  chosen,
  first,
  path,
  error,
  onChoose,
}: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const may = useCan()('listWorkers')
  const all = useQuery({ ...workersQuery(), enabled: may })
  const [search, setSearch] = useState('')
  const failure = failed ?? all.error
  const busy = chosen && busyOf(chosen)
  const problem = may ? (failure ? sentenceOf(failure) : busy && sentenceOfBusy(busy)) : lacking(accessOf('listWorkers'))

  const ranked = (all.data ?? []).map((worker) => ({ worker, rank: rankOf(worker) }))
  const workers =
    listed && ranked.sort((one, other) => one.rank - other.rank || byName(one.worker, other.worker)).map(({ worker }) => worker)
  const shown = workers?.filter((worker) => worker.id === chosen?.id || isMeant(worker.person, search)) ?? []
  // where the keyboard comes in
  const entry = shown.find(({ id }) => id === chosen?.id) ?? shown.find((worker) => !busyOf(worker))
  const many = (all.data?.length ?? 0) > manyWorkers

  const enter = () => box.current?.querySelector<HTMLElement>('[data-path]')?.focus()
  // whoever begins here waits in the box until there is somebody in it
  useEffect(() => {
    if (entry && document.activeElement === box.current) enter()
  })
  const onKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      enter()
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || search === '') return
    event.preventDefault()
    const best = shown.find((worker) => !busyOf(worker) && isMeant(worker.person, search))
    if (best) onChoose(best)
  }

  return (
    <fieldset className={classes.workers} aria-describedby={problem || error ? id : undefined}>
      <legend className={classes.legend}>
        Trabajador
        {count !== undefined && <span className={classes.quiet}>{` · ${count === 1 ? '1 libre' : `${count} libres`}`}</span>}
      </legend>
      {count === 0 && <p className={classes.quiet}>Ningún trabajador está libre a esta hora.</p>}
      {may && !failure && (
        <div className={classes.box}>
          {many && (
            <TextInput
              aria-label="Buscar trabajador"
              placeholder="Buscar por nombre"
              className={classes.filter}
              autoComplete="off"
              data-autofocus={first || undefined}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              onKeyDown={onKeys}
            />
          )}
          <div ref={box} className={classes.list} tabIndex={-1} data-autofocus={(first && !many) || undefined}>
            {shown.map((worker) => (
              <label key={worker.id} className={classes.worker} data-busy={busyOf(worker) !== undefined || undefined}>
                <input
                  type="radio"
                  name="worker"
                  data-path={worker === entry ? path : undefined}
                  className="hidden"
                  value={worker.id}
                  checked={worker.id === chosen?.id}
                  disabled={busyOf(worker) !== undefined && worker.id !== chosen?.id}
                  onChange={() => onChoose(worker)}
                />
                <WorkerTile look={looks.get(worker.id) ?? unknownLook} kind={busyOf(worker) ? 'hollow' : 'filled'} />
                <span className={classes.name}>
                  {shortName(nameOf(worker.person))} {usual.includes(worker.id) && <span className={classes.quiet}>habitual</span>}
                  {whyNot(worker)}
                </span>
              </label>
            ))}
            {!workers && <p className={classes.waiting}>Buscando quién está libre…</p>}
            {workers && shown.length === 0 && <p className={classes.waiting}>Ningún trabajador se llama así.</p>}
          </div>
        </div>
      )}
      {(problem || error) && (
        <p id={id} className={classes.error}>
          {problem ?? error}
        </p>
      )}
    </fieldset>
  )

  function whyNot(worker: Worker) {
    const busy = busyOf(worker)
    if (!busy) return
    const words = worker.id === chosen?.id ? [busy.word, busy.with] : [busy.with ?? busy.word]
    return <span className={classes.detail}>{words.filter(Boolean).join(' · ')}</span>
  }
  function rankOf({ id }: Worker) {
    return (listed?.has(id) ? 0 : 2) + (usual.includes(id) ? 0 : 1)
  }
}

const collator = new Intl.Collator('es')

const byName = (one: Worker, other: Worker) => collator.compare(shortName(nameOf(one.person)), shortName(nameOf(other.person)))
