import { Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCan } from '#web/auth/access.ts'
import { type WorkingPeriod, workerHoursQuery } from '#web/availability/working-hours.ts'
import { toPersonChoices } from '#web/people/identity.ts'
import { useWorkers } from '#web/people/queries.ts'
import { notifyFailure, notifyInfo } from '#web/ui/feedback/notify.ts'

type Props = { workerId: string; onCopy: (hours: readonly WorkingPeriod[]) => void }

/** Chooses another worker, whose hours fill the form. Nothing is saved by it. */
export function CopiedWorker({ workerId, onCopy }: Props) {
  const can = useCan()
  const queryClient = useQueryClient()
  const workers = useWorkers()
  const others = workers.filter(({ id }) => id !== workerId && can('listWorkerWorkingHours', { worker: id }))
  if (others.length === 0) return null
  const copy = async (id: string) => {
    try {
      const hours = await queryClient.fetchQuery(workerHoursQuery(id))
      if (hours.length === 0) return void notifyInfo('Este trabajador no tiene horario.')
      onCopy(hours)
    } catch (error) {
      notifyFailure('No se pudo copiar el horario', error)
    }
  }
  return (
    <Select
      aria-label="Copiar de otro trabajador"
      placeholder="Copiar de otro trabajador"
      searchable
      selectFirstOptionOnChange
      // Enter takes the highlighted worker. Without one it would submit the form, which is not filled yet.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      nothingFoundMessage="Ningún trabajador se llama así."
      data={toPersonChoices(others)}
      value={null}
      onChange={(id) => id !== null && void copy(id)}
    />
  )
}
