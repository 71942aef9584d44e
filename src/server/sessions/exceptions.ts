import { sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'
import type { Booking } from './booking.ts'
import type { StoredSession } from './sql.ts'

/** A series and the date of one of its occurrences. */
type SeriesOnDate = { series: StoredSession; session_date: string }

/** Reads the exceptions of series on dates, and locks them until the transaction ends. Those that do not exist are not in the map. */
export async function lockExceptions<On extends SeriesOnDate>(trx: Trx, onDates: readonly On[]): Promise<Map<On, StoredSession>> {
  if (onDates.length === 0) return new Map()
  const pick = (key: 'client_id' | 'worker_id' | 'turn_id' | 'time') => onDates.map(({ series }) => series[key])
  const { rows } = await sql<StoredSession & { position: number }>`
    select session.*, position::int
    from unnest(
      ${pick('client_id')}::uuid[], ${pick('worker_id')}::uuid[], ${pick('turn_id')}::uuid[], ${pick('time')}::smallint[],
      ${onDates.map(({ session_date }) => session_date)}::date[]
    ) with ordinality as asked (client_id, worker_id, turn_id, time, session_date, position)
    join session using (client_id, worker_id, turn_id, time, session_date)
    where session.deleted_at is null
    order by session.id
    for update of session
  `.execute(trx)
  return new Map(rows.map(({ position, ...session }) => [onDates[position - 1]!, session]))
}

/** Returns the ids of those of the sessions that are series with exceptions. */
export async function findSeriesWithExceptions(trx: Trx, sessions: readonly StoredSession[]): Promise<Set<string>> {
  const ids = sessions.filter(({ session_date }) => session_date === null).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from session as series
    where id = any(${ids}::uuid[]) and exists (
      select from session
      where session.deleted_at is null and session.session_date between series.starts_on and coalesce(series.ends_on, 'infinity')
        and (session.client_id, session.worker_id, session.turn_id, session.day, session.time)
          = (series.client_id, series.worker_id, series.turn_id, series.day, series.time)
    )
  `.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

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
