import { useQueryClient } from '@tanstack/react-query'
import { isSameSession } from '#domain/session-key.ts'
import { addDays } from '#domain/weeks.ts'
import { type BusyPeriod, type BusyTime, isBusyIn } from '#web/session-data/busy/busy-period.ts'
import { type Conflict, findConflict, formatShortName } from '#web/session-data/busy/find-conflict.ts'
import { addWeek, fetchBusyPeriods, readUnavailablePeriods, useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import type { Target } from '#web/session-data/changes/plans.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import { getCellKey } from '#web/session-data/week-view.ts'
import { notifyRefused } from '#web/ui/feedback/notify.ts'

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
  const listsAllTurns = useListsAllTurns()

  /** Loads when its client and its worker are busy in a week, in all turns. */
  const loadOtherPeriods = async (session: Session, week: string) =>
    listsAllTurns ? fetchBusyPeriods(queryClient, { from: week, to: addDays(week, 6) }, session) : []

  /** Finds the conflicts by the keys of the cells. Neither free cells nor the session's own cell are in the map. */
  const findMoveConflicts = (
    session: Session,
    { turnId, dates, rows, slots, sessions }: MoveTargets,
    others: readonly BusyPeriod[],
  ): ReadonlyMap<string, Conflict> => {
    const { periods, durations } = addWeek(queryClient, others, { turnId, sessions })
    const isOfPair = (period: BusyPeriod) => isBusyIn(session.worker, period) || isBusyIn(session.client, period)
    const unavailable = readUnavailablePeriods(queryClient, [session.worker], { from: dates[0] ?? '', to: dates.at(-1) ?? '' })
    const busy = { periods: [...periods.filter(isOfPair), ...unavailable], durations }
    const conflicts = new Map<string, Conflict>()
    for (const date of dates)
      for (const time of rows) {
        if (session.sessionDate === date && session.time === time) continue
        const conflict = slots.includes(time)
          ? findMoveConflict(session, { turnId, date, time, worker: session.worker }, busy, sessions)
          : { message: 'No es un cupo del turno' }
        if (conflict) conflicts.set(getCellKey(date, time), conflict)
      }
    return conflicts
  }
  return { loadOtherPeriods, findMoveConflicts }
}

/** Finds the reason why a session cannot move to a slot of a worker, by the sessions of that time and by when people are busy. */
export const findMoveConflict = (session: Session, target: Target, busy: BusyTime, sessions: readonly Session[]): Conflict | undefined =>
  findConflict({ client: session.client, worker: target.worker }, target, busy, { session, scope: 'once' }) ??
  findRecordConflict(session, target, sessions)

/** Says that the same people have a record in a slot. They can have only one, even if it was canceled. */
function findRecordConflict(session: Session, target: Target, sessions: readonly Session[]): Conflict | undefined {
  const moved = { ...session, ...target, sessionDate: target.date }
  const record = sessions.find((other) => isSameSession(other, moved))
  if (!record) return
  const [client, worker] = [formatShortName(record.client), formatShortName(record.worker)]
  return { message: `${client} ya tiene ahí una sesión con ${worker}, que se canceló o se aplazó` }
}

/**
 * Returns what dropping a session does: the move, or a notification that says why it cannot move. Where only the worker is not available, the move itself offers
 * to go on.
 */
export const prepareMove = (session: Session, conflict: Conflict | undefined, move: () => void): (() => void) =>
  conflict && !conflict.reason ? () => notifyRefused(`No se puede mover: ${describeSession(session)}`, [`${conflict.message}.`]) : move
