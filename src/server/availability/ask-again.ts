import { sql } from 'kysely'
import { isWithinHours, listDatesOutsideHours } from '#domain/availability.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { toWorkingHours } from './read-availability.ts'
import { type AbsenceRow, selectWorkingHours } from './sql.ts'

type AbsenceTime = Pick<AbsenceRow, 'worker_id' | 'from_date' | 'to_date' | 'start_time' | 'end_time'>

/** Takes back what someone accepted of the sessions during a new absence or closing day. Those during `before`, the absence as it was, stay accepted. */
export async function askAgainDuring(trx: Trx, absence: AbsenceTime, before?: AbsenceTime) {
  await trx
    .updateTable('session')
    .set({ accepted: null })
    .where('accepted', 'is not', null)
    .where('deleted_at', 'is', null)
    .$if(absence.worker_id !== null, (query) => query.where('worker_id', '=', absence.worker_id!))
    .where(isDuring(absence))
    .$if(before !== undefined, (query) => query.where(sql<boolean>`not ${isDuring(before!)}`))
    .execute()
}

const isDuring = ({ from_date, to_date, start_time, end_time }: AbsenceTime) => sql<boolean>`(
  session_date between ${from_date}::date and ${to_date}::date
  and time < coalesce(${end_time}::int, 1440) and time + duration > coalesce(${start_time}::int, 0)
)`

/** Takes back what someone accepted of the worker's sessions of today or later that are outside the new working hours. */
export async function askAgainOutsideHours(trx: Trx, workerId: string, today: string) {
  const hours = (await selectWorkingHours(trx).where('working_hours.worker_id', '=', workerId).execute()).map(toWorkingHours)
  const sessions = await trx
    .selectFrom('session')
    .where('worker_id', '=', workerId)
    .where('accepted', 'is not', null)
    .where('deleted_at', 'is', null)
    .where((session) => session.or([session('session_date', 'is', null), session('session_date', '>=', today)]))
    .select(['id', 'day', 'time', 'duration', 'session_date', 'starts_on', 'ends_on'])
    .execute()
  const outside = sessions.filter(({ session_date, day, time, duration, starts_on, ends_on }) =>
    session_date === null
      ? listDatesOutsideHours({ day, time, duration, startsOn: starts_on, endsOn: ends_on }, hours, today).length > 0
      : !isWithinHours(hours, { date: session_date, start: time, end: time + duration }),
  )
  const ids = outside.map(({ id }) => id)
  await trx.updateTable('session').set({ accepted: null }).where('id', '=', anyOf(ids)).execute()
}
