import type { Selectable, Updateable } from 'kysely'
import type { SessionInput } from '#api/generated/wire.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Tables } from '../database/tables.ts'

/** The people and time of a session, on one date or every week: the columns that the rule against double booking reads. */
export type Booking = Pick<
  Selectable<Tables['session']>,
  'client_id' | 'worker_id' | 'turn_id' | 'day' | 'time' | 'duration' | 'session_date' | 'starts_on' | 'ends_on'
> & {
  /** Set when the session is stored already. */
  id?: string
}

/** The columns of a session that are not part of its booking. An undefined one stays as it is. */
export type StateAndNote = { [Column in 'state' | 'attended' | 'note']: Updateable<Tables['session']>[Column] }

/** The columns that say where a session was before. */
export type MovedFrom = Pick<Updateable<Tables['session']>, 'moved_from_id' | 'moved_from_date' | 'moved_from_time' | 'moved_from_turn_id'>

/** The columns of a session besides its booking. `accepted` is the reason why its worker is not available, when someone has taken it into account. */
export type SessionDetails = StateAndNote & Pick<Updateable<Tables['session']>, 'accepted'> & MovedFrom

/** Returns the booking that a request body asks for. A standing session starts today unless the body names another day. */
export function toBooking(input: SessionInput, duration: number, today: string): Booking {
  const { day, time, session_date = null, starts_on = null, ends_on = null } = input
  return {
    client_id: input.client_id.toLowerCase(),
    worker_id: input.worker_id.toLowerCase(),
    turn_id: input.turn_id.toLowerCase(),
    day,
    time,
    duration,
    session_date,
    starts_on: session_date === null ? (starts_on ?? today) : starts_on,
    ends_on,
  } satisfies ColumnsOf<'session', SessionInput, keyof StateAndNote | 'waiting_entry_id' | 'moved_from' | 'client_knows'>
}

/** Returns the columns that say that a session was at this place before. */
export const toMovedFrom = ({ id, session_date, time, turn_id }: Pick<Booking, 'session_date' | 'time' | 'turn_id'> & { id: string }) =>
  ({ moved_from_id: id, moved_from_date: session_date, moved_from_time: time, moved_from_turn_id: turn_id }) satisfies MovedFrom

/** Returns the booking of a stored session. */
export const pickBooking = (session: Booking & { id: string }): Booking & { id: string } => {
  const { id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on } = session
  return { id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on }
}
