import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Session, SessionSort, SessionState } from '#api/generated/wire.ts'
import type { Period } from '#domain/periods.ts'
import { daysBetween } from '#domain/weeks.ts'
import type { Actor, Own } from '../call.ts'
import type { Db, Trx } from '../database/connect.ts'
import { hasWords } from '../database/search.ts'
import type { Tables } from '../database/tables.ts'
import { orderOf } from '../list.ts'
import { taking } from './booking.ts'
import { clashesOf } from './clash.ts'
import type { Place } from './place.ts'

/** A session as it is selected; its people follow with `wholeSessions`. */
export type SessionRow = Omit<Session, 'client' | 'worker'> & { client_id: string; worker_id: string }

/** What narrows a list of sessions. */
export type Wanted = {
  own?: Own | null
  turn_id?: string
  client_id?: string
  worker_id?: string
  state?: SessionState
  search?: string
  /** Who searches. */
  reader?: Pick<Actor, 'client_id'>
}

/** The sessions that are not deleted, narrowed to what is wanted. */
export function selectSessions(db: Db, { own, turn_id, client_id, worker_id, state, search, reader }: Wanted = {}) {
  let chosen = db.selectFrom('session').where('session.deleted_at', 'is', null)
  if (own)
    chosen = chosen.where((session) => session.or([session('client_id', '=', own.client_id), session('worker_id', '=', own.worker_id)]))
  if (turn_id) chosen = chosen.where('turn_id', '=', turn_id)
  if (client_id) chosen = chosen.where('client_id', '=', client_id)
  if (worker_id) chosen = chosen.where('worker_id', '=', worker_id)
  if (state) chosen = chosen.where('state', '=', state)
  if (search) chosen = chosen.where(hasPeopleWith(search, reader))
  return chosen
}

type Chosen = ReturnType<typeof selectSessions>

/** Sessions as they are kept, the newest date first: a standing one once, without a date, on top. */
export const asRecords = (chosen: Chosen, sort: SessionSort = '-date') =>
  withColumns(chosen)
    .select('session.session_date')
    .orderBy('session.session_date', (date) => date[direction(sort)]().nullsFirst())
    .orderBy('session.day', direction(sort))
    .orderBy('session.time', direction(sort))
    .orderBy('session.id', direction(sort))

/** Sessions as they take place in a period, each with its date, in their order: a standing one on every date for which nothing stands in. */
export const asOccurrences = (chosen: Chosen, { from, to }: Period, sort: SessionSort = 'date') =>
  withColumns(chosen)
    // said for the index: what this leaves out takes place on none of the dates
    .where((session) => session.or([session('session.session_date', 'is', null), session.between('session.session_date', from, to)]))
    .innerJoin(calendar(from, to).as('calendar'), (join) =>
      join.onRef('calendar.day', '=', 'session.day').on(sql<boolean>`session.weeks @> calendar.date`),
    )
    .select('calendar.date as session_date')
    .orderBy('calendar.date', direction(sort))
    .orderBy('session.time', direction(sort))
    .orderBy('session.id', direction(sort))

const direction = (sort: SessionSort) => orderOf(sort).direction

/** The dates of a period with their weekdays. Counted in days: a series of moments loses its last day where the database's time zone skips a midnight. */
const calendar = (from: string, to: string) => sql<{ date: string; day: number }>`(
  select date, extract(dow from date)::smallint as day
  from generate_series(0, ${daysBetween(from, to)}::int) as days, lateral (select ${from}::date + days as date) as at
)`

const withColumns = (chosen: Chosen) =>
  chosen
    .select(['session.id', 'session.client_id', 'session.worker_id', 'session.turn_id', 'session.day', 'session.time'])
    .select(['session.note', 'session.state', 'session.attended', 'session.starts_on', 'session.ends_on'])
    .select(['session.created_at', 'session.updated_at', 'session.deleted_at'])
    .select(sql<boolean>`session.session_date is null`.as('standing'))

/** A session with all that is kept of it. */
export type StoredSession = Selectable<Tables['session']>

type Marks = { state?: SessionState; attended?: boolean | null; note?: string | null }

/** Books a session; answers its id. */
export async function insertSession(trx: Trx, place: Place, marks: Marks): Promise<string> {
  const id = newId()
  await taking(whoIsAt(place), () =>
    trx
      .insertInto('session')
      .values({ ...place, ...marks, id })
      .execute(),
  )
  return id
}

const whoIsAt = (place: Place) => async (db: Db) => (await clashesOf(db, [place]))[0]!

/** Marks a session, and moves it where `change` says so. What is undefined stays. */
export const updateSession = (trx: Trx, session: StoredSession, change: Marks & Partial<Omit<Place, 'id'>>) =>
  taking(whoIsAt({ ...placeOf(session), ...change }), () => trx.updateTable('session').set(change).where('id', '=', session.id).execute())

/** Where a session is. */
export const placeOf = ({
  id,
  client_id,
  worker_id,
  turn_id,
  day,
  time,
  duration,
  session_date,
  starts_on,
  ends_on,
}: StoredSession): Place & { id: string } => ({
  ...{ id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on },
})

/** Whether client and worker together have every word in their names and documents. */
function hasPeopleWith(search: string, reader?: Pick<Actor, 'client_id'>) {
  // a client's user sees only the names of a worker, and what is found by a document tells the document
  const isClient = typeof reader?.client_id === 'string'
  const ofWorker = isClient
    ? sql`plain_text(concat_ws(' ', worker_person.name, worker_person.father_last_name, worker_person.mother_last_name))`
    : sql`worker_person.search_text`
  return sql<boolean>`exists (
    select from client
    join person as client_person on client_person.id = client.person_id
    cross join worker
    join person as worker_person on worker_person.id = worker.person_id
    where client.id = session.client_id and worker.id = session.worker_id
      and ${hasWords(sql`(client_person.search_text || ' ' || ${ofWorker})`, search)}
  )`
}
