import type { WallClock } from '#domain/today.ts'
import { suitsEntry } from '#domain/waiting-list.ts'
import { readAvailabilities } from '../availability/read-availability.ts'
import type { Db } from '../database/connect.ts'
import { selectTakenPeople } from '../sessions/available-people.ts'
import { findDuration } from '../sessions/slot-duration.ts'
import { selectSessions } from '../sessions/sql.ts'
import { type EntryRow, selectEntries, toWaitingEntry } from './sql.ts'

type FreedSlot = { turn_id: string; session_date: string; time: number; worker_id: string }

/**
 * Lists the entries that a slot with a worker suits and whose client can be booked there. There are none while the worker cannot be booked there, and once
 * the slot has begun.
 */
export async function listMatches(db: Db, slot: FreedSlot, now: WallClock): Promise<EntryRow[]> {
  const { turn_id, session_date, time, worker_id } = slot
  const duration = await findDuration(db, slot)
  if (hasBegun(slot, now)) return []
  const { find } = await readAvailabilities(db, [worker_id], { from: session_date, to: session_date })
  if (find({ ...slot, duration })) return []
  const taken = selectTakenPeople(db, { ...slot, duration })
  const freeWorker = await db
    .selectFrom('worker')
    .where('id', '=', worker_id)
    .where('person_id', 'not in', taken)
    .select('person_id')
    .executeTakeFirst()
  if (!freeWorker) return []
  const { schedule_id } = await db.selectFrom('turn').where('id', '=', turn_id).select('schedule_id').executeTakeFirstOrThrow()
  // There is at most one record of a client in a slot with a worker, in any state.
  const clientsWithRecord = selectSessions(db, { turn_id, worker_id })
    .where('session_date', '=', session_date)
    .where('time', '=', time)
    .select('client_id')
  const entries = await selectEntries(db, now.date, { worker_id, schedule_id })
    .where('client.person_id', 'not in', taken)
    // Nobody can be booked with oneself.
    .where('client.person_id', '<>', freeWorker.person_id)
    .where('waiting_entry.client_id', 'not in', clientsWithRecord)
    .execute()
  const offered = { scheduleId: schedule_id, workerId: worker_id.toLowerCase(), date: session_date, start: time, end: time + duration }
  return entries.filter((entry) => suitsEntry(offered, toWaitingEntry(entry)))
}

/** True when a slot has begun. */
export const hasBegun = ({ session_date, time }: Pick<FreedSlot, 'session_date' | 'time'>, now: WallClock) =>
  session_date < now.date || (session_date === now.date && time < now.minutes)
