import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schedule } from '#api/generated/app.ts'
import { dateAt } from '#domain/today.ts'
import { weekStart } from '#domain/weeks.ts'
import { useCan } from '../auth/access.ts'
import { useSettings } from '../data/settings.ts'
import { paths, type Week } from '../navigation/paths.ts'
import { ConfirmDeleteDialog } from '../ui/feedback/confirm-delete-dialog.tsx'
import { notifyDone } from '../ui/feedback/notify.ts'
import { findAgendaDate } from './agenda-date.ts'
import { lastSessionQuery, useDeleteSchedule } from './queries.ts'

type Props = {
  schedule: Schedule
  opened: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a schedule is deleted; where sessions hold it, leads to them. */
export function DeleteScheduleDialog({ schedule, opened, onClose, onDeleted }: Props) {
  const { mutateAsync: remove } = useDeleteSchedule()
  const can = useCan()
  const lastWeek = useFindLastWeek(schedule)
  const [week, setWeek] = useState<Week>()
  return (
    <ConfirmDeleteDialog
      question={`¿Eliminar ${schedule.name}?`}
      consequence="También se eliminan sus turnos y los enlaces públicos que lo muestran. Un horario con sesiones, aunque ya pasaran, no se puede eliminar."
      verb="Eliminar horario"
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        await remove(schedule.id).catch(async (error) => {
          setWeek(await lastWeek().catch(() => undefined))
          throw error
        })
        notifyDone(`Horario eliminado: ${schedule.name}`)
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

/** The week in which the last session of a schedule is, as far as one may ask for it. */
function useFindLastWeek(schedule: Schedule) {
  const queryClient = useQueryClient()
  const can = useCan()
  const { additions, timeZone } = useSettings()
  return async (): Promise<Week> => {
    const turns = additions && can('listSessions') ? schedule.turns : []
    const found = await Promise.all(turns.map(({ id }) => queryClient.fetchQuery(lastSessionQuery(id))))
    const shown = found.flat().map((session) => ({ turn: session.turnId, date: findAgendaDate(session, dateAt(new Date(), timeZone)) }))
    const last = shown.toSorted((one, other) => (one.date < other.date ? 1 : -1))[0]
    return { schedule: schedule.id, turn: last?.turn ?? schedule.turns[0]?.id, week: last && weekStart(last.date) }
  }
}
