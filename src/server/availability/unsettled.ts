import { type RawBuilder, sql } from 'kysely'
import type { Period } from '#domain/periods.ts'
import type { UnavailableReason } from '#domain/problem.ts'
import type { Db } from '../database/connect.ts'
import { readAvailabilities, type SessionTime } from './read-availability.ts'
import { maxAbsenceDays } from './sql.ts'

/** An active session on one of its dates, and the reason that someone accepted. */
type SessionOnDate = SessionTime & { id: string; day: number; accepted: UnavailableReason | null }

/** A session and the date of it that needs a decision. */
export type Unsettled = Pick<SessionOnDate, 'id' | 'session_date'>

/** Two queries for the sessions of a period: the dated ones, and each date of the series. There are two, because each can use its own index. */
export type SessionQueries = { dated: RawBuilder<SessionOnDate>; standing: RawBuilder<SessionOnDate> }

/**
 * Lists, of the sessions of a period, those whose worker is not available for a reason that nobody accepted, in the order of date, time and id. The query
 * selects little more than these, and the domain's rules decide.
 */
export async function listUnsettled(db: Db, { dated, standing }: SessionQueries, period: Period): Promise<Unsettled[]> {
  const { rows } = await sql<SessionOnDate>`
    ${selectCandidates(dated, period)} union ${selectCandidates(standing, period)} order by session_date, time, id
  `.execute(db)
  const { find } = await readAvailabilities(db, [...new Set(rows.map(({ worker_id }) => worker_id))], period)
  return rows.filter((row) => {
    const reason = find(row)?.reason
    return reason !== undefined && reason !== row.accepted
  })
}

/**
 * Selects the sessions that may be unsettled: those during an absence or closing day, and those that no single period of the worker's hours covers. Several
 * periods that touch may still cover them together.
 */
const selectCandidates = (sessions: RawBuilder<SessionOnDate>, period: Period) => sql`
  select session.* from absence join ${sessions} as session on session.worker_id = absence.worker_id and ${isDuringAbsence(period)}
  union
  select session.* from absence join ${sessions} as session on absence.worker_id is null and ${isDuringAbsence(period)}
  union
  select session.* from ${sessions} as session
  where exists (select from working_hours as hours where hours.worker_id = session.worker_id)
    and not exists (
      select from working_hours as hours
      where hours.worker_id = session.worker_id and hours.day = session.day
        and hours.start_time <= session.time and session.time + session.duration <= hours.end_time
        and session.session_date between coalesce(hours.from_date, '-infinity') and coalesce(hours.to_date, 'infinity')
    )
`

const isDuringAbsence = ({ from, to }: Period) => sql<boolean>`
  absence.from_date <= ${to}::date and absence.to_date >= ${from}::date and absence.to_date < ${to}::date + ${maxAbsenceDays}::int
  and session.session_date between absence.from_date and absence.to_date
  and session.time < coalesce(absence.end_time, 1440) and session.time + session.duration > coalesce(absence.start_time, 0)
`
