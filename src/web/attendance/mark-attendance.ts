import type { State } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { api } from '../data/api.ts'
import type { Session } from '../sessions/data/queries.ts'
import { useMarkSessions } from '../sessions/grid/keys/mark-sessions.ts'

/** Returns the functions that mark sessions, with the meanings of the agenda. */
export function useMarkAttendance(now: WallClock) {
  const { markState, markAttendance } = useMarkSessions(now)
  return {
    markState: (sessions: readonly Session[], state: State) => markState(sessions, state),
    /** On a server that keeps no attendance the state says who came. */
    markAttended: (sessions: readonly Session[], attended: boolean) =>
      api.hasAddition('StateChange.attended')
        ? markAttendance(sessions, attended)
        : markState(sessions, attended ? 'confirmed' : 'canceled'),
  }
}
