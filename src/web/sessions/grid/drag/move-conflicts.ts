import { useQueryClient } from '@tanstack/react-query'
import { buildShortName } from '#domain/names.ts'
import { isSameSession } from '#domain/session-key.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { toName } from '../../../people/name.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { conflictStaleTime, findConflict, involves, mapTurnDurations, sessionsBetweenQuery } from '../../data/find-conflict.ts'
import type { Session } from '../../data/queries.ts'
import { cellKey } from '../../data/week-view.ts'

/** The slots of the shown week, to which a session may move. */
export interface MoveTargets {
  turnId: string
  dates: readonly string[]
  /** The start times of the rows. */
  rows: readonly number[]
  /** The start times that the turn offers. */
  slots: readonly number[]
  /** The sessions of the week, with the optimistic ones. */
  sessions: readonly Session[]
}

/** Returns functions that find why a session cannot move to each slot: by the shown week, and by what its client and worker have in other turns. */
export function useMoveConflicts() {
  const queryClient = useQueryClient()
  const can = useCan()
  const { additions } = useSettings()

  /** Loads the sessions of its client and its worker in a week, in all turns. */
  const loadOtherSessions = async ({ worker, client }: Session, week: string): Promise<Session[]> => {
    if (!additions || !can('listSessions', {})) return []
    const period = { from: week, to: addDays(week, 6) }
    const answers = await Promise.all(
      [{ workerId: worker.id }, { clientId: client.id }].map((person) =>
        queryClient.fetchQuery({ ...sessionsBetweenQuery(period, person), staleTime: conflictStaleTime }),
      ),
    )
    return answers.flat()
  }

  /** Finds the conflicts by the keys of the cells. Neither free cells nor the session's own cell are in the map. */
  const findMoveConflicts = (
    session: Session,
    { turnId, dates, rows, slots, sessions }: MoveTargets,
    others: readonly Session[] = [],
  ): ReadonlyMap<string, string> => {
    const durations = mapTurnDurations(queryClient.getQueryData(schedulesQuery().queryKey) ?? [])
    // For the shown turn the week is more current than what was loaded.
    const pairSessions = [...sessions, ...others.filter((other) => other.turnId !== turnId)].filter(
      (other) => involves(other, session.worker) || involves(other, session.client),
    )
    const conflicts = new Map<string, string>()
    for (const date of dates)
      for (const time of rows) {
        if (session.sessionDate === date && session.time === time) continue
        const conflict = slots.includes(time)
          ? (findConflict(session, { turnId, date, time }, pairSessions, durations, session) ??
            findRecordConflict(session, date, time, pairSessions))
          : 'No es un cupo del turno'
        if (conflict) conflicts.set(cellKey(date, time), conflict)
      }
    return conflicts
  }
  return { loadOtherSessions, findMoveConflicts }
}

/** Says that the same people have a record in a slot. They can have only one, even if it was canceled. */
function findRecordConflict(session: Session, date: string, time: number, sessions: readonly Session[]) {
  const target = { ...session, sessionDate: date, time }
  const record = sessions.find((other) => isSameSession(other, target))
  return (
    record &&
    `${buildShortName(toName(record.client.person))} ya tiene ahí una sesión con ${buildShortName(toName(record.worker.person))}, que se canceló o se aplazó`
  )
}
