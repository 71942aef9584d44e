import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { ClientReply, SessionSort } from '#api/generated/wire.ts'
import type { Period } from '#domain/periods.ts'
import { isActive, states } from '#domain/states.ts'
import { listUnsettled, type Unsettled } from '../availability/unsettled.ts'
import { isToRebook } from '../clients/to-rebook.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { fetchPage, parseSort } from '../list.ts'
import { type SessionQuery, selectCalendar, selectOccurrences, selectSessionColumns } from './sql.ts'

type Query = {
  limit?: number
  offset?: number
  sort?: SessionSort
  unavailable?: boolean
  to_rebook?: boolean
  client_reply?: ClientReply
}

type FetchOptions = { db: Db; query: Query; reply: FastifyReply; today: string }

/**
 * Fetches the part that `limit` and `offset` select of the sessions that take place in a period. `unavailable` true: only those about which someone must
 * decide; false: only the others. `to_rebook`: only the sessions to rebook, or only the others. `client_reply`: only
 * those to which the client gave this reply.
 */
export async function fetchOccurrences<Row>(all: SessionQuery<Row>, period: Period, { db, query, reply, today }: FetchOptions) {
  const sessions = query.to_rebook === undefined ? all : all.where(query.to_rebook ? isToRebook : sql<boolean>`not ${isToRebook}`)
  const allOccurrences = selectOccurrences(sessions, period, query.sort)
  const occurrences = query.client_reply === undefined ? allOccurrences : allOccurrences.where(hasReply(query.client_reply, period))
  if (query.unavailable === undefined) return fetchPage(occurrences, { query, reply })
  const unsettled = await listUnsettledIn(db, sessions, period, today)
  if (!query.unavailable) return fetchPage(occurrences.where(isNoneOf(unsettled)), { query, reply })
  reply.header('x-total-count', String(unsettled.length))
  return fetchUnsettled(sessions, unsettled, query)
}

/**
 * Lists the occurrences of today or later that need a decision: the worker is not available, nobody accepted it, and nobody marked the
 * attendance.
 */
async function listUnsettledIn<Row>(db: Db, sessions: SessionQuery<Row>, period: Period, today: string): Promise<Unsettled[]> {
  const [from, to] = [period.from < today ? today : period.from, period.to]
  if (to < from) return []
  const active = sessions
    .where('session.state', 'in', states.filter(isActive))
    .where('session.attended', 'is', null)
    .clearSelect()
    .select(['session.id', 'session.worker_id', 'session.day', 'session.time', 'session.duration', 'session.accepted'])
  const dated = active.where((session) => session.between('session.session_date', from, to)).select('session.session_date')
  const standing = active
    .where('session.session_date', 'is', null)
    .innerJoin(selectCalendar(from, to).as('calendar'), (join) =>
      join.onRef('calendar.day', '=', 'session.day').on(sql<boolean>`session.weeks @> calendar.date`),
    )
    .select('calendar.date as session_date')
  return listUnsettled(db, { dated: sql`${dated}`, standing: sql`${standing}` }, { from, to })
}

async function fetchUnsettled<Row>(
  sessions: SessionQuery<Row>,
  unsettled: readonly Unsettled[],
  { limit, offset = 0, sort = 'date' }: Query,
) {
  const ordered = parseSort(sort).direction === 'asc' ? unsettled : unsettled.toReversed()
  const page = ordered.slice(offset, limit === undefined ? undefined : offset + limit)
  const ids = [...new Set(page.map(({ id }) => id))]
  const rows = await selectSessionColumns(sessions).where('session.id', '=', anyOf(ids)).execute()
  const sessionsById = new Map(rows.map((row) => [row.id, row]))
  return page.flatMap(({ id, session_date }) => {
    const session = sessionsById.get(id)
    // A session may have been deleted since it was listed.
    return session ? [{ ...session, session_date }] : []
  })
}

/** True for an occurrence to which the client gave this reply. */
const hasReply = (
  reply: ClientReply,
  { from, to }: Period,
) => sql<boolean>`(session.client_id, session.worker_id, session.turn_id, session.time, calendar.date) in (
  select client_id, worker_id, turn_id, time, session_date from session_reply where reply = ${reply} and session_date between ${from}::date and ${to}::date
)`

/** True for an occurrence that needs no decision. */
const isNoneOf = (unsettled: readonly Unsettled[]) => sql<boolean>`(session.id, calendar.date) not in (
  select * from unnest(${unsettled.map(({ id }) => id)}::uuid[], ${unsettled.map(({ session_date }) => session_date)}::date[])
)`
