import { sql } from 'kysely'
import type { HistoryEntry } from '#api/generated/wire.ts'
import type { Db } from '../database/connect.ts'

type Series = NonNullable<HistoryEntry['series']>
type Row = Pick<HistoryEntry, 'id' | 'kind' | 'before' | 'after'>

/** Adds to each entry of a dated session that was created or deleted the series of which it replaced a date, as the series was then. */
export async function addReplacedSeries<Added extends Row>(
  db: Db,
  rows: readonly Added[],
): Promise<(Added & Pick<HistoryEntry, 'series'>)[]> {
  const seriesById = await readReplacedSeries(db, rows)
  return rows.map((row) => ({ ...row, series: seriesById.get(row.id) }))
}

/** Reads the series of which dated sessions replaced a date, by the ids of the entries that created or deleted these. Entries of one series share its object. */
export async function readReplacedSeries(db: Db, rows: readonly Row[]) {
  const ids = rows.flatMap(({ id, kind, before, after }) =>
    kind === 'session' && (before === null || after === null) && (after ?? before)?.session_date ? [id] : [],
  )
  if (ids.length === 0) return new Map<string, Series>()
  // A series is from one of its entries to the next what that one has before it; after its last entry it is as it is now. One that was deleted, or had other
  // people, is found by its entries.
  const { rows: found } = await sql<{ ids: string[]; series: Series }>`
    with dated as materialized (
      select history.id, session.* from history
      cross join lateral jsonb_to_record(coalesce(after, before))
        as session (client_id uuid, worker_id uuid, turn_id uuid, day int, time int, session_date date)
      where history.id = any(${ids}::uuid[])
    ),
    pair as materialized (select distinct client_id, worker_id from dated),
    kept as materialized (
      select session.id as record_id, null::uuid as until_id, to_history(to_jsonb(session), 'id') as series from pair
      join session using (client_id, worker_id) where session.session_date is null and session.deleted_at is null
      union
      select history.record_id, history.id, history.before from pair
      join history on history.before ->> 'client_id' = pair.client_id::text and history.before ->> 'worker_id' = pair.worker_id::text
        and history.kind = 'session' and not jsonb_exists(history.before, 'session_date')
    ),
    version as materialized (
      select kept.*, slot.*, (
        select earlier.id from history as earlier
        where earlier.record_id = kept.record_id and earlier.kind = 'session' and (kept.until_id is null or earlier.id < kept.until_id)
        order by earlier.id desc limit 1
      ) as from_id
      from kept
      cross join lateral jsonb_to_record(kept.series)
        as slot (client_id uuid, worker_id uuid, turn_id uuid, day int, time int, starts_on date, ends_on date)
    )
    select version.series, array_agg(dated.id) as ids from dated
    join version using (client_id, worker_id, turn_id, day, time)
    where dated.session_date between version.starts_on and coalesce(version.ends_on, 'infinity')
      and (version.from_id is null or dated.id > version.from_id) and (version.until_id is null or dated.id < version.until_id)
    group by version.record_id, version.until_id, version.series
  `.execute(db)
  return new Map(found.flatMap(({ ids, series }) => ids.map((id) => [id, series] as const)))
}
