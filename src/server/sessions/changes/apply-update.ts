import type { SessionUpdate } from '#api/generated/wire.ts'
import type { ColumnsOf } from '../../database/columns-of.ts'
import { createBadRequestError, createConflictError, createForbiddenError } from '../../errors.ts'
import { type Booking, type MovedFrom, pickBooking, type StateAndNote, toMovedFrom } from '../booking.ts'
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

/**
 * Returns state, attendance and former place of a session after an update. A dated session that moves is not confirmed for its new time, and is not marked before
 * its day.
 */
export function applyDetails(before: StoredSession, body: SessionUpdate, after: Omit<Booking, 'id'>, today: string) {
  const moves =
    before.session_date !== null && (['turn_id', 'time', 'session_date'] as const).some((column) => before[column] !== after[column])
  const isToCome = moves && after.session_date! > today
  const { state = before.state, attended = isToCome ? null : before.attended } = body
  return {
    state: moves && before.state === 'confirmed' && state === 'confirmed' ? ('pending' as const) : state,
    attended,
    ...pickMovedFrom(before, after, moves),
  }
}

/** A session that was booked in place of another one stays its successor. */
function pickMovedFrom(before: StoredSession, after: Omit<Booking, 'id'>, moves: boolean): MovedFrom {
  if (after.client_id !== before.client_id)
    return { moved_from_id: null, moved_from_date: null, moved_from_time: null, moved_from_turn_id: null }
  const isSuccessor = before.moved_from_id !== null && before.moved_from_id !== before.id
  return moves && !isSuccessor ? toMovedFrom(before) : {}
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
