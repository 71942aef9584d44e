import { hashPassword, randomPassword } from '../auth/password.ts'
import { refuseCommon } from '../auth/password-rules.ts'
import { replacePassword, selectCredentialsOf } from '../auth/sql.ts'
import type { Operations } from '../call.ts'
import { hasWords, spanishOrder } from '../database/search.ts'
import { badRequest, found } from '../errors.ts'
import { listed, orderOf } from '../list.ts'
import { accessNamed, readCodesOfRoles, selectDirectAccess } from '../roles/access.ts'
import { readTree } from '../roles/tree.ts'
import { refuseStale } from '../stale.ts'
import { endUser } from './end-user.ts'
import { createUserOf } from './from-person.ts'
import { deleteUserAccess, deleteUserRoles, insertUserAccess, insertUserRoles, rolesNamed } from './given.ts'
import { effectiveAccess, readHoldings, selectRolesOf } from './holdings.ts'
import { changeRights, keepAdministrator, refuseBeyond, refuseIfAbove } from './rights.ts'
import { insertUser, lockUser, nameAndPerson, readUser, requireUser, selectUsers, updateUser, wholeUsers } from './sql.ts'

const notYours = 'No puede dar permisos que usted no tiene.'

export const users = {
  listUsers: async ({ db, query, reply }) => {
    const { by, direction } = orderOf(query.sort ?? 'name')
    const chosen = selectUsers(db)
      .where(hasWords(nameAndPerson, query.search ?? ''))
      .orderBy(by === 'name' ? spanishOrder('app_user.name') : 'app_user.created_at', direction)
      .orderBy('app_user.id', direction)
    return wholeUsers(db, await listed(chosen, { query, reply }))
  },

  getUser: ({ db, path }) => readUser(db, path.id),

  createUser: async ({ db, body }) => {
    const { name, email, password } = body
    refuseCommon(password, 'password')
    return insertUser(db, { name, email, password_hash: await hashPassword(password), password_temporary: false })
  },

  createUserFromClient: ({ db, body }) => createUserOf(db, { client_id: body.client_id }),

  createUserFromWorker: ({ db, body }) => createUserOf(db, { worker_id: body.worker_id }),

  updateUser: ({ db, body, actor, settings }) =>
    changeRights(db, actor, async (trx, held) => {
      const user = await lockUser(trx, body.id)
      if (!user) throw badRequest('Este usuario no existe.', [{ path: 'id', message: 'Este usuario no existe.' }])
      await refuseIfAbove(trx, held, user.id)
      refuseStale(user, body.updated_at, settings)
      await updateUser(trx, user.id, body)
      return readUser(trx, user.id)
    }),

  deleteUser: ({ db, path, actor }) =>
    changeRights(db, actor, async (trx, held) => {
      const user = found(await lockUser(trx, path.id), 'el usuario')
      await endUser(trx, user.id, actor, held)
    }),

  resetUserPassword: async ({ db, path, actor }) => {
    const password = randomPassword()
    const password_hash = await hashPassword(password)
    return changeRights(db, actor, async (trx, held) => {
      const user = found(await selectCredentialsOf(trx, path.id).forUpdate().executeTakeFirst(), 'el usuario')
      await refuseIfAbove(trx, held, user.id)
      await replacePassword(trx, user, { password_hash, temporary: true })
      return { name: user.name, password }
    })
  },

  listUserRoles: async ({ db, path }) => {
    await requireUser(db, path.id)
    return selectRolesOf(db, [path.id]).execute()
  },

  giveUserRoles: ({ db, path, body, actor }) =>
    changeRights(db, actor, async (trx, held) => {
      const user = found(await lockUser(trx, path.id), 'el usuario')
      const roles = await rolesNamed(trx, body.role_ids)
      const codes = await readCodesOfRoles(
        trx,
        roles.map(({ id }) => id),
      )
      refuseBeyond(held, codes, notYours)
      await refuseIfAbove(trx, held, user.id)
      await insertUserRoles(trx, user.id, roles)
    }),

  takeUserRoles: ({ db, path, body, actor }) =>
    changeRights(db, actor, async (trx, held) => {
      const user = found(await lockUser(trx, path.id), 'el usuario')
      const roles = await rolesNamed(trx, body.role_ids)
      await refuseIfAbove(trx, held, user.id)
      await deleteUserRoles(trx, user.id, roles)
      await keepAdministrator(trx)
    }),

  listUserAccess: async ({ db, path }) => {
    await requireUser(db, path.id)
    return selectDirectAccess(db, path.id).execute()
  },

  listEffectiveUserAccess: async ({ db, path }) => {
    const user = await requireUser(db, path.id)
    const holdingOf = await readHoldings(db, [user.id])
    return effectiveAccess(await readTree(db), holdingOf(user.id))
  },

  giveUserAccess: ({ db, path, body, actor }) =>
    changeRights(db, actor, async (trx, held) => {
      const user = found(await lockUser(trx, path.id), 'el usuario')
      const access = await accessNamed(trx, body.access_ids)
      refuseBeyond(
        held,
        access.map(({ code }) => code),
        notYours,
      )
      await refuseIfAbove(trx, held, user.id)
      await insertUserAccess(trx, user.id, access)
    }),

  takeUserAccess: ({ db, path, body, actor }) =>
    changeRights(db, actor, async (trx, held) => {
      const user = found(await lockUser(trx, path.id), 'el usuario')
      const access = await accessNamed(trx, body.access_ids)
      await refuseIfAbove(trx, held, user.id)
      await deleteUserAccess(trx, user.id, access)
      await keepAdministrator(trx)
    }),
} satisfies Partial<Operations>
