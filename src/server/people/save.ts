import type { PersonInput, PersonUpdate } from '#api/generated/wire.ts'
import type { OperationCall } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { badRequest } from '../errors.ts'
import { refuseStale } from '../stale.ts'
import { checkDocument, namingWhoHas } from './documents.ts'
import { refuseIfNeeded, refuseWithoutAccess } from './refuse.ts'
import { deleteUnusedPerson, insertPerson, kindsOf, lockPerson, updatePerson } from './sql.ts'

type SaveCall = Pick<OperationCall<'savePerson'>, 'db' | 'actor' | 'settings'>

/** Registers a person who is no client and no worker yet. */
export async function registerPerson({ db, actor }: SaveCall, person: PersonInput) {
  refuseWithoutAccess(actor, 'register', [])
  checkDocument(person, 'document')
  const id = await namingWhoHas(db, person, () => runTransaction(db, (trx) => insertPerson(trx, person)), 'document')
  return { id }
}

/** Changes what is sent of a person, and nothing else. */
export async function changePerson(call: SaveCall, { id, updated_at, ...change }: PersonUpdate) {
  const { db } = call
  const write = async (trx: Trx) => {
    const { person } = await lockToSave(trx, call, 'update', { id, updated_at })
    const changed = { ...person, ...change }
    checkDocument(changed, 'document')
    await updatePerson(trx, person.id, changed)
  }
  // read before: a transaction that the database has refused can no longer say which document it was
  const before = await db.selectFrom('person').where('id', '=', id).select(['document', 'document_type']).executeTakeFirst()
  await namingWhoHas(db, { ...before, ...change }, () => runTransaction(db, write), 'document')
  return { id: id.toLowerCase() }
}

/** Deletes a person who is no client and no worker. */
export async function deletePerson(call: SaveCall, { id, updated_at }: PersonUpdate) {
  await runTransaction(call.db, async (trx) => {
    const { person, kinds } = await lockToSave(trx, call, 'delete', { id, updated_at })
    refuseIfNeeded(person, kinds)
    await deleteUnusedPerson(trx, person.id)
  })
  return { id: id.toLowerCase() }
}

type Read = Pick<PersonUpdate, 'id' | 'updated_at'>

/** Somebody held until the transaction ends, with what he is; refuses who may not do it, or does it on an old reading. */
async function lockToSave(trx: Trx, { actor, settings }: SaveCall, type: 'update' | 'delete', { id, updated_at }: Read) {
  const person = await lockPerson(trx, id)
  if (!person) throw badRequest('Esta persona no existe.', [{ path: 'id', message: 'Esta persona no existe.' }])
  const kinds = await kindsOf(trx, person.id)
  refuseWithoutAccess(actor, type, kinds)
  refuseStale(person, updated_at, settings)
  return { person, kinds }
}
