import type { CreatedUser } from '#api/generated/wire.ts'
import type { Db, Trx } from '../database/connect.ts'
import { isViolationOf } from '../database/constraints.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import { createRandomPassword, hashPassword } from '../passwords/password-hash.ts'
import { insertUser } from './sql.ts'

/** The client or worker who signs in with a user. */
type Owner = { client_id: string } | { worker_id: string }

/** Creates the user of a client or worker, with the document as its name and a temporary password, which cannot be read again. */
export async function createUserFromPerson(db: Db, owner: Owner): Promise<CreatedUser> {
  const password = createRandomPassword()
  const password_hash = await hashPassword(password)
  const { table, path, id, noun } = describeOwner(owner)
  return runTransaction(db, async (trx) => {
    const name = await lockDocument(trx, table, id)
    if (name === undefined) throw createBadRequestError(`Este ${noun} no existe.`, [{ path, message: `Este ${noun} no existe.` }])
    const existing = await trx.selectFrom('app_user').where(path, '=', id).where('deleted_at', 'is', null).select('name').executeTakeFirst()
    if (existing) throw createConflictError(`Este ${noun} ya tiene un usuario.`, [{ path, message: `Entra como «${existing.name}».` }])
    const user = await explainTakenName(name, path, () => insertUser(trx, { name, [path]: id, password_hash, password_temporary: true }))
    return { ...user, name, password }
  })
}

const describeOwner = (owner: Owner) =>
  'client_id' in owner
    ? ({ table: 'client', path: 'client_id', id: owner.client_id, noun: 'cliente' } as const)
    : ({ table: 'worker', path: 'worker_id', id: owner.worker_id, noun: 'trabajador' } as const)

/** Reads the document of a client or worker, and locks them against deletion and a second user until the transaction ends. */
async function lockDocument(trx: Trx, table: 'client' | 'worker', id: string) {
  const person = trx.selectFrom('person').select('person.document').forNoKeyUpdate()
  const row =
    table === 'client'
      ? person.innerJoin('client', 'client.person_id', 'person.id').where('client.id', '=', id).where('client.deleted_at', 'is', null)
      : person.innerJoin('worker', 'worker.person_id', 'person.id').where('worker.id', '=', id).where('worker.deleted_at', 'is', null)
  return (await row.executeTakeFirst())?.document
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
