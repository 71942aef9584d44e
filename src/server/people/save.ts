import type { PersonInput, PersonUpdate } from '#api/generated/wire.ts'
import type { OperationCall } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError } from '../errors.ts'
import { refuseStale } from '../stale.ts'
import { explainTakenDocument } from './documents.ts'
import { refuseDeletingClientOrWorker, refuseInvalidPerson, refuseWithoutAccess } from './save-rules.ts'
import { deleteUnusedPerson, insertPerson, lockPerson, readKinds, updatePerson } from './sql.ts'

type SaveCall = Pick<OperationCall<'savePerson'>, 'db' | 'actor' | 'settings' | 'today'>

/** Registers a person who is neither client nor worker. */
export async function registerPerson({ db, actor, today }: SaveCall, person: PersonInput) {
  refuseWithoutAccess(actor, 'register', [])
  refuseInvalidPerson(person, today, { prefix: '' })
  const id = await explainTakenDocument({ db, actor }, person, () => runTransaction(db, (trx) => insertPerson(trx, person)), 'document')
  return { id }
}

/** Changes the fields of a person that the body contains. */
export async function changePerson(call: SaveCall, { id, updated_at, ...change }: PersonUpdate) {
  const { db } = call
  const write = async (trx: Trx) => {
    const { person } = await lockToSave(trx, call, 'update', { id, updated_at })
    const changed = { ...person, ...change }
    refuseInvalidPerson(changed, call.today, { prefix: '', stored: person })
    await updatePerson(trx, person.id, changed)
  }
  // A conflict names the owner of the document. Finding the owner takes number and type, and `change` may contain only one of them.
  const stored = await db.selectFrom('person').where('id', '=', id).select(['document', 'document_type']).executeTakeFirst()
  await explainTakenDocument(call, { ...stored, ...change }, () => runTransaction(db, write), 'document')
  return { id: id.toLowerCase() }
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
  refuseWithoutAccess(actor, type, kinds)
  refuseStale(person, updated_at, settings)
  return { person, kinds }
}
