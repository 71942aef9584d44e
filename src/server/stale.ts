import { formatClock } from '#domain/clock.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { dateAt, minutesAt } from '#domain/today.ts'
import { conflict } from './errors.ts'
import type { Settings } from './settings.ts'

/** Refuses to change a row that somebody changed after it was read. Who does not say when he read it is not checked. */
export function refuseStale({ updated_at }: { updated_at: string }, read: string | undefined, { timeZone }: Settings) {
  const changed = new Date(updated_at)
  if (read === undefined || new Date(read).getTime() === changed.getTime()) return
  const when = `${formatLongDate(dateAt(changed, timeZone))}, ${formatClock(minutesAt(changed, timeZone))}`
  throw conflict('Otra persona lo cambió mientras tanto. Vuelva a cargarlo.', [{ path: 'updated_at', message: `Se cambió el ${when}.` }])
}
