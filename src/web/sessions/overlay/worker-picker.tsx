import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { shortName } from '#domain/names.ts'
import { isMeant } from '../../people/is-meant.ts'
import { nameOf } from '../../people/name.ts'
import type { WorkerLooks } from '../../worker-badge/worker-looks.ts'
import { unknownLook, WorkerTile } from '../../worker-badge/worker-tile.tsx'
import type { Session } from '../data/queries.ts'
import classes from './booking/booking.module.css'

/** A worker in a list from which one is chosen. */
export interface Row<Worker> {
  worker: Worker
  /** Beside the name: "habitual". */
  mark?: string | undefined
  /** Why not: "con Ian Vargas, 08:00 – 08:45". */
  busy?: string | undefined
}

interface Props<Worker> {
  /** In the order of the list; undefined until they are known. */
  rows: readonly Row<Worker>[] | undefined
  looks: WorkerLooks
  chosen: Worker | undefined
  /** Whether the form begins here. */
  first: boolean
  /** Where the form looks for the field, to go to it. */
  path?: string
  onChoose: (worker: Worker) => void
}

/** From how many workers on a name is typed rather than looked for. */
const manyWorkers = 10

/** Chooses one of the workers; who is busy is named with whom, and of many one is found by name. */
export function WorkerPicker<Worker extends Session['worker']>({ rows, looks, chosen, first, path, onChoose }: Props<Worker>) {
  const box = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const shown = rows?.filter(({ worker }) => worker.id === chosen?.id || isMeant(worker.person, search)) ?? []
  // where the keyboard comes in
  const entry = shown.find(({ worker }) => worker.id === chosen?.id) ?? shown.find(({ busy }) => !busy)
  const many = (rows?.length ?? 0) > manyWorkers

  const enter = () => box.current?.querySelector<HTMLElement>('[data-entry]')?.focus()
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
    const best = shown.find(({ worker, busy }) => !busy && isMeant(worker.person, search))
    if (best) onChoose(best.worker)
  }

  return (
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
      <div ref={box} className={classes.list} tabIndex={-1} data-autofocus={(first && !many && !entry) || undefined}>
        {shown.map((row) => {
          const { worker, mark, busy } = row
          return (
            <label key={worker.id} className={classes.worker} data-busy={busy !== undefined || undefined}>
              <input
                type="radio"
                name="worker"
                data-path={row === entry ? path : undefined}
                data-entry={row === entry || undefined}
                data-autofocus={(first && !many && row === entry) || undefined}
                className="hidden"
                value={worker.id}
                checked={worker.id === chosen?.id}
                disabled={busy !== undefined && worker.id !== chosen?.id}
                onChange={() => onChoose(worker)}
              />
              <WorkerTile look={looks.get(worker.id) ?? unknownLook} kind={busy ? 'hollow' : 'filled'} />
              <span className={classes.name}>
                {shortName(nameOf(worker.person))} {mark && <span className={classes.quiet}>{mark}</span>}
                {busy && <span className={classes.detail}>{busy}</span>}
              </span>
            </label>
          )
        })}
        {!rows && <p className={classes.waiting}>Buscando quién está libre…</p>}
        {rows && shown.length === 0 && <p className={classes.waiting}>Ningún trabajador se llama así.</p>}
      </div>
    </div>
  )
}
