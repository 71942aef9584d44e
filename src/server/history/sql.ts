import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { HistoryEntry, HistoryKind } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { mayReadAllHistory } from '#domain/history-kinds.ts'
import { addDays } from '#domain/weeks.ts'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { allNames, type ReadableNames, readNames } from './names.ts'
import { addReplacedSeries } from './replaced-series.ts'

export interface HistoryFilter {
  from?: string | undefined
  to?: string | undefined
  user_id?: string | undefined
  client_id?: string | undefined
  worker_id?: string | undefined
}

/** Selects the entries of all kinds, the newest first. Their ids are in the order of time. */
export const selectAllEntries = (db: Db) =>
  db
    .selectFrom('history')
    .select(['id', 'at', 'user_id', 'user_name', 'operation', 'correlation_id', 'kind', 'record_id', 'before', 'after'])
    .$narrowType<{ kind: HistoryKind }>()
    .orderBy('id', 'desc')

/** Reads a page of the history of these kinds, as far as `access` opens it. */
export async function readHistory(
  db: Db,
  kinds: readonly HistoryKind[],
  { before_id, ...filter }: HistoryFilter & { before_id?: string | undefined },
  { access, timeZone, limit }: { access: ReadonlySet<string>; timeZone: string; limit: number },
): Promise<HistoryEntry[]> {
  let query = selectAllEntries(db)
    .where(isReadable('history', kinds, access))
    .where(matchesFilter('history', filter, timeZone))
    .limit(limit)
  if (before_id !== undefined) query = query.where('id', '<', before_id)
  return addNames(db, await addReplacedSeries(db, await query.execute()), access)
}

/** True for a row of the history, under this name in its query, that is of one of these kinds and that `access` opens. */
export function isReadable(row: string, kinds: readonly HistoryKind[], access: ReadonlySet<string>): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const conditions = [
    sql<boolean>`${column('kind')} = any(${kinds})`,
    // A change of sessions writes and replaces messages. Only what people did with one is a change to read.
    sql<boolean>`(${column('kind')} <> 'message' or ${column('before')} is not null and ${column('after')} is not null)`,
  ]
  // A person may be both, and is then read by those who may read both.
  for (const kind of ['client', 'worker'] as const)
    if (!mayReadAllHistory(access) && !hasAnyAccess(access, [`${kind}s.read`]))
      conditions.push(
        sql<boolean>`(${column('kind')} <> 'person' or not exists (select from ${sql.table(kind)} as owner where owner.person_id = ${column('record_id')}))`,
      )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** True for a row of the history, under this name in its query, that a filter asks for. */
export function matchesFilter(row: string, { from, to, user_id, client_id, worker_id }: HistoryFilter, timeZone: string) {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const conditions = [sql<boolean>`true`]
  if (from !== undefined) conditions.push(sql`${column('id')} >= ${findFirstId(from, timeZone)}`)
  if (to !== undefined) conditions.push(sql`${column('id')} < ${findFirstId(addDays(to, 1), timeZone)}`)
  if (user_id !== undefined) conditions.push(sql`${column('user_id')} = ${user_id}`)
  for (const id of [client_id, worker_id]) if (id !== undefined) conditions.push(sql`${column('people')} @> array[${id}]::uuid[]`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Reads the whole history of a session, with what its client replied. */
export async function readHistoryOfSession(db: Db, session: Selectable<Tables['session']>): Promise<HistoryEntry[]> {
  const entries = await selectAllEntries(db).where(isOfSession('history', session)).execute()
  return addNames(db, await addReplacedSeries(db, entries))
}

/**
 * True for a row of the history, under this name in its query, about a session or about a reply of its client: these have the client's id and the place of the
 * session.
 */
export function isOfSession(row: string, session: Selectable<Tables['session']>): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const { id, client_id, worker_id, turn_id, time, session_date } = session
  const place = JSON.stringify({ worker_id, turn_id, time, ...(session_date && { session_date }) })
  const record = sql`coalesce(${column('after')}, ${column('before')})`
  const isReply = sql`${column('kind')} = 'reply' and ${record} @> ${place}::jsonb`
  const isOnDay = sql`extract(dow from (${record} ->> 'session_date')::date) = ${session.day}`
  // Without the ids at first, no index would find the rows.
  return sql<boolean>`(
    ${column('record_id')} in (${id}, ${client_id}) and (${column('kind')} = 'session' and ${column('record_id')} = ${id} or ${isReply} and ${isOnDay})
  )`
}

/** The smallest id of an entry that is written from the first moment of a date on. */
const findFirstId = (date: string, timeZone: string): RawBuilder<string> => sql<string>`(
  lpad(to_hex((extract(epoch from ${date}::date::timestamp at time zone ${timeZone}) * 1000)::bigint), 12, '0') || '70008000000000000000'
)::uuid`

/** These records are read with the names of their people. */
const kindsWithPeople: readonly HistoryKind[] = ['session', 'reminder', 'reply', 'waiting-entry', 'message']

/** Adds to each entry the names of the records that it names. With `access`, only those of people whom its holder may read. */
export async function addNames(
  db: Db,
  rows: readonly Omit<HistoryEntry, 'names'>[],
  access?: ReadonlySet<string>,
): Promise<HistoryEntry[]> {
  const readable =
    access === undefined || mayReadAllHistory(access)
      ? allNames
      : { clients: hasAnyAccess(access, ['clients.read']), workers: hasAnyAccess(access, ['workers.read']) }
  const idsOf = rows.map(listIds)
  const isWithPeople = rows.map(({ kind }) => kindsWithPeople.includes(kind))
  const readNamesOf = (withPeople: boolean, readableNames: ReadableNames) =>
    readNames(db, [...new Set(idsOf.filter((_, index) => isWithPeople[index] === withPeople).flat())], readableNames)
  const [namesWithPeople, otherNames] = [await readNamesOf(true, allNames), await readNamesOf(false, readable)]
  return rows.map(
    (row, index) =>
      ({
        id: row.id,
        at: row.at,
        user_id: row.user_id,
        user_name: row.user_name,
        operation: row.operation,
        correlation_id: row.correlation_id,
        kind: row.kind,
        record_id: row.record_id,
        before: row.before,
        after: row.after,
        series: row.series,
        names: idsOf[index]!.flatMap((id) => {
          const name = (isWithPeople[index] ? namesWithPeople : otherNames).get(id)
          return name === undefined ? [] : { id, name }
        }),
      }) satisfies PropertiesOf<HistoryEntry>,
  )
}

/** Lists the ids that an entry names. */
function listIds({ user_id, record_id, before, after }: Omit<HistoryEntry, 'names'>): string[] {
  const values = [before, after].flatMap((record) => Object.values(record ?? {})).flat()
  return [...new Set([user_id, record_id, ...values])].filter((value): value is string => typeof value === 'string' && isId.test(value))
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
