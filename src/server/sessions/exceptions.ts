import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import type { Booking } from './booking.ts'
import { type StoredSession, selectSessions } from './sql.ts'

/** Selects the exceptions of a series: the dated sessions that replace its occurrences. */
const selectExceptions = (trx: Trx, { client_id, worker_id, turn_id, day, time, starts_on, ends_on }: StoredSession) =>
  selectSessions(trx, { client_id, worker_id, turn_id })
    .where('day', '=', day)
    .where('time', '=', time)
    .where('session_date', '>=', starts_on)
    .$if(ends_on !== null, (query) => query.where('session_date', '<=', ends_on))

/** Reads the exception of a series on a date, and locks it until the transaction ends. */
export const lockException = (trx: Trx, series: StoredSession, date: string) =>
  selectExceptions(trx, series).where('session_date', '=', date).selectAll().forUpdate().executeTakeFirst()

/** True when a series has an exception. */
export const hasExceptions = async (trx: Trx, series: StoredSession) =>
  (await selectExceptions(trx, series).select('id').limit(1).executeTakeFirst()) !== undefined

/** Selects, of the sessions with these ids, the exceptions whose series is not among them. */
export const selectExceptionsAmong = (db: Db, ids: readonly string[]) =>
  selectSessions(db)
    .where('session.id', '=', anyOf(ids))
    .where((session) =>
      session.exists(
        session
          .selectFrom('session as series')
          .where('series.session_date', 'is', null)
          .where('series.deleted_at', 'is', null)
          .where('series.id', '<>', sql<string>`all(${ids}::uuid[])`)
          .whereRef('series.client_id', '=', 'session.client_id')
          .whereRef('series.worker_id', '=', 'session.worker_id')
          .whereRef('series.turn_id', '=', 'session.turn_id')
          .whereRef('series.day', '=', 'session.day')
          .whereRef('series.time', '=', 'session.time')
          .where(sql<boolean>`session.session_date between series.starts_on and coalesce(series.ends_on, 'infinity')`)
          .select('series.id'),
      ),
    )

/** True when a dated session is an exception. */
export const isStoredException = async (trx: Trx, { id }: StoredSession) =>
  (await selectExceptionsAmong(trx, [id]).select('session.id').executeTakeFirst()) !== undefined

/** Reads the ids of the series whose occurrences these sessions replace, by session. */
export async function readSeriesIds<Row extends DatedPlace & { id: string }>(db: Db, rows: readonly Row[]): Promise<Map<Row, string>> {
  const dated = rows.filter(({ session_date }) => session_date !== null)
  if (dated.length === 0) return new Map()
  const pick = (key: keyof DatedPlace) => dated.map((row) => row[key])
  const { rows: found } = await sql<{ position: number; id: string }>`
    select position::int, series.id
    from unnest(
      ${pick('client_id')}::uuid[], ${pick('worker_id')}::uuid[], ${pick('turn_id')}::uuid[], ${pick('day')}::smallint[], ${pick('time')}::smallint[],
      ${pick('session_date')}::date[]
    ) with ordinality as dated (client_id, worker_id, turn_id, day, time, session_date, position)
    join session as series using (client_id, worker_id, turn_id, day, time)
    where series.session_date is null and series.deleted_at is null
      and dated.session_date between series.starts_on and coalesce(series.ends_on, 'infinity')
  `.execute(db)
  return new Map(found.map(({ position, id }) => [dated[position - 1]!, id]))
}

type DatedPlace = Pick<Booking, 'client_id' | 'worker_id' | 'turn_id' | 'day' | 'time' | 'session_date'>

/** Returns those of the bookings that are at the place of a series on their date, whose occurrence they replace. */
export async function findAtPlaceOfSeries<Place extends DatedPlace>(trx: Trx, bookings: readonly Place[]): Promise<Set<Place>> {
  if (bookings.length === 0) return new Set()
  const { rows } = await sql<{ index: number }>`
    select booking.index from jsonb_to_recordset(${JSON.stringify(bookings.map((booking, index) => ({ ...booking, index })))}::jsonb) as booking (
      index int, client_id uuid, worker_id uuid, turn_id uuid, day int, time int, session_date date)
    join session as series using (client_id, worker_id, turn_id, day, time)
    where series.session_date is null and series.deleted_at is null
      and booking.session_date between series.starts_on and coalesce(series.ends_on, 'infinity')
  `.execute(trx)
  return new Set(rows.map(({ index }) => bookings[index]!))
}
