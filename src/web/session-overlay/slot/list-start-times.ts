import type { Schedule } from '#web/session-data/queries.ts'
import { listTurnSlots } from '#web/session-data/week-view.ts'

/**
 * Lists the start times of a turn, in minutes since midnight. On its own date the time that was chosen before is included, even if it is no slot of the turn.
 */
export function listStartTimes(
  schedule: Schedule | undefined,
  { turnId, date }: { turnId: string; date: string | null },
  own: { turnId: string; date: string | null; time: number },
): number[] {
  const turn = schedule?.turns.find(({ id }) => id === turnId)
  if (!schedule || !turn) return []
  const ownTimes = own.turnId === turnId && own.date === date ? [own.time] : []
  return [...new Set([...listTurnSlots(schedule, turn), ...ownTimes])].sort((one, other) => one - other)
}

/** Returns the time that is closest to another one; the earlier of two. */
export const findClosestTime = (times: readonly number[], time: number) =>
  times.reduce((closest, other) => (Math.abs(other - time) < Math.abs(closest - time) ? other : closest), times[0] ?? time)
