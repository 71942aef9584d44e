import type { SeriesEnd } from '#api/generated/wire.ts'
import { addDays } from '#domain/weeks.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { deleteSessions } from './deleting.ts'
import { lockPeople } from './lock.ts'
import { selectSessions } from './sql.ts'
import { firstDate } from './standing.ts'

/** Ends what one client has with one worker on a weekday at a time, in whatever turn: from a date on nothing of it is left. Answers the ids it touched. */
export async function endSeries(trx: Trx, { client_id, worker_id, day, time, from_date }: SeriesEnd): Promise<string[]> {
  await lockPeople(trx, [{ client_id, worker_id }])
  const all = selectSessions(trx, { client_id, worker_id }).where('day', '=', day).where('time', '=', time)
  const standing = await all
    .where('session_date', 'is', null)
    .where((session) => session.or([session('ends_on', 'is', null), session('ends_on', '>=', from_date)]))
    .select(['id', 'day', 'starts_on'])
    .orderBy('id')
    .execute()
  const dated = await all.where('session_date', '>=', from_date).select('id').orderBy('session_date').orderBy('id').execute()
  const [over = [], shorter = []] = [true, false].map((whole) => idsOf(standing.filter((one) => firstDate(one) >= from_date === whole)))
  // first the standing ones: a date that went back to one of them could have been taken
  await deleteSessions(trx, over)
  if (shorter.length > 0)
    await trx
      .updateTable('session')
      .set({ ends_on: addDays(from_date, -1) })
      .where('id', '=', anyOf(shorter))
      .execute()
  await deleteSessions(trx, idsOf(dated))
  return idsOf([...standing, ...dated])
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
