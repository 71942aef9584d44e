import type { SessionUpdate } from '#api/generated/wire.ts'
import type { ColumnsOf } from '../../database/columns-of.ts'
import { createBadRequestError, createConflictError, createForbiddenError } from '../../errors.ts'
import { type Booking, pickBooking, type StateAndNote } from '../booking.ts'
import { hasSeriesBegun } from '../series.ts'
import type { StoredSession } from '../sql.ts'
import { type Records, requireDuration } from './load-records.ts'

type CurrentTime = { now: Date; timeZone: string }

/**
 * Returns the booking of a session after an update. Throws if the session does not allow the change: a dated session cannot become a series or the
 * reverse, and an exception or a series that has begun keeps its people, slot and first day.
 */
export function applyUpdate(session: StoredSession, body: SessionUpdate, records: Records, currentTime: CurrentTime): Omit<Booking, 'id'> {
  const { id: _, ...before } = pickBooking(session)
  const after = {
    ...before,
    client_id: body.client_id.toLowerCase(),
    worker_id: body.worker_id.toLowerCase(),
    turn_id: body.turn_id.toLowerCase(),
    day: body.day,
    time: body.time,
    session_date: body.session_date ?? null,
    // A caller that does not know these days sends neither, so that a missing one stays. Every series has a first day, also when null is sent.
    starts_on: body.starts_on ?? before.starts_on,
    ends_on: body.ends_on === undefined ? before.ends_on : body.ends_on,
  } satisfies ColumnsOf<'session', SessionUpdate, keyof StateAndNote | 'updated_at' | 'client_knows'>
  refuseChangeOfKind(before, after)
  const hasChanged = (keys: (keyof typeof before)[]) => keys.some((key) => before[key] !== after[key])
  if (hasChanged(['client_id', 'worker_id', 'turn_id', 'day', 'time', 'session_date', 'starts_on'])) {
    if (before.session_date !== null) refuseException(session, records)
    else refuseBegunSeries(session, records, currentTime)
  }
  if (hasChanged(['turn_id', 'day', 'time', 'session_date'])) after.duration = requireDuration(records, after)
  return after
}

function refuseChangeOfKind(before: Booking, after: Booking) {
  if ((before.session_date === null) === (after.session_date === null)) return
  const message =
    before.session_date === null
      ? 'Una serie no se convierte en una sesión con fecha.'
      : 'Una sesión con fecha no se convierte en una serie.'
  throw createBadRequestError(message, [{ path: 'session_date', message }])
}

function refuseException({ id }: StoredSession, { exceptionIds }: Records) {
  if (exceptionIds.has(id)) throw createConflictError('Esta sesión ocupa el lugar de una serie en su fecha: aplácela y reserve otra.')
}

function refuseBegunSeries(session: StoredSession, { seriesWithExceptions }: Records, { now, timeZone }: CurrentTime) {
  if (hasSeriesBegun(session, now, timeZone)) throw createConflictError('La serie ya empezó: termine esta serie y cree otra.')
  if (seriesWithExceptions.has(session.id))
    throw createConflictError('La serie tiene fechas cambiadas aparte: termine esta serie y cree otra.')
}

/** Throws a 403 if the body changes another field than the note. Fields that are missing from the body count as unchanged. */
export function refuseMoreThanNote(session: StoredSession, { note: _, updated_at: __, client_knows: ___, ...body }: SessionUpdate) {
  const stored: Record<string, unknown> = session
  const sent = Object.entries(body).filter(([, value]) => value !== undefined)
  const changed = sent.filter(([key, value]) => stored[key] !== (key.endsWith('_id') ? String(value).toLowerCase() : value))
  if (changed.length > 0) throw createForbiddenError(['sessions.update'], 'Solo puede cambiar la nota de la sesión.')
}
