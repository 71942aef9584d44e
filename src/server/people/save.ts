import type { PersonInput, PersonReference, PersonReplacement, PersonUpdate } from '#api/generated/wire.ts'
import { isBadPhone } from '#domain/phones.ts'
import type { Actor, OperationCall } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { refuseStale } from '../stale.ts'
import { explainTakenDocument, personDocumentPath } from './documents.ts'
import {
  refuseClearingDocumentOfUser,
  refuseDeletingClientOrWorker,
  refuseInvalidPerson,
  refuseWithoutAccess,
  refuseWithoutUpdateAccess,
} from './save-rules.ts'
import { deleteUnusedPerson, insertPerson, lockPerson, type PersonKind, readKinds, toPersonColumns, updatePerson } from './sql.ts'

type SaveCall = OperationCall<'savePerson'>

/** Registers a person who is neither client nor worker. */
export async function registerPerson(call: SaveCall, person: PersonInput) {
  const { db, actor, today } = call
  refuseWithoutAccess(actor, 'register', [])
  refuseInvalidPerson(person, today, { prefix: '', kinds: [] })
  const insert = async (trx: Trx) => ({ id: await insertPerson(trx, person) })
  return explainTakenDocument(call, person, () => runTransaction(db, (trx) => runOnce(trx, call, () => insert(trx))), 'document')
}

/** Changes the fields of a person that the body contains. */
export async function changePerson(call: SaveCall, { id, updated_at, ...change }: PersonUpdate) {
  const { db } = call
  const write = (trx: Trx) =>
    saveLocked(trx, call, { type: 'update', id, updated_at }, async (person, kinds) => {
      const changed = { ...person, ...change }
      refuseInvalidPerson(changed, call.today, { prefix: '', stored: person, kinds })
      await refuseClearingDocumentOfUser(trx, person, changed.document, 'document')
      await updatePerson(trx, person.id, changed)
    })
  // A conflict names the owner of the document. Finding the owner takes number and type, and `change` may contain only one of them.
  const stored = await db.selectFrom('person').where('id', '=', id).select(['document', 'document_type']).executeTakeFirst()
  return explainTakenDocument(call, { ...stored, ...change }, () => runTransaction(db, write), 'document')
}

/**
 * Replaces the fields of the person of a client or worker, whom the caller has locked, and updates their `updated_at`. An `id` alone changes nothing.
 * Throws a 403 if something changes and the actor may not change every kind that the person has: whoever registers a worker as a client must not get
 * the worker's data by that.
 */
export async function replacePerson(trx: Trx, actor: Actor, id: string, person: PersonReplacement | PersonReference) {
  if (person.id !== undefined && person.id.toLowerCase() !== id)
    throw createBadRequestError('Es otra persona.', [{ path: 'person.id', message: 'Debe ser la persona que ya es.' }])
  if (!('document' in person)) return
  const stored = (await lockPerson(trx, id))!
  const values: Record<string, unknown> = stored
  // A form that does not touch a telephone that is too long leaves it as it is.
  const phone = person.phone === undefined && isBadPhone(stored.phone ?? '') ? stored.phone : person.phone
  const replacement = { ...person, phone }
  const isChanged = Object.entries(toPersonColumns(replacement)).some(([column, value]) => values[column] !== value)
  if (isChanged) refuseWithoutUpdateAccess(actor, await readKinds(trx, id))
  await refuseClearingDocumentOfUser(trx, stored, person.document, personDocumentPath)
  await updatePerson(trx, id, replacement)
}

/** Deletes a person who is neither client nor worker. */
export const deletePerson = (call: SaveCall, { id, updated_at }: PersonUpdate) =>
  runTransaction(call.db, (trx) =>
    saveLocked(trx, call, { type: 'delete', id, updated_at }, async (person, kinds) => {
      refuseDeletingClientOrWorker(person, kinds)
      await deleteUnusedPerson(trx, person.id)
    }),
  )

type Saving = Pick<PersonUpdate, 'id' | 'updated_at'> & { type: 'update' | 'delete' }
type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/**
 * Locks a person until the transaction ends, saves it with `save`, and returns its id. Throws if the actor lacks access, the person is unknown or the update is
 * stale. A call that is sent again may be about a person who was deleted since: then access to either kind is enough, as for a person of neither kind.
 */
async function saveLocked(
  trx: Trx,
  call: SaveCall,
  { type, id, updated_at }: Saving,
  save: (person: LockedPerson, kinds: PersonKind[]) => Promise<void>,
) {
  const { actor, settings } = call
  const refuseUnlessAllowed = (kinds: PersonKind[]) =>
    type === 'update' ? refuseWithoutUpdateAccess(actor, kinds) : refuseWithoutAccess(actor, type, kinds)
  refuseUnlessAllowed(await readKinds(trx, id))
  return runOnce(trx, call, async () => {
    const person = await lockPerson(trx, id)
    if (!person) throw createBadRequestError('Esta persona no existe.', [{ path: 'id', message: 'Esta persona no existe.' }])
    // The person may have become a client or worker before the lock.
    const kinds = await readKinds(trx, person.id)
    refuseUnlessAllowed(kinds)
    refuseStale(person, updated_at, settings)
    await save(person, kinds)
    return { id: person.id }
  })
}
