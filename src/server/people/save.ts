import type { PersonInput, PersonReference, PersonReplacement, PersonUpdate } from '#api/generated/wire.ts'
import type { Actor, OperationCall } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError } from '../errors.ts'
import { refuseStale } from '../stale.ts'
import { explainTakenDocument, personDocumentPath } from './documents.ts'
import {
  refuseClearingDocumentOfUser,
  refuseDeletingClientOrWorker,
  refuseInvalidPerson,
  refuseWithoutAccess,
  refuseWithoutUpdateAccess,
} from './save-rules.ts'
import { deleteUnusedPerson, insertPerson, lockPerson, readKinds, toPersonColumns, updatePerson } from './sql.ts'

type SaveCall = Pick<OperationCall<'savePerson'>, 'db' | 'actor' | 'settings' | 'today'>

/** Registers a person who is neither client nor worker. */
export async function registerPerson({ db, actor, today }: SaveCall, person: PersonInput) {
  refuseWithoutAccess(actor, 'register', [])
  refuseInvalidPerson(person, today, { prefix: '', kinds: [] })
  const id = await explainTakenDocument({ db, actor }, person, () => runTransaction(db, (trx) => insertPerson(trx, person)), 'document')
  return { id }
}

/** Changes the fields of a person that the body contains. */
export async function changePerson(call: SaveCall, { id, updated_at, ...change }: PersonUpdate) {
  const { db } = call
  const write = async (trx: Trx) => {
    const { person, kinds } = await lockToSave(trx, call, 'update', { id, updated_at })
    const changed = { ...person, ...change }
    refuseInvalidPerson(changed, call.today, { prefix: '', stored: person, kinds })
    await refuseClearingDocumentOfUser(trx, person, changed.document, 'document')
    await updatePerson(trx, person.id, changed)
  }
  // A conflict names the owner of the document. Finding the owner takes number and type, and `change` may contain only one of them.
  const stored = await db.selectFrom('person').where('id', '=', id).select(['document', 'document_type']).executeTakeFirst()
  await explainTakenDocument(call, { ...stored, ...change }, () => runTransaction(db, write), 'document')
  return { id: id.toLowerCase() }
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
  const isChanged = Object.entries(toPersonColumns(person)).some(([column, value]) => values[column] !== value)
  if (isChanged) refuseWithoutUpdateAccess(actor, await readKinds(trx, id))
  await refuseClearingDocumentOfUser(trx, stored, person.document, personDocumentPath)
  await updatePerson(trx, id, person)
}

/** Deletes a person who is neither client nor worker. */
export async function deletePerson(call: SaveCall, { id, updated_at }: PersonUpdate) {
  await runTransaction(call.db, async (trx) => {
    const { person, kinds } = await lockToSave(trx, call, 'delete', { id, updated_at })
    refuseDeletingClientOrWorker(person, kinds)
    await deleteUnusedPerson(trx, person.id)
  })
  return { id: id.toLowerCase() }
}

type PersonVersion = Pick<PersonUpdate, 'id' | 'updated_at'>

/**
 * Locks a person until the transaction ends. Returns the person and its kinds. Throws if the person is unknown, the actor lacks access or the update
 * is stale.
 */
async function lockToSave(trx: Trx, { actor, settings }: SaveCall, type: 'update' | 'delete', { id, updated_at }: PersonVersion) {
  const person = await lockPerson(trx, id)
  if (!person) throw createBadRequestError('Esta persona no existe.', [{ path: 'id', message: 'Esta persona no existe.' }])
  const kinds = await readKinds(trx, person.id)
  if (type === 'update') refuseWithoutUpdateAccess(actor, kinds)
  else refuseWithoutAccess(actor, type, kinds)
  refuseStale(person, updated_at, settings)
  return { person, kinds }
}
