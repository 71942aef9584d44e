import type { AbsenceInput } from '#api/generated/app.ts'
import { isTouched } from './unsettled/unsettled-query.ts'
import { useNotifyTouched } from './use-notify-touched.ts'

/** Returns the function that notifies saved absences, and says which sessions they touch. */
export function useNotifySaved() {
  const notifyTouched = useNotifyTouched()
  return (message: string, changeId: string | undefined, saved: readonly AbsenceInput[]) => {
    const [only, ...others] = [...new Set(saved.map(({ workerId }) => workerId ?? undefined))]
    const scope = {
      from: saved.map(({ fromDate }) => fromDate).sort()[0] ?? '',
      to:
        saved
          .map(({ toDate }) => toDate)
          .sort()
          .at(-1) ?? '',
      workerId: others.length === 0 ? only : undefined,
    }
    const absences = saved.map(({ workerId = null, startTime = null, endTime = null, ...days }) => ({
      ...days,
      workerId,
      startTime,
      endTime,
    }))
    return notifyTouched(message, changeId, scope, (session) => absences.some((absence) => isTouched(session, absence)))
  }
}
