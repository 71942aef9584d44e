import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Change, HistoryKind } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { listReadableKinds } from '../history/readable-kinds.ts'
import { addReplacedSeries } from '../history/replaced-series.ts'
import { addNames, type HistoryFilter, isOfSession, isReadable, matchesFilter, selectAllEntries } from '../history/sql.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { pickEntries } from './pick-entries.ts'
import { readRedone } from './redone.ts'
import { readShortEntries } from './short-entries.ts'

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

/** True when someone may read an entry of a change. */
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
  const isOfChanges = sql<boolean>`(change_id = any(${changeIds}::uuid[]) or id = any(${ids}::uuid[]))`
  const isOpen = isReadable('history', listReadableKinds(access), access)
  const ofChanges = await readShortEntries(db, sql<boolean>`${isOfChanges} and ${isOpen}`, matches('history'))
  const redone = await readRedone(db, changeIds)
  const parts = rows.map((row) => {
    const redoes = redone.get(row.change_id ?? '') ?? null
    const entries = ofChanges.get(row.change_id ?? row.id) ?? []
    return { row, redoes, entries, ...pickEntries(entries, row.undoes !== null && redoes === null) }
  })
  const shown = await readEntries(
    db,
    parts.flatMap(({ shownIds }) => shownIds),
    access,
  )
  return parts.map(
    ({ row, redoes, entries, shownIds, left_out, session_actions }): Change =>
      ({
        change_id: row.change_id,
        at: row.at,
        user_id: row.user_id,
        user_name: row.user_name,
        operation: row.operation,
        undoes: row.undoes,
        redoes,
        count: entries.length,
        left_out,
        session_actions,
        entries: shownIds.map((id) => shown.get(id)!),
      }) satisfies PropertiesOf<Change>,
  )
}

/** Reads whole entries with their names, by their ids. */
async function readEntries(db: Db, ids: readonly string[], access: ReadonlySet<string>) {
  const rows = await selectAllEntries(db).where('id', '=', anyOf(ids)).execute()
  const entries = await addNames(db, await addReplacedSeries(db, rows), access)
  return new Map(entries.map((entry) => [entry.id, entry]))
}
