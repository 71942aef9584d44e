import { addDays } from '#domain/weeks.ts'
import { useDeleteAbsence, useUpdateAbsence } from '#web/availability/change-absences.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { useFindWaiting } from '#web/waiting-entries/use-find-waiting.ts'
import { describeAbsenceTime } from './describe-absence.ts'

/** Returns the functions that delete an absence, or end it early. They notify the user and offer to undo it. */
export function useAbsenceActions() {
  const { notifyChange } = useUndo()
  const { findForPeriod } = useFindWaiting()
  const update = useUpdateAbsence()
  const remove = useDeleteAbsence()

  /** Notifies what was done, and then who waits for the days on which the worker is there again. */
  const notifyReturn = async (title: string, changeId: string | undefined, freed: Parameters<typeof findForPeriod>[0]) => {
    const addFollowUps = notifyChange(title, changeId)
    const waiting = await findForPeriod(freed)
    if (waiting) addFollowUps([waiting])
  }

  const deleteAbsence = async (absence: ListedAbsence) => {
    const { workerId, fromDate, toDate } = absence
    const title = `${workerId === null ? 'Día de cierre eliminado' : 'Ausencia eliminada'}: ${describeAbsenceTime(absence)}`
    try {
      const { changeId } = await remove.mutateAsync(absence.id)
      void notifyReturn(title, changeId, { workerId, from: fromDate, to: toDate })
    } catch (error) {
      notifyFailure(`No se pudo eliminar la ausencia ${describeAbsenceTime(absence)}`, error)
    }
  }

  /** Ends an absence so that the worker is back on a date. An absence that would have no day left is deleted. */
  const endAbsence = async (absence: ListedAbsence, backOn: string) => {
    const toDate = addDays(backOn, -1)
    if (toDate < absence.fromDate) return deleteAbsence(absence)
    const { id, fromDate, startTime, endTime, reason } = absence
    // A reason that the user may not read stays when it is left out.
    const body = { id, fromDate, startTime, endTime, ...(reason !== undefined && { reason }) }
    const title = `Ausencia terminada: ${describeAbsenceTime({ ...absence, toDate })}`
    try {
      const { changeId } = await update.mutateAsync({ ...body, toDate, updatedAt: absence.updatedAt })
      void notifyReturn(title, changeId, { workerId: absence.workerId, from: backOn, to: absence.toDate })
    } catch (error) {
      notifyFailure('No se pudo terminar la ausencia', error)
    }
  }
  return { deleteAbsence, endAbsence }
}
