import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { ClientReply, ClientReplyInput } from '#api/generated/wire.ts'
import { isActive, stateNames } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import type { Trx } from '../database/connect.ts'
import { createConflictError, requireFound } from '../errors.ts'
import { pickBooking } from '../sessions/booking.ts'
import { lockExceptions, readSeriesIds } from '../sessions/exceptions.ts'
import { lockSession } from '../sessions/lock.ts'
import { readOccurrence } from '../sessions/reminders.ts'
import { type StoredSession, selectSessions } from '../sessions/sql.ts'

/** A reply as the path, the body and the link name it. */
type RequestedReply = ClientReplyInput & { id: string; client_id: string }

/** A reply as it is stored. */
type StoredReply = { reply: ClientReply; replied_at: string }

/**
 * Stores what a client replies to a session on a date, or takes the reply back. Returns the session that takes place there afterwards. Throws a 404 if it is
 * not the client's, a 400 if it does not take place on the date, and a 409 if it has begun or is not active.
 */
export async function saveReply(trx: Trx, { id, client_id, session_date, reply }: RequestedReply, now: Date, clock: WallClock) {
  const locked = await lockSession(trx, id)
  const named = requireFound(locked?.client_id === client_id ? locked : undefined, 'la sesión')
  const onDate = { series: named, session_date }
  const exception = named.session_date === null ? (await lockExceptions(trx, [onDate])).get(onDate) : undefined
  const session = exception ?? named
  await readOccurrence(trx, session, session_date)
  refuseSettled(session, session_date, clock)
  const before = await readReply(trx, session, session_date)
  const isRepeated = before?.reply === reply && !(reply === 'confirmed' && session.state === 'pending')
  if (isRepeated) return session
  const restored = before ? await takeBack(trx, session, session_date, before) : session
  if (reply === null) return restored
  const isToConfirm = reply === 'confirmed' && restored.state === 'pending'
  const replied = isToConfirm ? await confirm(trx, restored, session_date) : restored
  await insertReply(trx, replied, session_date, { reply, replied_at: isToConfirm ? replied.updated_at : now.toISOString() })
  return replied
}

function refuseSettled({ time, state }: StoredSession, date: string, clock: WallClock) {
  if (date < clock.date || (date === clock.date && time <= clock.minutes)) throw createConflictError('La sesión ya empezó.')
  if (!isActive(state)) throw createConflictError(`La sesión está ${stateNames[state].toLowerCase()}.`)
}

/** The key of the reply to a session on a date. */
const toKey = ({ client_id, worker_id, turn_id, time }: StoredSession, session_date: string) => ({
  client_id,
  worker_id,
  turn_id,
  time,
  session_date,
})

const readReply = (trx: Trx, session: StoredSession, date: string): Promise<StoredReply | undefined> =>
  trx
    .selectFrom('session_reply')
    .where((eb) => eb.and(toKey(session, date)))
    .select(['reply', 'replied_at'])
    .executeTakeFirst()

const insertReply = (trx: Trx, session: StoredSession, date: string, reply: StoredReply) =>
  trx
    .insertInto('session_reply')
    .values({ ...toKey(session, date), ...reply })
    .execute()

/** Confirms a pending session; on a date of a series, by an exception. */
async function confirm(trx: Trx, session: StoredSession, date: string): Promise<StoredSession> {
  const { id, session_date, note, accepted } = session
  if (session_date !== null) return updateState(trx, id, 'confirmed')
  const booking = { ...pickBooking(session), id: createId(), session_date: date, starts_on: null, ends_on: null }
  return trx
    .insertInto('session')
    .values({ ...booking, state: 'confirmed', attended: null, note, accepted })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Deletes a reply. A session that it confirmed becomes pending again, and an exception that it made is deleted, unless someone changed the session since.
 * Returns the session that takes place on the date afterwards.
 */
async function takeBack(trx: Trx, session: StoredSession, date: string, { reply, replied_at }: StoredReply): Promise<StoredSession> {
  await trx
    .deleteFrom('session_reply')
    .where((eb) => eb.and(toKey(session, date)))
    .execute()
  if (reply !== 'confirmed' || session.session_date === null || session.updated_at !== replied_at) return session
  // The series may have been ended meanwhile, and then nothing would take place without the exception.
  const seriesId = session.created_at === replied_at ? (await readSeriesIds(trx, [session])).get(session) : undefined
  if (seriesId === undefined) return updateState(trx, session.id, 'pending')
  await trx.updateTable('session').set({ deleted_at: sql<string>`now()` }).where('id', '=', session.id).execute()
  return selectSessions(trx).where('id', '=', seriesId).selectAll().executeTakeFirstOrThrow()
}

const updateState = (trx: Trx, id: string, state: 'pending' | 'confirmed') =>
  trx.updateTable('session').set({ state }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
