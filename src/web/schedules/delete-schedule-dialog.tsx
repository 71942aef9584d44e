import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schedule } from '#api/generated/app.ts'
import { toLocalDate } from '#domain/today.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { useSettings } from '#web/data/settings.ts'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { linkedClientsQuery, nextOrLastSessionQuery, useDeleteSchedule } from './queries.ts'

type Props = {
  schedule: Schedule
  opened: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** The dialog that deletes a schedule. It counts the public links that end with it. When sessions block the deletion, it links to them. */
export function DeleteScheduleDialog({ schedule, opened, onClose, onDeleted }: Props) {
  const { mutateAsync: deleteSchedule } = useDeleteSchedule()
  const { notifyChange } = useUndo()
  const can = useCan()
  const links = useAllowedQuery({ ...linkedClientsQuery(schedule.id), staleTime: 0, enabled: opened && can('getPublicLink') })
  const findWeek = useFindWeek(schedule)
  const [week, setWeek] = useState<AgendaParams>()
  return (
    <ConfirmDeleteDialog
      question={`¿Eliminar ${schedule.name}?`}
      consequence={`También se eliminan sus turnos${describeLinks(links.data?.total)}. Un horario con sesiones, aunque ya pasaran, no se puede eliminar.`}
      isLoading={links.isLoading}
      actionLabel="Eliminar horario"
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        const { changeId } = await deleteSchedule(schedule.id).catch(async (error) => {
          setWeek(await findWeek().catch(() => undefined))
          throw error
        })
        notifyChange(`Horario eliminado: ${schedule.name}`, changeId)
        onDeleted?.()
      }}
      blockedBy={() =>
        can('listTurnWeek')
          ? { to: paths.sessions(week ?? { schedule: schedule.id, turn: schedule.turns[0]?.id }), label: 'Ver sus sesiones' }
          : undefined
      }
    />
  )
}

/** Says how many links end with the schedule; undefined is an unknown number. */
const describeLinks = (count: number | undefined) =>
  count === undefined
    ? ' y los enlaces públicos que lo muestran'
    : count === 0
      ? ''
      : count === 1
        ? ' y el enlace público de 1 cliente'
        : ` y los enlaces públicos de ${count} clientes`

/** Returns a function that finds the week of a schedule's next or last session, or its first turn where sessions cannot be listed. */
function useFindWeek(schedule: Schedule) {
  const queryClient = useQueryClient()
  const can = useCan()
  const { timeZone } = useSettings()
  return async (): Promise<AgendaParams> => {
    const turns = can('listSessions') ? schedule.turns : []
    const session = await queryClient.fetchQuery(nextOrLastSessionQuery(turns, toLocalDate(new Date(), timeZone)))
    return { schedule: schedule.id, turn: session?.turnId ?? schedule.turns[0]?.id, week: session ? getWeekStart(session.date) : undefined }
  }
}
