import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Change, HistoryEntry, HistoryKind } from '#api/generated/wire.ts'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { listReadableKinds } from '../history/readable-kinds.ts'
import { addNames, type HistoryFilter, isReadable, matchesFilter } from '../history/sql.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** The maximum number of entries that a change is shown with. */
const maxEntries = 20

type ChangeReader = { access: ReadonlySet<string> }
type ChangesQuery = HistoryFilter & { kind?: HistoryKind | undefined; before_id?: string | undefined; limit: number }

/**
 * Reads a page of the changes of which the reader may read an entry that matches the filter, the newest first. A change is where its newest such entry is, which
 * is its first one in the response too.
 */
export async function readChanges(db: Db, { kind, before_id, limit, ...filter }: ChangesQuery, { access }: ChangeReader, timeZone: string) {
  const kinds = listReadableKinds(access, kind)
  const matches = (row: string) => sql<boolean>`${isReadable(row, kinds, access)} and ${matchesFilter(row, filter, timeZone)}`
  const newest = await db
    .selectFrom('history')
    .where(matches('history'))
    .where(
      sql<boolean>`not exists (
        select from history as newer where newer.change_id = history.change_id and newer.id > history.id and ${matches('newer')}
      )`,
    )
    .$if(before_id !== undefined, (query) => query.where('id', '<', before_id!))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return joinEntries(db, newest, { access }, matches)
}

/** Reads a change by one of its rows, as far as the reader may read it. */
export async function readChange(db: Db, row: HistoryRow, reader: ChangeReader): Promise<Change> {
  const [change] = await joinEntries(db, [row], reader, () => sql<boolean>`true`)
  return change!
}

/** True when somebody may read an entry of a change. */
export async function mayReadChange(db: Db, changeId: string, { access }: ChangeReader): Promise<boolean> {
  const readable = isReadable('history', listReadableKinds(access), access)
  const query = db.selectFrom('history').where('change_id', '=', changeId).where(readable)
  return (await query.select('id').limit(1).executeTakeFirst()) !== undefined
}

type HistoryRow = Selectable<Tables['history']>

/** Adds to each change, of which this is a row, what the reader may read of it, first what `matches`. */
async function joinEntries(db: Db, rows: readonly HistoryRow[], { access }: ChangeReader, matches: (row: string) => RawBuilder<boolean>) {
  const changeIds = rows.flatMap(({ change_id }) => change_id ?? [])
  const ids = rows.flatMap(({ id, change_id }) => (change_id === null ? [id] : []))
  const { rows: found } = await sql<HistoryRow & { kind: HistoryKind; total: number }>`
    select * from (
      select history.*, count(*) over change::int as total, row_number() over (change order by ${matches('history')} desc, history.id desc) as position
      from history where (change_id = any(${changeIds}::uuid[]) or id = any(${ids}::uuid[])) and ${isReadable('history', listReadableKinds(access), access)}
      window change as (partition by coalesce(change_id, id))
    ) as entry where position <= ${maxEntries} order by position
  `.execute(db)
  const named = await addNames(db, found, access)
  const entries = Map.groupBy(named.keys(), (index) => found[index]!.change_id ?? found[index]!.id)
  return rows.map((row): Change => {
    const indices = entries.get(row.change_id ?? row.id) ?? []
    return {
      change_id: row.change_id,
      at: row.at,
      user_id: row.user_id,
      user_name: row.user_name,
      operation: row.operation,
      undoes: row.undoes,
      count: indices.length === 0 ? 0 : found[indices[0]!]!.total,
      entries: indices.map((index): HistoryEntry => named[index]!),
    } satisfies PropertiesOf<Change>
  })
}
