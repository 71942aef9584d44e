import type { StateChange } from '#api/generated/wire.ts'
import { occursOn } from '#domain/series.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Trx } from '../database/connect.ts'
import type { Owned } from '../ownership.ts'
import type { Settings } from '../settings.ts'
import { refuseStale } from '../stale.ts'
import { pickBooking } from './booking.ts'
import { chooseAccepted } from './check-availability.ts'
import { lockException } from './exceptions.ts'
import type { ReadingUser } from './may-read-session.ts'
import { createOtherDateError } from './other-date.ts'
import { toSeries } from './series.ts'
import { insertSession, type StoredSession, updateSession } from './sql.ts'

/** Changes the state of a standing session on one date, by making or changing the exception there. Returns the exception's id. */
export async function changeOccurrence(
  trx: Trx,
  series: Owned<'record', StoredSession>,
  date: string,
  change: StateChange,
  { settings, ...options }: { settings: Settings; today: string; reader: ReadingUser },
): Promise<string> {
  refuseOtherDate(series, date)
  const { state, attended, updated_at } = change
  const exception = await lockException(trx, series, date)
  refuseStale(exception ?? series, updated_at, settings)
  const booking = { ...pickBooking(series), session_date: date, starts_on: null, ends_on: null }
  const accepted = await chooseAccepted(trx, booking, change, options)
  if (!exception) {
    // What was accepted of the series holds on each of its dates.
    const details = { state, attended: attended ?? null, note: series.note, accepted: accepted === undefined ? series.accepted : accepted }
    return insertSession(trx, booking, details)
  }
  // The exception has the people of its series, whose ownership was checked.
  await updateSession(trx, { ...series, ...exception }, { state, attended, accepted } satisfies ColumnsOf<
    'session',
    StateChange,
    'session_date' | 'updated_at'
  >)
  return exception.id
}

/** Throws a 400 if a session is not standing or does not take place on this date. */
function refuseOtherDate(session: StoredSession, date: string) {
  if (session.session_date !== null || !occursOn(toSeries(session), date)) throw createOtherDateError(session)
}
