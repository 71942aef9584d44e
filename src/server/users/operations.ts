import type { UserFromClient, UserFromWorker } from '#api/generated/wire.ts'
import { changeAccess, refuseMissingAccess, refuseUserWithMoreAccess, refuseUserWithMoreAccessOrData } from '../access/access-changes.ts'
import { readAccessTree } from '../access/access-tree.ts'
import { keepRecoverable } from '../access/recoverable-access.ts'
import { readCodesOfRoles, requireAccess, selectDirectAccess } from '../access/sql.ts'
import type { Operations } from '../call.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import { nameOrder } from '../database/search.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createConflictError, requireFound } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { fetchPage, parseSort } from '../list.ts'
import { buildTemporaryPassword, replacePassword, selectCredentialsById } from '../passwords/credentials.ts'
import { createRandomPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/password-rules.ts'
import { matchesPerson } from '../people/order.ts'
import { refuseUnknownRole, requireRoles, selectRoleUsers } from '../roles/sql.ts'
import { deleteSecondFactor } from '../second-factor/sql.ts'
import { refuseStale } from '../stale.ts'
import { listEffectiveAccess, readGrants, selectRolesOf } from './effective-access.ts'
import { createUserFromPerson } from './from-person.ts'
import { deleteUserAccess, deleteUserRoles, insertUserAccess, insertUserRoles } from './grants.ts'
import { removeUser } from './remove-user.ts'
import { buildUserSearchText, insertUser, joinRolesAndAccess, lockUser, readUser, requireUser, selectUsers, updateUser } from './sql.ts'
import { readUserName } from './user-name.ts'

const accessNotHeldMessage = 'No puede dar permisos que usted no tiene.'

export const users = {
  listUsers: async ({ db, query, reply, actor }) => {
    await refuseUnknownRole(db, query.role_id)
    const { by, direction } = parseSort(query.sort ?? 'name')
    const filtered = selectUsers(db)
      .where(matchesPerson(query.search, buildUserSearchText(actor)))
      .$if(query.role_id !== undefined, (users) =>
        users.where('app_user.id', 'in', selectRoleUsers(db).where('role_id', '=', query.role_id!).select('user_id')),
      )
      .orderBy(by === 'name' ? nameOrder('app_user.name') : `app_user.${by}_at`, direction)
      .orderBy('app_user.id', direction)
    return joinRolesAndAccess(db, await fetchPage(filtered, { query, reply }), actor)
  },

  getUser: ({ db, path, actor }) => readUser(db, path.id, actor),

  createUser: async (call) => {
    const { db, body, actor, now, hashPassword } = call
    const { email, password } = body
    const name = readUserName(body.name)
    refuseWeakPassword(password, 'password', [name, email ?? ''])
    const hashed = buildTemporaryPassword(await hashPassword(password, actor.id), now)
    return runTransaction(db, (trx) => runOnce(trx, call, () => insertUser(trx, { ...body, name }, hashed)))
  },

  createUserFromClient: (call) =>
    createUserFromPerson(call, { client_id: call.body.client_id } satisfies ColumnsOf<'app_user', UserFromClient>),

  createUserFromWorker: (call) =>
    createUserFromPerson(call, { worker_id: call.body.worker_id } satisfies ColumnsOf<'app_user', UserFromWorker>),

  updateUser: ({ db, body, actor, settings }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const user = await lockUser(trx, body.id)
      if (!user) throw createBadRequestError('Este usuario no existe.', [{ path: 'id', message: 'Este usuario no existe.' }])
      await refuseUserWithMoreAccessOrData(trx, actor, actorAccess, user)
      refuseStale(user, body.updated_at, settings)
      await updateUser(trx, user.id, { ...body, name: readUserName(body.name) })
      return readUser(trx, user.id, actor)
    }),

  deleteUser: ({ db, path, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await lockUser(trx, path.id), 'el usuario')
      await removeUser(trx, user, actor, actorAccess)
    }),

  resetUserPassword: async ({ db, path, actor, now, hashPassword }) => {
    // Otherwise a stolen cookie would be enough to get a password, with which the thief could sign in again at any time.
    if (path.id.toLowerCase() === actor.id) throw createConflictError('Su propia contraseña se cambia con la actual.')
    const password = createRandomPassword()
    const password_hash = await hashPassword(password, actor.id)
    return changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await selectCredentialsById(trx, path.id).forUpdate().executeTakeFirst(), 'el usuario')
      await refuseUserWithMoreAccessOrData(trx, actor, actorAccess, user)
      await replacePassword(trx, user, buildTemporaryPassword(password_hash, now))
      return { name: user.name, password }
    })
  },

  removeUserSecondFactor: ({ db, path, actor }) => {
    // Otherwise a stolen cookie would be enough to remove it.
    if (path.id.toLowerCase() === actor.id) throw createConflictError('Su propia verificación en dos pasos se quita con su contraseña.')
    return changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await lockUser(trx, path.id), 'el usuario')
      await refuseUserWithMoreAccessOrData(trx, actor, actorAccess, user)
      await deleteSecondFactor(trx, user.id)
    })
  },

  listUserRoles: async ({ db, path }) => {
    await requireUser(db, path.id)
    return selectRolesOf(db, [path.id]).execute()
  },

  giveUserRoles: ({ db, path, body, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await lockUser(trx, path.id), 'el usuario')
      const roles = await requireRoles(trx, body.role_ids)
      const codes = await readCodesOfRoles(
        trx,
        roles.map(({ id }) => id),
      )
      refuseMissingAccess(actorAccess, codes, accessNotHeldMessage)
      await refuseUserWithMoreAccess(trx, actorAccess, user.id)
      await insertUserRoles(trx, user.id, roles)
    }),

  takeUserRoles: ({ db, path, body, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await lockUser(trx, path.id), 'el usuario')
      const roles = await requireRoles(trx, body.role_ids)
      await refuseUserWithMoreAccess(trx, actorAccess, user.id)
      await keepRecoverable(trx, () => deleteUserRoles(trx, user.id, roles))
    }),

  listUserAccess: async ({ db, path }) => {
    await requireUser(db, path.id)
    return selectDirectAccess(db, path.id).execute()
  },

  listEffectiveUserAccess: async ({ db, path }) => {
    const user = await requireUser(db, path.id)
    const getGrants = await readGrants(db, [user.id])
    return listEffectiveAccess(await readAccessTree(db), getGrants(user.id))
  },

  giveUserAccess: ({ db, path, body, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await lockUser(trx, path.id), 'el usuario')
      const access = await requireAccess(trx, body.access_ids)
      refuseMissingAccess(
        actorAccess,
        access.map(({ code }) => code),
        accessNotHeldMessage,
      )
      await refuseUserWithMoreAccess(trx, actorAccess, user.id)
      await insertUserAccess(trx, user.id, access)
    }),

  takeUserAccess: ({ db, path, body, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await lockUser(trx, path.id), 'el usuario')
      const access = await requireAccess(trx, body.access_ids)
      await refuseUserWithMoreAccess(trx, actorAccess, user.id)
      await keepRecoverable(trx, () => deleteUserAccess(trx, user.id, access))
    }),
} satisfies Partial<Operations>
