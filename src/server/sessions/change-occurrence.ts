import type { StateChange } from '#api/generated/wire.ts'
import { occursOn } from '#domain/series.ts'
import type { Trx } from '../database/connect.ts'
import { createBadRequestError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { refuseStale } from '../stale.ts'
import { pickBooking } from './booking.ts'
import { lockException } from './exceptions.ts'
import { toSeries } from './series.ts'
import { insertSession, type StoredSession, updateSession } from './sql.ts'

/** Changes the state of a standing session on one date, by making or changing the exception there. Returns the exception's id. */
export async function changeOccurrence(
  trx: Trx,
  series: StoredSession,
  date: string,
  change: StateChange,
  settings: Settings,
): Promise<string> {
  refuseOtherDate(series, date)
  const { state, attended, updated_at } = change
  const exception = await lockException(trx, series, date)
  refuseStale(exception ?? series, updated_at, settings)
  if (!exception) {
    const booking = { ...pickBooking(series), session_date: date, starts_on: null, ends_on: null }
    return insertSession(trx, booking, { state, attended: attended ?? null, note: series.note })
  }
  await updateSession(trx, exception, { state, attended })
  return exception.id
}

/** Throws a 400 if a session is not standing or does not take place on this date. */
function refuseOtherDate(session: StoredSession, date: string) {
  if (session.session_date === null && occursOn(toSeries(session), date)) return
  const message = session.session_date === null ? 'La serie no tiene sesión en esta fecha.' : 'La sesión tiene otra fecha.'
  throw createBadRequestError(message, [{ path: 'session_date', message }])
}
