import { useState } from 'react'
import type { Worker } from '#api/generated/app.ts'
import { compareByName, formatFullName, toSearchedPerson } from '#web/people/name.ts'
import { PersonChoiceList } from '#web/people/person-choice-list.tsx'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'

type Props<Values> = {
  form: ValidatedForm<Values>
  workers: readonly Worker[]
  /** The ids of the workers with whom the client has sessions in the schedule. */
  workersWithSessions: readonly string[]
  /** True when the drawer opens with the focus here. Enter in a checkbox submits the form. */
  autoFocus: boolean
  /** Called when the user changes the choice. */
  onChoose: () => void
}

/** The checkboxes of the workers whom a link shows. Those who were selected when the form opened come first. */
export function LinkWorkerBoxes({ form, workers, workersWithSessions, autoFocus, onChoose }: Props<{ workerIds: string[] }>) {
  const { value, onChange, ...field } = form.getInputProps('workerIds')
  const selectedIds: readonly string[] = value
  const badges = useWorkerBadges([])
  const [firstIds] = useState(() => new Set([...selectedIds, ...workersWithSessions]))
  // The server names a single worker who does not exist any more.
  const error = Object.entries(form.errors).find(([path]) => path.split('.')[0] === 'workerIds')?.[1]
  return (
    <PersonChoiceList
      label="Trabajadores"
      description={
        workers.length === 0
          ? 'Todavía no hay trabajadores.'
          : 'El enlace muestra sus horas ocupadas y libres, además de las sesiones del cliente.'
      }
      field={{ ...field, error }}
      name="workers"
      isMultiple
      options={[...workers]
        .sort((one, other) => Number(firstIds.has(other.id)) - Number(firstIds.has(one.id)) || compareByName(one, other))
        .map(({ id, person }) => ({
          id,
          name: formatFullName(person),
          searched: toSearchedPerson(person),
          badge: <BadgeTile badge={badges.get(id) ?? unknownBadge} />,
          note: workersWithSessions.includes(id) ? 'con sesiones' : undefined,
        }))}
      selectedIds={new Set(selectedIds)}
      onSelect={(id) => {
        onChoose()
        onChange(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id])
      }}
      autoFocus={autoFocus}
      searchLabel="Buscar trabajador"
      noMatchText="Nadie coincide."
    />
  )
}
