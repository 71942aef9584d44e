import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addDays } from '#domain/weeks.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { notifyFailure, notifyInfo } from '#web/ui/feedback/notify.ts'
import { type ListedEntry, searchedDays, useDeleteWaitingEntry, waitingSlotsQuery } from '#web/waiting-entries/queries.ts'

/** Returns the functions that take someone off the waiting list, and that show the free slots which suit someone in the week. */
export function useEntryActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { date: today } = useNow()
  const remove = useDeleteWaitingEntry()
  const { notifyChange } = useUndo()

  const deleteEntry = async (entry: ListedEntry) => {
    const { changeId } = await remove.mutateAsync(entry.id)
    notifyChange(`Fuera de la lista de espera: ${formatFullName(entry.client.person)}`, changeId)
  }

  const deleteAtOnce = (entry: ListedEntry) =>
    deleteEntry(entry).catch(
      (error) => void notifyFailure(`No se pudo quitar a ${formatFullName(entry.client.person)} de la lista de espera`, error),
    )

  /** Opens the week of the first free slot that suits someone. */
  const showSlots = async (entry: ListedEntry) => {
    const from = entry.fromDate !== null && entry.fromDate > today ? entry.fromDate : today
    try {
      const [[slot], schedules] = await Promise.all([
        queryClient.fetchQuery({ ...waitingSlotsQuery(entry.id, from), staleTime: 0 }),
        queryClient.ensureQueryData(schedulesQuery()),
      ])
      const schedule = slot && schedules.find(({ turns }) => turns.some(({ id }) => id === slot.turnId))
      if (!slot || !schedule) {
        const last = addDays(from, searchedDays - 1)
        const isSoon = entry.untilDate !== null && entry.untilDate <= last
        return void notifyInfo(
          `Sin cupos libres para ${formatFullName(entry.client.person)} ${isSoon ? 'hasta esa fecha' : from === today ? 'en las próximas cuatro semanas' : 'en sus primeras cuatro semanas'}.`,
        )
      }
      await navigate(paths.sessions({ schedule: schedule.id, turn: slot.turnId, week: slot.sessionDate, waiting: entry.id }))
    } catch (error) {
      notifyFailure('No se pudieron buscar los cupos libres', error)
    }
  }
  return { deleteEntry, deleteAtOnce, showSlots }
}
