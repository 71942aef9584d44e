import { changeAccess, refuseMissingAccess, refuseUserWithMoreAccess, requireAdministrator } from '../access/access-changes.ts'
import { readAccessTree } from '../access/access-tree.ts'
import { readCodesOfRoles, requireAccess, selectDirectAccess } from '../access/sql.ts'
import type { Operations } from '../call.ts'
import { matchesSearch, spanishOrder } from '../database/search.ts'
import { createBadRequestError, requireFound } from '../errors.ts'
import { fetchPage, parseSort } from '../list.ts'
import { replacePassword, selectCredentialsById } from '../passwords/credentials.ts'
import { createRandomPassword, hashPassword } from '../passwords/password-hash.ts'
import { refuseCommonPassword } from '../passwords/password-rules.ts'
import { requireRoles } from '../roles/sql.ts'
import { refuseStale } from '../stale.ts'
import { listEffectiveAccess, readGrants, selectRolesOf } from './effective-access.ts'
import { createUserFromPerson } from './from-person.ts'
import { deleteUserAccess, deleteUserRoles, insertUserAccess, insertUserRoles } from './grants.ts'
import { removeUser } from './remove-user.ts'
import { insertUser, joinRolesAndAccess, lockUser, readUser, requireUser, selectUsers, updateUser, userSearchText } from './sql.ts'

const accessNotHeldMessage = 'No puede dar permisos que usted no tiene.'

export const users = {
  listUsers: async ({ db, query, reply }) => {
    const { by, direction } = parseSort(query.sort ?? 'name')
    const filtered = selectUsers(db)
      .where(matchesSearch(userSearchText, query.search ?? ''))
      .orderBy(by === 'name' ? spanishOrder('app_user.name') : 'app_user.created_at', direction)
      .orderBy('app_user.id', direction)
    return joinRolesAndAccess(db, await fetchPage(filtered, { query, reply }))
  },

  getUser: ({ db, path }) => readUser(db, path.id),

  createUser: async ({ db, body }) => {
    const { name, email, password } = body
    refuseCommonPassword(password, 'password')
    return insertUser(db, { name, email, password_hash: await hashPassword(password), password_temporary: false })
  },

  createUserFromClient: ({ db, body }) => createUserFromPerson(db, { client_id: body.client_id }),

  createUserFromWorker: ({ db, body }) => createUserFromPerson(db, { worker_id: body.worker_id }),

  updateUser: ({ db, body, actor, settings }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const user = await lockUser(trx, body.id)
      if (!user) throw createBadRequestError('Este usuario no existe.', [{ path: 'id', message: 'Este usuario no existe.' }])
      await refuseUserWithMoreAccess(trx, actorAccess, user.id)
      refuseStale(user, body.updated_at, settings)
      await updateUser(trx, user.id, body)
      return readUser(trx, user.id)
    }),

  deleteUser: ({ db, path, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await lockUser(trx, path.id), 'el usuario')
      await removeUser(trx, user.id, actor, actorAccess)
    }),

  resetUserPassword: async ({ db, path, actor }) => {
    const password = createRandomPassword()
    const password_hash = await hashPassword(password)
    return changeAccess(db, actor, async (trx, actorAccess) => {
      const user = requireFound(await selectCredentialsById(trx, path.id).forUpdate().executeTakeFirst(), 'el usuario')
      await refuseUserWithMoreAccess(trx, actorAccess, user.id)
      await replacePassword(trx, user, { password_hash, temporary: true })
      return { name: user.name, password }
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
      await deleteUserRoles(trx, user.id, roles)
      await requireAdministrator(trx)
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
      await deleteUserAccess(trx, user.id, access)
      await requireAdministrator(trx)
    }),
} satisfies Partial<Operations>
