import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Session, SessionSort, SessionState } from '#api/generated/wire.ts'
import type { Period } from '#domain/periods.ts'
import type { UnavailableReason } from '#domain/problem.ts'
import { countDays } from '#domain/weeks.ts'
import type { Actor } from '../call.ts'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { parseSort } from '../list.ts'
import { matchesPerson } from '../people/order.ts'
import { mayReadWorkers } from './may-read-workers.ts'

/** A session with the ids of its client and worker; `joinClientsAndWorkers` adds the people. */
export type SessionRow = Omit<Session, 'client' | 'worker' | 'accepted' | 'moved_from' | 'moved_to'> & {
  client_id: string
  worker_id: string
  accepted: UnavailableReason | null
} & Pick<StoredSession, (typeof movedFromColumns)[number]>

const movedFromColumns = ['moved_from_id', 'moved_from_date', 'moved_from_time', 'moved_from_turn_id'] as const

/** The sessions to select; a missing field does not narrow them. */
export type SessionFilter = {
  turn_id?: string
  client_id?: string
  worker_id?: string
  state?: SessionState
  search?: string
  /** The user who searches. Unless this user may read workers, a search compares nothing of a worker but the name. */
  actor?: Pick<Actor, 'access' | 'client_id'>
}

/** Selects the sessions that are not deleted and match a filter. */
export function selectSessions(db: Db, { turn_id, client_id, worker_id, state, search, actor }: SessionFilter = {}) {
  let query = db.selectFrom('session').where('session.deleted_at', 'is', null)
  if (turn_id) query = query.where('turn_id', '=', turn_id)
  if (client_id) query = query.where('client_id', '=', client_id)
  if (worker_id) query = query.where('worker_id', '=', worker_id)
  if (state) query = query.where('state', '=', state)
  if (search) query = query.where(matchesPeople(search, actor))
  return query
}

/** Sessions with the columns selected so far. */
export type SessionQuery<Row> = SelectQueryBuilder<Tables, 'session', Row>

/** Selects the stored sessions, the newest date first. A standing session appears once, without a date, on top. */
export const selectRecords = <Row>(query: SessionQuery<Row>, sort: SessionSort = '-date') =>
  selectSessionColumns(query)
    .select('session.session_date')
    .orderBy('session.session_date', (date) => date[getDirection(sort)]().nullsFirst())
    .orderBy('session.day', getDirection(sort))
    .orderBy('session.time', getDirection(sort))
    .orderBy('session.id', getDirection(sort))

/**
 * Selects the sessions that take place in a period, by date and time. A standing session appears on the date of each occurrence that no exception
 * replaces. The weeks of these occurrences are in its column `weeks`, which a trigger keeps up to date by the rules of `domain/series.ts`.
 */
export const selectOccurrences = <Row>(query: SessionQuery<Row>, { from, to }: Period, sort: SessionSort = 'date') =>
  selectSessionColumns(query)
    // This condition is implied by the join below, but lets the index on the date serve the query.
    .where((session) => session.or([session('session.session_date', 'is', null), session.between('session.session_date', from, to)]))
    .innerJoin(selectCalendar(from, to).as('calendar'), (join) =>
      join.onRef('calendar.day', '=', 'session.day').on(sql<boolean>`session.weeks @> calendar.date`),
    )
    .select('calendar.date as session_date')
    .orderBy('calendar.date', getDirection(sort))
    .orderBy('session.time', getDirection(sort))
    .orderBy('session.id', getDirection(sort))

const getDirection = (sort: SessionSort) => parseSort(sort).direction

/**
 * Returns the dates of a period with their weekdays. Adds whole days: a `generate_series` of timestamps loses its last day where the database's time zone
 * skips a midnight.
 */
export const selectCalendar = (from: string, to: string) => sql<{ date: string; day: number }>`(
  select date, extract(dow from date)::smallint as day
  from generate_series(0, ${countDays(from, to)}::int) as days, lateral (select ${from}::date + days as date) as at
)`

/** Selects what a response shows of the sessions themselves, without the date. */
export const selectSessionColumns = <Row>(query: SessionQuery<Row>) =>
  query
    .select(['session.id', 'session.client_id', 'session.worker_id', 'session.turn_id', 'session.day', 'session.time'])
    .select(['session.duration', 'session.note', 'session.state', 'session.attended', 'session.starts_on', 'session.ends_on'])
    .select(['session.accepted', 'session.created_at', 'session.updated_at', 'session.deleted_at'])
    .select(movedFromColumns.map((column) => `session.${column}` as const))
    .select(sql<boolean>`session.session_date is null`.as('standing'))

/** A session with all its columns. */
export type StoredSession = Selectable<Tables['session']>

/** True when each word of a search occurs in the search text of the client or of the worker. */
function matchesPeople(search: string, actor: SessionFilter['actor']) {
  // Finding a worker by document would disclose the document.
  const workerText =
    actor && mayReadWorkers(actor)
      ? sql`worker_person.search_text`
      : sql`searchable_text(concat_ws(E'\\t', worker_person.name, worker_person.father_last_name, worker_person.mother_last_name))`
  return sql<boolean>`exists (
    select from client
    join person as client_person on client_person.id = client.person_id
    cross join worker
    join person as worker_person on worker_person.id = worker.person_id
    where client.id = session.client_id and worker.id = session.worker_id
      and ${matchesPerson(search, sql`(client_person.search_text || E'\\t' || ${workerText})`)}
  )`
}
