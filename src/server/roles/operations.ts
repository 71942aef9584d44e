import { hasAnyAccess } from '#domain/access.ts'
import { splitWords } from '#domain/search.ts'
import { changeAccess, refuseMissingAccess } from '../access/access-changes.ts'
import { readAccessTree } from '../access/access-tree.ts'
import { keepRecoverable } from '../access/recoverable-access.ts'
import { deleteRoleAccess, insertRoleAccess, readCodesOfRoles, requireAccess, selectAccessOfRole } from '../access/sql.ts'
import type { Operations } from '../call.ts'
import { containsWords, nameOrder, searchableText } from '../database/search.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createConflictError, requireFound } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { fetchPage, parseSort } from '../list.ts'
import { refuseStale } from '../stale.ts'
import { deleteRole, insertRole, lockRole, readRole, readRoleUsers, selectCountedRoles, updateRole } from './sql.ts'

const roleWithMoreAccess = 'Este rol tiene permisos que usted no tiene.'

export const roles = {
  listRoles: ({ db, query, reply }) => {
    const { by, direction } = parseSort(query.sort ?? 'name')
    const filtered = selectCountedRoles(db)
      .where(containsWords(searchableText('role.name'), splitWords(query.search ?? '')))
      .orderBy(by === 'name' ? nameOrder('role.name') : 'role.created_at', direction)
      .orderBy('role.id', direction)
    return fetchPage(filtered, { query, reply })
  },

  getRole: ({ db, path }) => readRole(db, path.id),

  createRole: (call) => runTransaction(call.db, (trx) => runOnce(trx, call, () => insertRole(trx, call.body))),

  updateRole: ({ db, path, body, actor, settings }) => {
    if (body.id.toLowerCase() !== path.id.toLowerCase())
      throw createBadRequestError('El rol de la petición no es el de la dirección.', [
        { path: 'id', message: 'Debe ser el mismo que en la dirección.' },
      ])
    return changeAccess(db, actor, async (trx, actorAccess) => {
      const role = requireFound(await lockRole(trx, path.id), 'el rol')
      refuseMissingAccess(actorAccess, await readCodesOfRoles(trx, [role.id]), roleWithMoreAccess)
      refuseStale(role, body.updated_at, settings)
      await updateRole(trx, role.id, body)
      return readRole(trx, role.id)
    })
  },

  deleteRole: ({ db, path, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const role = requireFound(await lockRole(trx, path.id), 'el rol')
      refuseMissingAccess(actorAccess, await readCodesOfRoles(trx, [role.id]), roleWithMoreAccess)
      const users = await readRoleUsers(trx, role.id)
      if (users.length > 0) throw createRoleInUseError(role.name, users, hasAnyAccess(actorAccess, ['users.read']))
      await deleteRole(trx, role.id)
    }),

  listRoleAccess: async ({ db, path }) => {
    const { id } = await readRole(db, path.id)
    return selectAccessOfRole(db, id).execute()
  },

  giveRoleAccess: ({ db, path, body, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const role = requireFound(await lockRole(trx, path.id), 'el rol')
      const access = await requireAccess(trx, body.access_ids)
      const codes = access.map(({ code }) => code)
      refuseMissingAccess(actorAccess, codes, 'No puede dar permisos que usted no tiene.')
      refuseMissingAccess(actorAccess, await readCodesOfRoles(trx, [role.id]), roleWithMoreAccess)
      await insertRoleAccess(trx, role.id, access)
    }),

  takeRoleAccess: ({ db, path, body, actor }) =>
    changeAccess(db, actor, async (trx, actorAccess) => {
      const role = requireFound(await lockRole(trx, path.id), 'el rol')
      const access = await requireAccess(trx, body.access_ids)
      refuseMissingAccess(actorAccess, await readCodesOfRoles(trx, [role.id]), roleWithMoreAccess)
      await keepRecoverable(trx, () => deleteRoleAccess(trx, role.id, access))
    }),

  listPermissions: async ({ db }) => (await readAccessTree(db)).prune(() => true),
} satisfies Partial<Operations>

type RoleUser = { id: string; name: string }

/** Creates the conflict for a role that users have. Their names are for readers who may read users. */
function createRoleInUseError(name: string, users: readonly RoleUser[], canReadUsers: boolean) {
  const count = users.length === 1 ? '1 usuario' : `${users.length} usuarios`
  const details = users.slice(0, 20).map((user) => ({ path: 'users', message: `Lo tiene ${user.name}.`, id: user.id }))
  return createConflictError(
    `No se puede eliminar el rol ${name}: lo ${users.length === 1 ? 'tiene' : 'tienen'} ${count}.`,
    canReadUsers ? details : [],
  )
}
