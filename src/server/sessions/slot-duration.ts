import { formatClock } from '#domain/clock.ts'
import type { Problem } from '#domain/problem.ts'
import { listSlots } from '#domain/slots.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { createBadRequestError } from '../errors.ts'
import type { Booking } from './booking.ts'

/** A turn, and the start of a slot in minutes since midnight. */
export type TurnAndTime = Pick<Booking, 'turn_id' | 'time'>

/**
 * Finds the minutes that a session lasts in a slot. Throws a 400 if the turn does not exist or has no slot at this time. In a transaction the
 * schedule stays locked against changes until the end.
 */
export async function findDuration(db: Db, slot: TurnAndTime): Promise<number> {
  const [result] = await findDurations(db, [slot])
  if (typeof result === 'number') return result
  throw createBadRequestError(result!.message, [result!])
}

/** Finds for each turn and time the minutes that a session lasts there, or the problem if the turn has no such slot. */
export async function findDurations(db: Db, turnsAndTimes: readonly TurnAndTime[]): Promise<(number | Problem)[]> {
  const ids = turnsAndTimes.map(({ turn_id }) => turn_id)
  if (db.isTransaction) await lockSchedulesForShare(db, ids)
  const rows = await db
    .selectFrom('turn')
    .innerJoin('schedule', 'schedule.id', 'turn.schedule_id')
    .where('turn.id', '=', anyOf(ids))
    .where('turn.deleted_at', 'is', null)
    .select(['turn.id', 'turn.start_time as start', 'turn.end_time as end'])
    .select(['schedule.session_duration as session', 'schedule.break_duration as breakAfter'])
    .execute()
  const turns = new Map(
    rows.map(({ id, start, end, session, breakAfter }) => [id, { session, starts: listSlots({ start, end }, { session, breakAfter }) }]),
  )
  return turnsAndTimes.map(({ turn_id, time }) => {
    const turn = turns.get(turn_id.toLowerCase())
    if (!turn) return { path: 'turn_id', message: 'Este turno no existe.' }
    return turn.starts.includes(time)
      ? turn.session
      : { path: 'time', message: `A las ${formatClock(time)} no empieza ninguna sesión de este turno.` }
  })
}

/**
 * Waits for running changes of the schedules and blocks new ones. This is a separate statement, because a statement that waits for a lock
 * still sees the turns as they were before.
 */
const lockSchedulesForShare = (db: Db, turnIds: readonly string[]) =>
  db
    .selectFrom('schedule')
    .where('id', 'in', (row) => row.selectFrom('turn').where('turn.id', '=', anyOf(turnIds)).select('turn.schedule_id'))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute()
