import { clock } from '#domain/clock.ts'
import { longDate } from '#domain/spanish.ts'
import { minutesNow, today } from '#domain/today.ts'
import { conflict } from './errors.ts'
import type { Settings } from './settings.ts'

/** Refuses to change a row that somebody changed after it was read. Who does not say when he read it is not checked. */
export function refuseStale({ updated_at }: { updated_at: string }, read: string | undefined, { timeZone }: Settings) {
  const changed = new Date(updated_at)
  if (read === undefined || new Date(read).getTime() === changed.getTime()) return
  const when = `${longDate(today(changed, timeZone))}, ${clock(minutesNow(changed, timeZone))}`
  throw conflict('Otra persona lo cambió mientras tanto. Vuelva a cargarlo.', [{ path: 'updated_at', message: `Se cambió el ${when}.` }])
}
