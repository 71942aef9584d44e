import { type RawBuilder, type Selectable, sql } from 'kysely'
import { renameKeys, toCamelCase } from '#api/case.ts'
import type { Change, HistoryEntry, HistoryKind } from '#api/generated/wire.ts'
import type { KeptValues } from '#domain/kept-session.ts'
import { countSessionActions } from '#domain/session-actions.ts'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { listReadableKinds } from '../history/readable-kinds.ts'
import { addReplacedSeries } from '../history/replaced-series.ts'
import { addNames, type HistoryFilter, isOfSession, isReadable, matchesFilter } from '../history/sql.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { readRedone } from './redone.ts'

/** The maximum number of entries that a change is shown with. */
const maxEntries = 20

type ChangeReader = { access: ReadonlySet<string> }
type ChangesQuery = HistoryFilter & {
  kind?: HistoryKind | undefined
  session_id?: string | undefined
  before_id?: string | undefined
  limit: number
}

/**
 * Reads a page of the changes of which the reader may read an entry that matches the filter, the newest first. A change is where its newest such entry is, which
 * is its first one in the response too.
 */
export async function readChanges(
  db: Db,
  { kind, session_id, before_id, limit, ...filter }: ChangesQuery,
  { access }: ChangeReader,
  timeZone: string,
) {
  const kinds = listReadableKinds(access, kind)
  const session = session_id && (await db.selectFrom('session').where('id', '=', session_id).selectAll().executeTakeFirst())
  if (session_id && !session) return []
  const isAsked = (row: string) => (session ? isOfSession(row, session) : sql<boolean>`true`)
  const matches = (row: string) =>
    sql<boolean>`${isReadable(row, kinds, access)} and ${matchesFilter(row, filter, timeZone)} and ${isAsked(row)}`
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
  const { rows: found } = await sql<HistoryRow & { kind: HistoryKind }>`
    select history.*, ${matches('history')} as is_match from history
    where (change_id = any(${changeIds}::uuid[]) or id = any(${ids}::uuid[])) and ${isReadable('history', listReadableKinds(access), access)}
    order by is_match desc, id desc
  `.execute(db)
  const ofChanges = Map.groupBy(await addReplacedSeries(db, found), ({ id, change_id }) => change_id ?? id)
  const shown = [...ofChanges.values()].flatMap((entries) => entries.slice(0, maxEntries))
  const named = new Map((await addNames(db, shown, access)).map((entry) => [entry.id, entry]))
  const redone = await readRedone(db, changeIds)
  return rows.map((row): Change => {
    const entries = ofChanges.get(row.change_id ?? row.id) ?? []
    const redoes = redone.get(row.change_id ?? '') ?? null
    return {
      change_id: row.change_id,
      at: row.at,
      user_id: row.user_id,
      user_name: row.user_name,
      operation: row.operation,
      undoes: row.undoes,
      redoes,
      count: entries.length,
      session_actions: countActions(entries, row.undoes !== null && redoes === null),
      entries: entries.slice(0, maxEntries).map(({ id }) => named.get(id)!),
    } satisfies PropertiesOf<Change>
  })
}

/** Counts what a change did to sessions by all of its entries. */
function countActions(
  entries: readonly Pick<HistoryEntry, 'id' | 'kind' | 'record_id' | 'before' | 'after' | 'series'>[],
  isUndo: boolean,
) {
  const toKept = (values: KeptValues | null) => renameKeys(values, toCamelCase) as KeptValues | null
  const ofSessions = entries.flatMap(({ id, kind, record_id, before, after, series }) =>
    kind === 'session'
      ? [{ id, recordId: record_id, before: toKept(before), after: toKept(after), series: toKept(series ?? null) ?? undefined }]
      : [],
  )
  return countSessionActions(ofSessions, isUndo)
}
