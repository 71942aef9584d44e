import type { Range } from '#domain/overlap.ts'
import { type BusyPeriod, isBusyIn, type TurnDurations } from '#web/session-data/busy/busy-period.ts'
import { findConflict } from '#web/session-data/busy/find-conflict.ts'
import type { Client } from '#web/session-data/queries.ts'

/** A time in which a client cannot come. */
export interface ClientTime extends Range {
  /** "Ian Vargas ya tiene sesión con Diego Paredes de 08:50 a 09:35." */
  text: string
}

/** Lists the times in which a client cannot come, in their order, by the busy periods of a day. */
export const listClientTimes = (client: Client, periods: readonly BusyPeriod[], durations: TurnDurations): ClientTime[] =>
  periods
    .filter((period) => isBusyIn(client, period))
    .flatMap(({ date, start, end, person, reason }) => {
      if (reason.kind !== 'session') return []
      const slot = { turnId: reason.session.turnId, date, time: start }
      const conflict = findConflict({ client, worker: undefined }, slot, { periods: [{ date, start, end, person, reason }], durations })
      return conflict ? [{ start, end, text: `${conflict.message}.` }] : []
    })
    .sort((one, other) => one.start - other.start)
