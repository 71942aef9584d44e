import type { SessionState } from '#api/generated/wire.ts'
import type { Problem } from '#domain/problem.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { describeConstraint } from '../database/constraints.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import { formatPersonName, type NameRow } from '../people/name.ts'
import { isUpcoming } from '../upcoming-sessions.ts'
import type { Booking } from './booking.ts'
import type { StoredSession } from './sql.ts'

type People = Pick<Booking, 'client_id' | 'worker_id'>

/**
 * Finds for each new session the problem of naming a deleted client or worker, if it names one. The database does not refuse these people for a date of
 * their series, because that date may still be marked by a change of its state.
 */
export async function findDeletedPeople(trx: Trx, people: readonly People[]): Promise<(Problem | undefined)[]> {
  const selectDeleted = (kind: 'client' | 'worker') =>
    trx
      .selectFrom(kind)
      .where('id', '=', anyOf(people.map((session) => session[`${kind}_id`])))
      .where('deleted_at', 'is not', null)
      .select('id')
  const deleted = new Set((await selectDeleted('worker').unionAll(selectDeleted('client')).execute()).map(({ id }) => id))
  return people.map((session) => {
    const kind = (['worker', 'client'] as const).find((each) => deleted.has(session[`${each}_id`].toLowerCase()))
    return kind && describeConstraint(`session_${kind}_exists`)
  })
}

/** Throws a 400 if a new session names a deleted client or worker. */
export async function refuseNamingDeletedPeople(trx: Trx, people: People) {
  const [problem] = await findDeletedPeople(trx, [people])
  if (problem) throw createBadRequestError(problem.message, [problem])
}

type UpdatedBooking = Omit<Booking, 'id'> & { state: SessionState }

/**
 * Throws a 409 if a session of a deleted client or worker would be active today or later after a change. The caller has locked the session and its
 * people. Only people that the change keeps are checked: the database itself refuses a deleted person to whom the change assigns the session.
 */
export async function refuseDeletedPeople(trx: Trx, session: StoredSession, after: UpdatedBooking, today: string) {
  if (!isUpcoming(after, today)) return
  const people: DeletedPerson[] = []
  for (const kind of ['worker', 'client'] as const) {
    if (after[`${kind}_id`] !== session[`${kind}_id`]) continue
    const person = await selectDeletedPerson(trx, kind, session[`${kind}_id`]).executeTakeFirst()
    if (person) people.push({ ...person, path: `${kind}_id` })
  }
  if (people.length === 0) return
  const details = people.map((person) => ({ path: person.path, message: formatDeletedPeople([person]) }))
  throw createConflictError(formatDeletedPeople(people), details)
}

const selectDeletedPerson = (trx: Trx, kind: 'client' | 'worker', id: string) =>
  trx
    .selectFrom(kind)
    .innerJoin('person', 'person.id', `${kind}.person_id`)
    .where(`${kind}.id`, '=', id)
    .where(`${kind}.deleted_at`, 'is not', null)
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name', 'person.gender'])

type DeletedPerson = NameRow & {
  path: string
  /** True for a man. */
  gender: boolean
}

/** Writes "y" as "e" where Spanish does: "Ana e Inés". */
const conjunction = new Intl.ListFormat('es', { type: 'conjunction' })

function formatDeletedPeople(people: readonly DeletedPerson[]) {
  const names = people.map(formatPersonName)
  const ending = people.some(({ gender }) => gender) ? 'o' : 'a'
  return people.length === 1
    ? `${names[0]} fue eliminad${ending}: no puede tener sesiones próximas.`
    : `${conjunction.format(names)} fueron eliminad${ending}s: no pueden tener sesiones próximas.`
}
