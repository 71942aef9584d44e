import type { SessionState } from '#api/generated/wire.ts'
import { fullName } from '#domain/names.ts'
import type { Trx } from '../database/connect.ts'
import { conflict } from '../errors.ts'
import type { Place } from './place.ts'
import type { StoredSession } from './sql.ts'
import { isUpcoming } from './upcoming.ts'

type After = Omit<Place, 'id'> & { state: SessionState }

/**
 * Refuses to give a session that is still to come to people of it who have been deleted: by coming back, by going on, by moving there. The session
 * is locked, and with it its people. Whom a change names anew the database refuses itself, in every state.
 */
export async function refuseDeleted(trx: Trx, session: StoredSession, after: After, today: string) {
  if (!isUpcoming(after, today)) return
  const gone: Gone[] = []
  for (const kind of ['worker', 'client'] as const) {
    if (after[`${kind}_id`] !== session[`${kind}_id`]) continue
    const one = await selectDeleted(trx, kind, session[`${kind}_id`]).executeTakeFirst()
    if (one) gone.push({ ...one, path: `${kind}_id` })
  }
  if (gone.length === 0) return
  const details = gone.map((one) => ({ path: one.path, message: inWords([one]) }))
  throw conflict(inWords(gone), details)
}

const selectDeleted = (trx: Trx, kind: 'client' | 'worker', id: string) =>
  trx
    .selectFrom(kind)
    .innerJoin('person', 'person.id', `${kind}.person_id`)
    .where(`${kind}.id`, '=', id)
    .where(`${kind}.deleted_at`, 'is not', null)
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name', 'person.gender'])

type Gone = { path: string; name: string; father_last_name: string; mother_last_name: string; gender: boolean }

/** "Ana e Inés": the language knows when "y" is "e". */
const all = new Intl.ListFormat('es', { type: 'conjunction' })

function inWords(gone: readonly Gone[]) {
  const names = gone.map(({ name, father_last_name, mother_last_name }) =>
    fullName({ given: name, father: father_last_name, mother: mother_last_name }),
  )
  const ending = gone.some(({ gender }) => gender) ? 'o' : 'a'
  return gone.length === 1
    ? `${names[0]} fue eliminad${ending}: no puede tener sesiones próximas.`
    : `${all.format(names)} fueron eliminad${ending}s: no pueden tener sesiones próximas.`
}
