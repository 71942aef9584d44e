import type { SessionState } from '#api/generated/wire.ts'
import type { Trx } from '../database/connect.ts'
import { createConflictError } from '../errors.ts'
import { formatPersonName, type NameRow } from '../people/name.ts'
import { isUpcoming } from '../upcoming-sessions.ts'
import type { Booking } from './booking.ts'
import type { StoredSession } from './sql.ts'

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
