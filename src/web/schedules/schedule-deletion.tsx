import type { Schedule } from '#api/generated/app.ts'
import { Confirm } from '../ui/confirm.tsx'
import { notifyDone } from '../ui/notify.ts'
import { useDeleteSchedule } from './queries.ts'

type Props = {
  schedule: Schedule
  opened: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a schedule is deleted. */
export function ScheduleDeletion({ schedule, opened, onClose, onDeleted }: Props) {
  const { mutateAsync: remove } = useDeleteSchedule()
  return (
    <Confirm
      question={`¿Eliminar ${schedule.name}?`}
      consequence="También se eliminan sus turnos y los enlaces públicos que lo muestran. Un horario con sesiones, aunque ya pasaran, no se puede eliminar."
      verb="Eliminar horario"
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        await remove(schedule.id)
        notifyDone(`Horario eliminado: ${schedule.name}`)
        onDeleted?.()
      }}
    />
  )
}
