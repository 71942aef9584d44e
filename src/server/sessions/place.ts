import { clock } from '#domain/clock.ts'
import { slots } from '#domain/slots.ts'
import type { Db } from '../database/connect.ts'
import { badRequest } from '../errors.ts'

/** Who is with whom, and when: on a date, or every week of a time. As the database keeps it. */
export type Place = {
  /** Of the session that is there already. */
  id?: string
  client_id: string
  worker_id: string
  turn_id: string
  day: number
  time: number
  /** Minutes. */
  duration: number
  session_date: string | null
  starts_on: string | null
  ends_on: string | null
}

/** Minutes that a session takes in this slot of a turn. Refuses a turn that is none and a time that is no slot. In a transaction the schedule stays as it is until the end. */
export async function durationOf(db: Db, { turn_id, time }: Pick<Place, 'turn_id' | 'time'>): Promise<number> {
  if (db.isTransaction) await shareSchedule(db, turn_id)
  const turn = await db
    .selectFrom('turn')
    .innerJoin('schedule', 'schedule.id', 'turn.schedule_id')
    .where('turn.id', '=', turn_id)
    .where('turn.deleted_at', 'is', null)
    .select([
      'turn.start_time as start',
      'turn.end_time as end',
      'schedule.session_duration as session',
      'schedule.break_duration as pause',
    ])
    .executeTakeFirst()
  if (!turn) throw unknownTurn()
  if (!slots(turn, turn).includes(time))
    throw badRequest(`A las ${clock(time)} no empieza ninguna sesión de este turno.`, [
      { path: 'time', message: 'No es un inicio de sesión de este turno.' },
    ])
  return turn.session
}

/** Waits for a change of the schedule to end and keeps the next one out. A statement of its own: the one that waits still sees the turns of before. */
const shareSchedule = (db: Db, turnId: string) =>
  db
    .selectFrom('schedule')
    .where('id', '=', (row) => row.selectFrom('turn').where('turn.id', '=', turnId).select('turn.schedule_id'))
    .select('id')
    .forShare()
    .execute()

export const unknownTurn = () => badRequest('Este turno no existe.', [{ path: 'turn_id', message: 'Este turno no existe.' }])
