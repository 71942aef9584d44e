import type { SeriesEnd } from '#api/generated/wire.ts'
import { endBefore } from '#domain/series.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { deleteSessions } from './delete-sessions.ts'
import { lockPeople } from './lock.ts'
import { toSeries } from './series.ts'
import { selectSessions } from './sql.ts'

/**
 * Ends the series of a client with a worker on a weekday at a time, in every turn, before a date. Deletes their dated sessions on that weekday at that
 * time from the date on. Returns the ids of the sessions that it deleted or shortened.
 */
export async function endSeries(trx: Trx, { client_id, worker_id, day, time, from_date }: SeriesEnd): Promise<string[]> {
  await lockPeople(trx, [{ client_id, worker_id }])
  const sessions = selectSessions(trx, { client_id, worker_id }).where('day', '=', day).where('time', '=', time)
  const series = await sessions
    .where('session_date', 'is', null)
    .where((session) => session.or([session('ends_on', 'is', null), session('ends_on', '>=', from_date)]))
    .select(['id', 'day', 'starts_on', 'ends_on'])
    .orderBy('id')
    .execute()
  const dated = await sessions.where('session_date', '>=', from_date).select('id').orderBy('session_date').orderBy('id').execute()
  const seriesByEnd = Map.groupBy(series, (session) => endBefore(toSeries(session), from_date))
  // The series end first. Otherwise a deleted exception would give its date back to the series, which is refused if the slot is booked by now.
  await deleteSessions(trx, pickIds(seriesByEnd.get(null) ?? []))
  for (const [ends_on, shortened] of seriesByEnd)
    if (ends_on !== null)
      await trx
        .updateTable('session')
        .set({ ends_on })
        .where('id', '=', anyOf(pickIds(shortened)))
        .execute()
  await deleteSessions(trx, pickIds(dated))
  return pickIds([...series, ...dated])
}

const pickIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
