import { formatClock } from '#domain/clock.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { createConflictError } from './errors.ts'
import type { Settings } from './settings.ts'

/** Throws a 409 when a row was changed after the caller read it. Without a `readVersion`, which requests may leave out, nothing is checked. */
export function refuseStale({ updated_at }: { updated_at: string }, readVersion: string | undefined, { timeZone }: Settings) {
  const changedAt = new Date(updated_at)
  if (readVersion === undefined || new Date(readVersion).getTime() === changedAt.getTime()) return
  const changeTime = `${formatLongDate(toLocalDate(changedAt, timeZone))}, ${formatClock(toLocalMinutes(changedAt, timeZone))}`
  throw createConflictError('Otra persona hizo cambios mientras tanto.', [{ path: 'updated_at', message: `Se cambió el ${changeTime}.` }])
}
