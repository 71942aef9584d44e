import { sql } from 'kysely'
import { formatClock } from '#domain/clock.ts'
import { getLastDate } from '#domain/series.ts'
import { formatLongDate, weekdays } from '#domain/spanish.ts'
import { isActive, type State, states } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import type { Db, Trx } from './database/connect.ts'
import { createConflictError } from './errors.ts'
import { formatPersonName, type NameRow } from './people/name.ts'
import { mayReadSession, type ReadingUser } from './sessions/may-read-session.ts'

/** Maximum number of sessions that the details of one conflict name. */
export const maxDetails = 20

/** Selects the active sessions that have a date of today or later: a standing one whose remaining dates all have exceptions has none. Standing ones come first. */
export const selectUpcoming = (db: Db, today: string) =>
  db
    .selectFrom('session')
    .where('session.deleted_at', 'is', null)
    .where('session.state', 'in', states.filter(isActive))
    .where((session) =>
      session.or([
        session('session.session_date', '>=', today),
        session.and([
          session('session.session_date', 'is', null),
          session.or([session('session.ends_on', 'is', null), session(sql<string>`last_date_of(session.weeks, session.day)`, '>=', today)]),
        ]),
      ]),
    )
    .orderBy('session.session_date', (by) => by.asc().nullsFirst())
    .orderBy('session.day')
    .orderBy('session.time')
    .orderBy('session.id')

type Upcoming = { session_date: string | null; ends_on: string | null; day: number; state: State }

/** True for a session that `selectUpcoming` selects, and for a standing one whose remaining dates all have exceptions: one of them may be deleted. */
export const isUpcoming = ({ session_date, ends_on, day, state }: Upcoming, today: string) =>
  isActive(state) && (session_date ?? getLastDate({ day, endsOn: ends_on }) ?? today) >= today

/** "martes 24 de noviembre, 08:00", or "cada martes, 08:00" for a standing session. */
export const formatSessionTime = ({ session_date, day, time }: { session_date: string | null; day: number; time: number }) =>
  `${session_date ? formatLongDate(session_date) : `cada ${weekdays[day]}`}, ${formatClock(time)}`

/** Sessions of today count as upcoming, even those that are over by now. */
const formatUpcomingCount = (count: number) => `${count === 1 ? '1 sesión' : `${count} sesiones`} de hoy en adelante`

type Participant = NameRow & { id: string; kind: 'client' | 'worker' }

type Refusal = { actor: ReadingUser; today: string; refuses?: (name: string) => string }

/**
 * Throws a 409 if a client or worker has upcoming sessions. The details list them, with the other person and the id where the actor may read them. `refuses`
 * begins the message: by default it says that the participant cannot be deleted.
 */
export async function refuseUpcomingSessions(
  trx: Trx,
  { kind, ...participant }: Participant,
  { actor, today, refuses = (name) => `No se puede eliminar a ${name}` }: Refusal,
) {
  const sessions = await selectUpcoming(trx, today)
    .innerJoin('client', 'client.id', 'session.client_id')
    .innerJoin('worker', 'worker.id', 'session.worker_id')
    .innerJoin('person', 'person.id', kind === 'client' ? 'worker.person_id' : 'client.person_id')
    .where(`session.${kind}_id`, '=', participant.id)
    .select(['session.id', 'session.client_id', 'session.worker_id', 'session.session_date', 'session.day', 'session.time'])
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name'])
    .execute()
  if (sessions.length === 0) return
  const details = sessions.slice(0, maxDetails).map((session, index) => {
    const path = `sessions.${index}`
    const when = formatSessionTime(session)
    if (!mayReadSession(actor, session)) return { path, message: when }
    return { path, message: `${when}, con ${formatPersonName(session)}`, id: session.id }
  })
  throw createConflictError(`${refuses(formatPersonName(participant))}: tiene ${formatUpcomingCount(sessions.length)}.`, details)
}

/**
 * Ends the series of someone who is being deleted before today, or deletes those that begin later. Nothing is upcoming, so all their remaining dates have
 * exceptions: one that is deleted afterwards would give its date back.
 */
export async function endSeriesOf(trx: Trx, { kind, id }: Pick<Participant, 'kind' | 'id'>, today: string) {
  const yesterday = addDays(today, -1)
  const beginsLater = sql<boolean>`isempty(weeks_between(starts_on, ${yesterday}, day))`
  await trx
    .updateTable('session')
    .set({
      ends_on: sql<string>`case when ${beginsLater} then ends_on else ${yesterday} end`,
      deleted_at: sql<string>`case when ${beginsLater} then now() end`,
    })
    .where(`${kind}_id`, '=', id)
    .where('deleted_at', 'is', null)
    .where('session_date', 'is', null)
    .where(sql<boolean>`last_date_of(weeks_between(starts_on, ends_on, day), day) >= ${today}`)
    .execute()
}
