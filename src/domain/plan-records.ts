import { compareText } from './compare-text.ts'
import { groupBy } from './group-by.ts'
import type { PlannedDate, PlannedSession } from './plan.ts'
import { addDays, getWeekday } from './weeks.ts'

/** A record that books planned sessions: a dated session, or a series from its date to `until`, every week. A series without end has null. */
interface PlannedRecord extends PlannedSession {
  until?: string | null
}

/**
 * Returns the fewest records that book exactly these sessions: one for each run of weeks without a gap. A date that is skipped stores nothing, and one that is
 * accepted is a separate record, because it alone is. With `isEndless` the last record of each weekday goes on without end.
 */
export function toRecords(sessions: readonly PlannedSession[], isEndless = false): PlannedRecord[] {
  const records: PlannedRecord[] = []
  const runs = groupBy(sessions, ({ date, slot, clientId, workerId, isAccepted }) =>
    isAccepted ? `${clientId} ${date} ${slot.time}` : `${clientId} ${workerId} ${slot.turnId} ${slot.time} ${getWeekday(date)}`,
  )
  for (const run of runs.values()) {
    let last: PlannedRecord | undefined
    for (const session of [...run].sort((one, other) => compareText(one.date, other.date))) {
      if (last && session.date === addDays(last.until ?? last.date, 7)) last.until = session.date
      else {
        last = { ...session }
        records.push(last)
      }
    }
    if (last && isEndless) last.until = null
  }
  return records.sort((one, other) => compareText(one.date, other.date))
}

/**
 * True when a weekly plan can go on after its dates as before: all are booked as they are wanted, apart from some that are left out, and of each weekday the last
 * one is booked.
 */
export function canGoOn(plan: readonly PlannedDate[]): boolean {
  const last = new Map(plan.map((one) => [getWeekday(one.date), one]))
  return (
    plan.length > 1 &&
    plan.every(({ status, leftOut }) => status === 'free' || (status === 'skipped' && leftOut !== undefined)) &&
    [...last.values()].every(({ status }) => status === 'free')
  )
}
