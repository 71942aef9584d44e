import type { State } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { useSettings } from '../data/settings.ts'
import type { Session } from '../sessions/data/queries.ts'
import { useMarkSessions } from '../sessions/grid/keys/mark-sessions.ts'

/** Returns the functions that mark sessions, with the meanings of the agenda. */
export function useMarkAttendance(duration: number, now: WallClock) {
  const { additions } = useSettings()
  const { markState, markAttendance } = useMarkSessions(duration, now)
  return {
    markState: (sessions: readonly Session[], state: State) => markState(sessions, state),
    /** A server without the additions keeps no attendance, so the state says who came. */
    markAttended: (sessions: readonly Session[], attended: boolean) =>
      additions ? markAttendance(sessions, attended) : markState(sessions, attended ? 'confirmed' : 'canceled'),
  }
}
