import type { CreatedUser } from '#api/generated/wire.ts'
import { lockAccess, refuseUnreadableOwners, refuseUserWithMoreAccessOrData } from '../access/access-changes.ts'
import type { Actor, OperationCall } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { isViolationOf } from '../database/constraints.ts'
import { RetryTransaction, runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { buildTemporaryPassword, replacePassword, type StoredPassword, selectCredentialsByOwner } from '../passwords/credentials.ts'
import { createRandomPassword } from '../passwords/password-hash.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { insertUser } from './sql.ts'

/** The client or worker who signs in with a user. */
type Owner = { client_id: string } | { worker_id: string }

type CreateCall = OperationCall<'createUserFromClient'> | OperationCall<'createUserFromWorker'>

/**
 * Creates the user of a client or worker, with the document as its name and a temporary password, which cannot be read again. A person who has a
 * user in the other role keeps it: that user gets the id and the password.
 */
export async function createUserFromPerson(call: CreateCall, owner: Owner): Promise<CreatedUser> {
  const { db, actor, now, hashPassword } = call
  refuseUnreadableOwners(actor.access, owner)
  const password = createRandomPassword()
  const stored = buildTemporaryPassword(await hashPassword(password, actor.id), now)
  const { table, path, id, noun } = describeOwner(owner)
  const create = async (trx: Trx) => {
    const person = await lockPersonOf(trx, table, id)
    if (!person) throw createBadRequestError(`Este ${noun} no existe.`, [{ path, message: `Este ${noun} no existe.` }])
    const users = await selectCredentialsByOwner(trx, person.id).execute()
    const existing = users.find((user) => user[path] === id)
    if (existing) throw createConflictError(`Este ${noun} ya tiene un usuario.`, [{ path, message: `Entra como «${existing.name}».` }])
    if (users.length > 0) {
      const { id, name } = await addOwner(trx, actor, { personId: person.id, owner, stored })
      return { id, name, password } satisfies PropertiesOf<CreatedUser>
    }
    const name = person.document
    if (name === '')
      throw createConflictError(`Este ${noun} todavía no tiene documento.`, [
        { path, message: 'Registre primero su documento, con el que entrará.' },
      ])
    const user = await explainTakenName(name, path, () => insertUser(trx, { name }, { ...owner, ...stored }))
    return { id: user.id, name, password } satisfies PropertiesOf<CreatedUser>
  }
  const storing = {
    store: ({ id }: CreatedUser) => ({ id }),
    replay: ({ id }: { id: string }) => {
      throw createConflictError('Ya se hizo: el usuario existe, y su contraseña no se muestra otra vez.', [
        { path, message: 'Se creó con esta misma petición.', id },
      ])
    },
  }
  return runTransaction(db, (trx) => runOnce(trx, call, () => create(trx), storing))
}

const describeOwner = (owner: Owner) =>
  'client_id' in owner
    ? ({ table: 'client', path: 'client_id', id: owner.client_id.toLowerCase(), noun: 'cliente' } as const)
    : ({ table: 'worker', path: 'worker_id', id: owner.worker_id.toLowerCase(), noun: 'trabajador' } as const)

/** Reads the person of a client or worker, and locks them against deletion and a second user until the transaction ends. */
async function lockPersonOf(trx: Trx, table: 'client' | 'worker', id: string) {
  const person = trx.selectFrom('person').select(['person.id', 'person.document']).forNoKeyUpdate()
  const row =
    table === 'client'
      ? person.innerJoin('client', 'client.person_id', 'person.id').where('client.id', '=', id).where('client.deleted_at', 'is', null)
      : person.innerJoin('worker', 'worker.person_id', 'person.id').where('worker.id', '=', id).where('worker.deleted_at', 'is', null)
  return row.executeTakeFirst()
}

/** Lets the user whom a person has in the other role sign in for `owner` too, with a new password. */
async function addOwner(trx: Trx, actor: Actor, { personId, owner, stored }: { personId: string; owner: Owner; stored: StoredPassword }) {
  const actorAccess = await lockAccess(trx, actor)
  const user = await selectCredentialsByOwner(trx, personId).forUpdate().executeTakeFirst()
  // The user was deleted meanwhile, so a new one can be created.
  if (!user) throw new RetryTransaction()
  if (user.id === actor.id) throw createConflictError('Es su propio usuario: pídaselo a otra persona que administre usuarios.')
  await refuseUserWithMoreAccessOrData(trx, actor, actorAccess, user)
  await replacePassword(trx, user, stored)
  await trx.updateTable('app_user').set(owner).where('id', '=', user.id).execute()
  return { id: user.id, name: user.name }
}

/** Runs a write. Throws a 409 that shows the user name if another user has it, because the caller did not choose the name. */
async function explainTakenName<T>(name: string, path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isViolationOf(error, 'app_user_name')) throw error
    throw createConflictError(`Ya hay un usuario con el nombre «${name}», que es el documento de esta persona.`, [
      { path, message: 'Cambie primero el nombre de ese usuario.' },
    ])
  }
}
