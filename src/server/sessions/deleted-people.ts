import { sql } from 'kysely'
import type { SessionState } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { describeConstraint } from '../database/constraints.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import { formatPersonName, type NameRow } from '../people/name.ts'
import { isUpcoming } from '../upcoming-sessions.ts'
import type { Booking } from './booking.ts'
import type { BookedPeople } from './lock.ts'
import type { StoredSession } from './sql.ts'

/** A client or worker of a session, maybe deleted. */
export type BookedPerson = NameRow & {
  id: string
  isDeleted: boolean
  /** True for a man. */
  gender: boolean
}

/** Reads the clients and workers of sessions, also deleted ones, by their ids. */
export async function readPeople(trx: Trx, booked: readonly BookedPeople[]): Promise<Map<string, BookedPerson>> {
  const select = (kind: 'client' | 'worker') =>
    trx
      .selectFrom(kind)
      .innerJoin('person', 'person.id', `${kind}.person_id`)
      .where(`${kind}.id`, '=', anyOf(booked.map((people) => people[`${kind}_id`])))
      .select([`${kind}.id`, sql<boolean>`${sql.ref(`${kind}.deleted_at`)} is not null`.as('isDeleted')])
      .select(['person.name', 'person.father_last_name', 'person.mother_last_name', 'person.gender'])
  const rows = await select('client').unionAll(select('worker')).execute()
  return new Map(rows.map((person) => [person.id, person]))
}

type People = ReadonlyMap<string, BookedPerson>

/**
 * Throws a 400 if a new session names a deleted client or worker. The database does not refuse these people for a date of their series, because that date may
 * still be marked by a change of its state.
 */
export function refuseNamingDeletedPeople(people: People, booked: BookedPeople) {
  const kind = (['worker', 'client'] as const).find((each) => people.get(booked[`${each}_id`].toLowerCase())?.isDeleted)
  const problem = kind && describeConstraint(`session_${kind}_exists`)
  if (problem) throw createBadRequestError(problem.message, [problem])
}

type UpdatedBooking = Omit<Booking, 'id'> & { state: SessionState }

/**
 * Throws a 409 if a session of a deleted client or worker would be active today or later after a change. Only people that the change keeps are checked: the
 * database itself refuses a deleted person to whom the change assigns the session.
 */
export function refuseDeletedPeople(people: People, session: StoredSession, after: UpdatedBooking, today: string) {
  if (!isUpcoming(after, today)) return
  const deleted = (['worker_id', 'client_id'] as const).flatMap((path) => {
    const person = people.get(session[path])
    return after[path] === session[path] && person?.isDeleted ? [{ path, person }] : []
  })
  if (deleted.length === 0) return
  const details = deleted.map(({ path, person }) => ({ path, message: formatDeletedPeople([person]) }))
  throw createConflictError(formatDeletedPeople(deleted.map(({ person }) => person)), details)
}

/** Writes "y" as "e" where Spanish does: "Ana e Inés". */
const conjunction = new Intl.ListFormat('es', { type: 'conjunction' })

function formatDeletedPeople(people: readonly BookedPerson[]) {
  const names = people.map(formatPersonName)
  const ending = people.some(({ gender }) => gender) ? 'o' : 'a'
  return people.length === 1
    ? `${names[0]} fue eliminad${ending}: no puede tener sesiones próximas.`
    : `${conjunction.format(names)} fueron eliminad${ending}s: no pueden tener sesiones próximas.`
}
