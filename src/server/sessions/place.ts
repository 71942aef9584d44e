import type { SessionInput } from '#api/generated/wire.ts'
import { clock } from '#domain/clock.ts'
import type { Problem } from '#domain/problem.ts'
import { slots } from '#domain/slots.ts'
import { anyOf } from '../database/any-of.ts'
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

/** Where a session is wanted; a standing one begins today when nothing else is said. */
export function placeAsked(input: SessionInput, duration: number, today: string): Place {
  const { day, time, session_date = null, starts_on = null, ends_on = null } = input
  return {
    client_id: input.client_id.toLowerCase(),
    worker_id: input.worker_id.toLowerCase(),
    turn_id: input.turn_id.toLowerCase(),
    ...{ day, time, duration, session_date, ends_on },
    starts_on: session_date === null ? (starts_on ?? today) : starts_on,
  }
}

type Slot = Pick<Place, 'turn_id' | 'time'>

/** Minutes that a session takes in this slot of a turn. Refuses a turn that is none and a time that is no slot. In a transaction the schedule stays as it is until the end. */
export async function durationOf(db: Db, slot: Slot): Promise<number> {
  const [duration] = await durationsOf(db, [slot])
  if (typeof duration === 'number') return duration
  throw badRequest(duration!.message, [duration!])
}

/** For each slot the minutes that a session takes in it, or why none begins there. */
export async function durationsOf(db: Db, wanted: readonly Slot[]): Promise<(number | Problem)[]> {
  const ids = wanted.map(({ turn_id }) => turn_id)
  if (db.isTransaction) await shareSchedules(db, ids)
  const rows = await db
    .selectFrom('turn')
    .innerJoin('schedule', 'schedule.id', 'turn.schedule_id')
    .where('turn.id', '=', anyOf(ids))
    .where('turn.deleted_at', 'is', null)
    .select(['turn.id', 'turn.start_time as start', 'turn.end_time as end'])
    .select(['schedule.session_duration as session', 'schedule.break_duration as pause'])
    .execute()
  const turns = new Map(rows.map((turn) => [turn.id, { session: turn.session, starts: slots(turn, turn) }]))
  return wanted.map(({ turn_id, time }) => {
    const turn = turns.get(turn_id.toLowerCase())
    if (!turn) return { path: 'turn_id', message: 'Este turno no existe.' }
    return turn.starts.includes(time)
      ? turn.session
      : { path: 'time', message: `A las ${clock(time)} no empieza ninguna sesión de este turno.` }
  })
}

/** Waits for changes of the schedules to end and keeps the next ones out. A statement of its own: the one that waits still sees the turns of before. */
const shareSchedules = (db: Db, turnIds: readonly string[]) =>
  db
    .selectFrom('schedule')
    .where('id', 'in', (row) => row.selectFrom('turn').where('turn.id', '=', anyOf(turnIds)).select('turn.schedule_id'))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute()
