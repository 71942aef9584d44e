import { isActive, type State, stateNames } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import type { Session } from '#web/session-data/queries.ts'
import { notifyInfo } from '#web/ui/feedback/notify.ts'

/** Returns the functions by which keys mark sessions. They say so when nothing changes. */
export function useMarkSessions(now: WallClock) {
  const { setState, setAttended } = useSessionActions()
  return {
    markState: (sessions: readonly Session[], state: State) => {
      if (sessions.some((session) => session.state !== state)) void setState(sessions, state)
      else notifyInfo(describeUnchanged(sessions.length, stateNames[state].toLowerCase()))
    },
    markAttendance: (sessions: readonly Session[], attended: boolean) => {
      const markable = sessions.filter((session) => canMarkAttendance(session, now))
      if (markable.length > 0) void setAttended(markable, attended)
      else notifyInfo('La asistencia se marca en sesiones pendientes o confirmadas, cuando han empezado.')
    },
  }
}

/** True when a session has begun and is active. */
export const canMarkAttendance = ({ sessionDate, time, state }: Session, now: WallClock) =>
  isActive(state) && (sessionDate === now.date ? time <= now.minutes : (sessionDate ?? '') < now.date)

const describeUnchanged = (count: number, stateName: string) => (count === 1 ? `Ya está ${stateName}.` : `Ya están ${stateName}s.`)
