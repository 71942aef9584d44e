import { type SelectQueryBuilder, sql } from 'kysely'
import type { SessionCount } from '#api/generated/wire.ts'
import type { Period } from '#domain/periods.ts'
import type { WallClock } from '#domain/today.ts'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { Owned } from '../ownership.ts'
import { selectOccurrences } from './sql.ts'

type OwnSessions = SelectQueryBuilder<Tables, 'session', Owned<'narrowed', object>>

/** Selects how many sessions take place in a period, by week, worker, state, attendance and whether they are over. */
export function selectCounts(db: Db, sessions: OwnSessions, period: Period, { date: today, minutes }: WallClock) {
  const isPast = sql<boolean>`(occurrence.session_date, occurrence.time + occurrence.duration) <= (${today}::date, ${minutes}::int)`
  return db
    .selectFrom(selectOccurrences(sessions, period).clearOrderBy().as('occurrence'))
    .select(sql<string>`occurrence.session_date - occurrence.day`.as('week_start'))
    .select(['occurrence.worker_id', 'occurrence.state', 'occurrence.attended'])
    .select(isPast.as('is_past'))
    .select((occurrence) => occurrence.fn.countAll<number>().as('count'))
    .groupBy([sql.ref('week_start'), 'occurrence.worker_id', 'occurrence.state', 'occurrence.attended', sql.ref('is_past')])
    .orderBy(sql.ref('week_start'))
    .orderBy('occurrence.worker_id')
    .orderBy('occurrence.state')
    .orderBy('occurrence.attended')
    .orderBy(sql.ref('is_past'))
    .$castTo<Owned<'narrowed', SessionCount>>()
}
