import { sql } from 'kysely'
import type { HistoryEntry } from '#api/generated/wire.ts'
import type { Db } from '../database/connect.ts'

type Row = Pick<HistoryEntry, 'id' | 'kind' | 'before' | 'after'>

/** Adds to each entry of a dated session that was created or deleted the series of which it replaced a date, as the series was then. */
export async function addReplacedSeries<Added extends Row>(
  db: Db,
  rows: readonly Added[],
): Promise<(Added & Pick<HistoryEntry, 'series'>)[]> {
  const sessions = rows.flatMap(({ id, kind, before, after }) => {
    const session = after ?? before
    return kind === 'session' && session?.session_date && (before === null || after === null) ? [{ id, ...session }] : []
  })
  if (sessions.length === 0) return [...rows]
  // A series is what its next entry has before it; without one it is still as it was. One that was deleted, or had other people, is found by its entries.
  const { rows: found } = await sql<{ id: string; series: NonNullable<HistoryEntry['series']> }>`
    with dated as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb)
        as dated (id uuid, client_id uuid, worker_id uuid, turn_id uuid, day int, time int, session_date date)
    ),
    pair as materialized (select distinct client_id, worker_id from dated),
    candidate as materialized (
      select pair.client_id, pair.worker_id, session.id from pair
      join session on session.client_id = pair.client_id and session.session_date is null and session.deleted_at is null
      union
      select pair.client_id, pair.worker_id, history.record_id from pair
      join history on history.people @> array[pair.client_id, pair.worker_id] and history.kind = 'session'
        and not jsonb_exists(coalesce(history.after, history.before, '{"session_date": ""}'), 'session_date')
    )
    select dated.id, known.series from dated
    join candidate using (client_id, worker_id)
    cross join lateral (
      select coalesce(
        (
          select jsonb_build_array(later.before) from history as later
          where later.record_id = candidate.id and later.kind = 'session' and later.id > dated.id order by later.id limit 1
        ),
        (select jsonb_build_array(to_history(to_jsonb(session), 'id')) from session where session.id = candidate.id)
      ) -> 0 as series
    ) as known
    where known.series @> jsonb_build_object(
        'client_id', dated.client_id, 'worker_id', dated.worker_id, 'turn_id', dated.turn_id, 'day', dated.day, 'time', dated.time
      )
      and not jsonb_exists(known.series, 'session_date')
      and dated.session_date between (known.series ->> 'starts_on')::date and coalesce((known.series ->> 'ends_on')::date, 'infinity')
  `.execute(db)
  const seriesById = new Map(found.map(({ id, series }) => [id, series]))
  return rows.map((row) => ({ ...row, series: seriesById.get(row.id) }))
}
