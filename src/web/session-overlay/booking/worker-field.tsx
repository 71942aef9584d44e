import { getAccessCodes, useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { compareByName } from '#web/people/name.ts'
import type { Worker } from '#web/session-data/queries.ts'
import { describeMissingAccess } from '#web/ui/feedback/describe-missing-access.ts'
import type { FieldProps } from '#web/ui/form/validated-form.ts'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { NobodyRegistered } from './nobody-registered.tsx'
import type { Availability } from './use-availability.ts'
import { WorkerList, type WorkerRow } from './worker-list.tsx'

interface Props {
  availability: Availability
  /** Undefined while they are not loaded. */
  workers: readonly Worker[] | undefined
  badges: WorkerBadges
  /** The workers whom the selected client usually sees. They are listed first, also when they are busy. */
  usualIds: readonly string[]
  selected: Worker | undefined
  /** The conflict of a session of the selected worker. */
  conflict: string | undefined
  /** True when the form opens with the focus here. */
  autoFocus: boolean
  field: FieldProps
  onSelect: (workerId: string) => void
}

/** Selects a worker: at the top the client's usual one, who may be busy, then those who are free, then the others with the reason. */
export function WorkerField({ availability, workers, badges, usualIds, selected, conflict, autoFocus, field, onSelect }: Props) {
  const { initiallyFree, freeCount, getConflict, closedText } = availability
  const can = useCan()
  const canList = can('listWorkers')
  const description = closedText ?? (freeCount === 0 ? 'Ningún trabajador está libre a esta hora.' : undefined)
  // Why the clinic is closed stands above the list already.
  const ownText = conflict === description ? undefined : conflict
  const problem = (canList ? ownText : describeMissingAccess(getAccessCodes('listWorkers'))) ?? field.error

  if (workers?.length === 0)
    return (
      <NobodyRegistered
        label="Trabajador"
        text="Todavía no hay trabajadores."
        register={can('createWorker') ? { to: paths.workers({ record: 'new' }), label: 'Registrar trabajador' } : undefined}
        autoFocus={autoFocus}
        field={field}
      />
    )
  const sorted = workers && [...workers].sort((one, other) => rank(one) - rank(other) || compareByName(one, other))

  return (
    <WorkerList
      note={freeCount === undefined ? undefined : freeCount === 1 ? '1 libre' : `${freeCount} libres`}
      description={description}
      field={{ error: problem, 'data-path': field['data-path'] }}
      rows={canList ? initiallyFree && sorted?.map(toRow) : []}
      badges={badges}
      selectedId={selected?.id}
      autoFocus={autoFocus}
      onSelect={onSelect}
    />
  )

  function toRow(worker: Worker): WorkerRow {
    const note = usualIds.includes(worker.id) ? 'habitual' : undefined
    const reason = getConflict(worker)
    if (!reason) return { worker, note }
    if (reason.isAcceptable) return { worker, note, warning: reason.label }
    const reasons = worker.id === selected?.id ? [reason.label, reason.meeting] : [reason.meeting ?? reason.label]
    return { worker, note, conflict: reasons.filter(Boolean).join(' · ') }
  }
  function rank({ id }: Worker) {
    return (usualIds.includes(id) ? 0 : 2) + (initiallyFree?.has(id) ? 0 : 1)
  }
}
