import { findMissingAccess } from '#domain/access.ts'
import type { Db, Trx } from '../database/connect.ts'
import { createConflictError } from '../errors.ts'

/** The access by which a user gives access to others. */
const givingCode = 'access.update'

/** The access without which nobody administrates users and access any more. */
const administratorCodes = ['users.update', givingCode]

/** Maximum number of details of a conflict. */
const maxDetails = 20

/**
 * Runs a change that takes access away, inside a transaction that has locked access. Throws a 409 when nobody could give some of the lost access back:
 * only someone who holds `access.update` and the access itself can, once he can use his password. Deleting a user or resetting a password needs no such
 * check: the actor has all access of that user and a password of his own.
 */
export async function keepRecoverable<T>(trx: Trx, change: () => Promise<T>): Promise<T> {
  const before = await readRecoverableAccess(trx)
  const result = await change()
  const after = new Set((await readRecoverableAccess(trx)).map(({ id }) => id))
  const lost = before.filter(({ id }) => !after.has(id))
  if (lost.length > 0) throw createLostAccessError(lost)
  return result
}

type NamedAccess = { id: string; code: string; name: string }

/** Reads the access that at least one user can give: one who holds it with `access.update`, is not deleted, and has a password of his own. */
async function readRecoverableAccess(db: Db): Promise<NamedAccess[]> {
  const access = await db.selectFrom('access').select(['id', 'code', 'name']).orderBy('code').execute()
  const codesByUser = await readCodesOfGivers(db)
  const recoverable = new Set<string>()
  for (const held of codesByUser) {
    const missing = new Set(
      findMissingAccess(
        held,
        access.map(({ code }) => code),
      ),
    )
    for (const { code } of access) if (!missing.has(code)) recoverable.add(code)
  }
  return access.filter(({ code }) => recoverable.has(code))
}

/** Reads the codes that each user with `access.update` and a password of his own holds, by roles and directly. */
async function readCodesOfGivers(db: Db): Promise<ReadonlySet<string>[]> {
  const rows = await db
    .with('held', selectCodesByUser)
    .selectFrom('held')
    .innerJoin('app_user', 'app_user.id', 'held.user_id')
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.password_temporary', '=', false)
    .where('held.user_id', 'in', (givers) => givers.selectFrom('held').where('code', '=', givingCode).select('user_id'))
    .select(['held.user_id', 'held.code'])
    .execute()
  return [...Map.groupBy(rows, ({ user_id }) => user_id).values()].map((held) => new Set(held.map(({ code }) => code)))
}

const selectCodesByUser = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('user_access')
    .innerJoin('access', 'access.id', 'user_access.access_id')
    .select(['user_access.user_id', 'access.code'])
    .union(
      db
        .selectFrom('user_role')
        .innerJoin('role_access', 'role_access.role_id', 'user_role.role_id')
        .innerJoin('access', 'access.id', 'role_access.access_id')
        .select(['user_role.user_id', 'access.code']),
    )

const createLostAccessError = (lost: NamedAccess[]) =>
  lost.some(({ code }) => administratorCodes.includes(code))
    ? createConflictError('Alguien debe conservar el derecho de administrar usuarios y accesos.')
    : createConflictError(
        'Nadie más podría volver a darlo.',
        lost.slice(0, maxDetails).map(({ id, name }) => ({ path: 'access', message: `Nadie más puede dar «${name}».`, id })),
      )
