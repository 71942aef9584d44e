import type { Schedule } from '#api/generated/app.ts'
import { isActive, type State } from '#domain/states.ts'

/** A session of the client, on its date. */
export type BookedSession = { sessionDate: string; turnId: string; state: State; worker: { id: string } }

/** Returns the schedule in which the client has most of the relevant sessions, or the only schedule. Undefined when none is obvious. */
export function suggestSchedule(sessions: readonly BookedSession[], schedules: readonly Schedule[], today: string): string | undefined {
  const counts = schedules.map((schedule) => selectRelevantSessions(sessions, schedules, today).filter(isIn(schedule)).length)
  const highestCount = Math.max(0, ...counts)
  return highestCount > 0 ? schedules[counts.indexOf(highestCount)]?.id : schedules.length === 1 ? schedules[0]?.id : undefined
}

/** Returns the ids of the workers with whom the client has relevant sessions in a schedule. */
export function suggestWorkers(sessions: readonly BookedSession[], schedule: Schedule | undefined, today: string): string[] {
  if (!schedule) return []
  return [...new Set(selectRelevantSessions(sessions, [schedule], today).map(({ worker }) => worker.id))]
}

/** Selects the upcoming sessions that are active or, where there are none, the past ones. */
function selectRelevantSessions(sessions: readonly BookedSession[], schedules: readonly Schedule[], today: string) {
  const active = sessions.filter((session) => isActive(session.state) && schedules.some((schedule) => isIn(schedule)(session)))
  const upcoming = active.filter(({ sessionDate }) => sessionDate >= today)
  return upcoming.length > 0 ? upcoming : active
}

const isIn =
  ({ turns }: Schedule) =>
  ({ turnId }: BookedSession) =>
    turns.some(({ id }) => id === turnId)
