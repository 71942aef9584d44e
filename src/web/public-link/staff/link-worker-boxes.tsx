import { Checkbox, Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Worker } from '#api/generated/app.ts'
import { findPeople } from '#domain/person-search.ts'
import { formatFullName, toSearchedPerson } from '../../people/name.ts'
import { PersonOptionLabel } from '../../people/person-option.tsx'
import { BadgeTile, unknownBadge } from '../../worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '../../worker-badge/worker-badges.ts'
import classes from './link-worker-boxes.module.css'

type Props<Values> = {
  form: UseFormReturnType<Values>
  workers: readonly Worker[]
  /** The ids of the workers with whom the client has sessions in the schedule. */
  workersWithSessions: readonly string[]
  /** True when the drawer opens with the focus here. Enter in a checkbox submits the form. */
  autoFocus: boolean
  /** Called when the user changes the choice. */
  onChoose: () => void
}

/** A longer list has a search field. */
const maxWorkersWithoutSearch = 10

/** The checkboxes of the workers whom a link shows. Those who were selected when the form opened come first. */
export function LinkWorkerBoxes({ form, workers, workersWithSessions, autoFocus, onChoose }: Props<{ workerIds: string[] }>) {
  const { value, onChange, onBlur, ...field } = form.getInputProps('workerIds')
  const selectedIds: readonly string[] = value
  const badges = useWorkerBadges([])
  const [search, setSearch] = useState('')
  const [firstIds] = useState(() => new Set([...selectedIds, ...workersWithSessions]))
  const isFirst = ({ id }: Worker) => firstIds.has(id)
  const ordered = [...workers.filter(isFirst), ...workers.filter((worker) => !isFirst(worker))]
  const found = search.trim() === '' ? ordered : findPeople(ordered, search, ({ person }) => toSearchedPerson(person))
  // The server names a single worker who does not exist any more.
  const error = Object.entries(form.errors).find(([path]) => path.split('.')[0] === 'workerIds')?.[1]
  const errorId = useId()

  const toggle = (id: string, isSelected: boolean) => {
    onChoose()
    onChange(isSelected ? [...selectedIds, id] : selectedIds.filter((other) => other !== id))
  }
  const selectBestMatch = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || search.trim() === '') return
    event.preventDefault()
    const [best] = found
    if (best && !selectedIds.includes(best.id)) toggle(best.id, true)
    if (best) setSearch('')
  }
  return (
    <fieldset
      className={classes.frame}
      aria-describedby={error ? errorId : undefined}
      // Moving between the boxes does not leave the field.
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur(event)}
    >
      <legend className={classes.legend}>Trabajadores</legend>
      <p className={classes.description}>El enlace muestra sus horas ocupadas y libres, además de las sesiones del cliente.</p>
      {workers.length > maxWorkersWithoutSearch && (
        <TextInput
          aria-label="Buscar trabajador"
          placeholder="Buscar por nombre"
          autoComplete="off"
          className={classes.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={selectBestMatch}
        />
      )}
      <div className={classes.boxes}>
        {found.map(({ id, person }, index) => (
          <Checkbox
            key={id}
            classNames={{ body: classes.box, label: classes.label }}
            {...(index === 0 && { ...field, 'data-autofocus': autoFocus || undefined })}
            label={
              <PersonOptionLabel
                option={{
                  id,
                  name: formatFullName(person),
                  badge: <BadgeTile badge={badges.get(id) ?? unknownBadge} />,
                  note: workersWithSessions.includes(id) ? 'con sesiones' : undefined,
                }}
              />
            }
            checked={selectedIds.includes(id)}
            error={Boolean(error)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p className={classes.description}>{workers.length === 0 ? 'Todavía no hay trabajadores.' : 'Nadie coincide.'}</p>
      )}
      {error && (
        <Input.Error id={errorId} className={classes.error}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
