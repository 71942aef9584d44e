import { sql } from 'kysely'
import type { SessionCount } from '#api/generated/wire.ts'
import type { Period } from '#domain/periods.ts'
import type { WallClock } from '#domain/today.ts'
import type { OwnIds } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { narrow, type Owned } from '../ownership.ts'
import { selectOccurrences, selectSessions } from './sql.ts'

/** A Sunday before every date of the contract, from which weeks are counted. As a date it would be read in the time zone of the database. */
const firstSunday = '1899-12-31'

type Counting = { ownOnly: OwnIds | null; now: WallClock; byWorker: boolean }

/** Selects how many sessions take place in a period, by week, state, attendance, whether they are over, and unless `byWorker` is false by worker. */
export function selectCounts(db: Db, period: Period, { ownOnly, now, byWorker }: Counting) {
  const own = narrow(selectSessions(db), ownOnly)
  // The dated sessions of everybody are counted already. Those of today are not, because some are over and some are not.
  const sessions = ownOnly
    ? own
    : own.where((session) => session.or([session('session_date', 'is', null), session('session_date', '=', now.date)]))
  const occurrences = countEach(db, selectOccurrences(sessions, period).clearOrderBy(), now)
  return db
    .selectFrom((ownOnly ? occurrences : occurrences.unionAll(selectStored(db, period, now))).as('counted'))
    .select(sql<string>`date_bin('7 days', counted.session_date::timestamp, ${firstSunday}::timestamp)::date`.as('week_start'))
    .select(['counted.state', 'counted.attended', 'counted.is_past'])
    .select(sql<number>`sum(counted.count)::int`.as('count'))
    .groupBy(sql.ref('week_start'))
    .orderBy(sql.ref('week_start'))
    .$if(byWorker, (query) => query.select('counted.worker_id').groupBy('counted.worker_id').orderBy('counted.worker_id'))
    .groupBy(['counted.state', 'counted.attended', 'counted.is_past'])
    .orderBy('counted.state')
    .orderBy('counted.attended')
    .orderBy('counted.is_past')
    .$castTo<Owned<'narrowed', SessionCount>>()
}

type Occurrences = ReturnType<typeof selectOccurrences<object>>

const countEach = (db: Db, occurrences: Occurrences, { date: today, minutes }: WallClock) =>
  db
    .selectFrom(occurrences.as('occurrence'))
    .select(['occurrence.session_date', 'occurrence.worker_id', 'occurrence.state', 'occurrence.attended'])
    .select(
      sql<boolean>`(occurrence.session_date, occurrence.time + occurrence.duration) <= (${today}::date, ${minutes}::int)`.as('is_past'),
    )
    .select(sql<number>`1`.as('count'))

const selectStored = (db: Db, { from, to }: Period, { date: today }: WallClock) =>
  db
    .selectFrom('session_count')
    .where('count', '>', 0)
    .where((row) => row.between('session_date', from, to))
    .where('session_date', '<>', today)
    .select(['session_date', 'worker_id', 'state', 'attended'])
    .select(sql<boolean>`session_date < ${today}::date`.as('is_past'))
    .select('count')

/** Counts the records of all sessions that are not deleted. */
export async function countRecords(db: Db) {
  const standing = selectSessions(db).where('session_date', 'is', null)
  const [dated, { total }] = await Promise.all([
    db.selectFrom('session_count').select(sql<number>`coalesce(sum(count), 0)::int`.as('total')).executeTakeFirstOrThrow(),
    standing.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return dated.total + total
}
