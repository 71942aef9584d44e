import { sql } from 'kysely'
import type { UsualWorker } from '#api/generated/wire.ts'
import { isActive, states } from '#domain/states.ts'
import { getUsualPeriod } from '#domain/usual-workers.ts'
import { getWeekday, getWeekStart } from '#domain/weeks.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'

/** Reads the workers whom clients see in active sessions around today, with the numbers of these sessions, by client, the most frequent worker first. */
export async function readUsualWorkers(db: Db, clientIds: readonly string[], today: string): Promise<Map<string, UsualWorker[]>> {
  const { from, to } = getUsualPeriod(today)
  // The weeks in which a session's weekday lies within the period. Counting the weeks of a series costs less than listing its dates.
  const period = sql`datemultirange(daterange(
    ${getWeekStart(from)}::date + case when session.day < ${getWeekday(from)}::int then 7 else 0 end,
    ${getWeekStart(to)}::date + case when session.day > ${getWeekday(to)}::int then 0 else 7 end
  ))`
  const weeks = sql`session.weeks * ${period}`
  const count = sql<number>`case
    when session.session_date is null then (select sum((upper(part) - lower(part)) / 7) from unnest(${weeks}) as part)
    else 1
  end`
  const lastDate = sql`case when session.session_date is null then upper(${weeks}) - 7 + session.day else session.session_date end`
  const rows = await db
    .selectFrom('session')
    .innerJoin('worker', 'worker.id', 'session.worker_id')
    .where('session.client_id', '=', anyOf(clientIds))
    .where('session.deleted_at', 'is', null)
    .where('worker.deleted_at', 'is', null)
    .where('session.state', 'in', states.filter(isActive))
    .where((session) =>
      session.or([
        session.between('session.session_date', from, to),
        session.and([session('session.session_date', 'is', null), sql<boolean>`not isempty(${weeks})`]),
      ]),
    )
    .groupBy(['session.client_id', 'session.worker_id'])
    .select(['session.client_id', 'session.worker_id'])
    .select(sql<number>`sum(${count})::int`.as('count'))
    .orderBy('count', 'desc')
    .orderBy(sql`max(${lastDate} + session.time * interval '1 minute')`, 'desc')
    .orderBy('session.worker_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ client_id }) => client_id)].map(([id, ofClient]) => [
      id,
      ofClient.map(({ worker_id, count }) => ({ worker_id, count })),
    ]),
  )
}
