import type { Operations } from '../call.ts'
import { hasWords, plainText, spanishOrder } from '../database/search.ts'
import { badRequest, conflict, found } from '../errors.ts'
import { listed, orderOf } from '../list.ts'
import { refuseStale } from '../stale.ts'
import { changeRights, keepAdministrator, refuseBeyond } from '../users/rights.ts'
import { accessNamed, deleteRoleAccess, insertRoleAccess, readCodesOfRoles, selectAccessOfRole } from './access.ts'
import { countHolders, deleteRole, insertRole, lockRole, readRole, selectRoles, updateRole } from './sql.ts'
import { readTree } from './tree.ts'

const above = 'Este rol tiene permisos que usted no tiene.'

export const roles = {
  listRoles: ({ db, query, reply }) => {
    const { by, direction } = orderOf(query.sort ?? 'name')
    const chosen = selectRoles(db)
      .where(hasWords(plainText('role.name'), query.search ?? ''))
      .orderBy(by === 'name' ? spanishOrder('role.name') : 'role.created_at', direction)
      .orderBy('role.id', direction)
    return listed(chosen, { query, reply })
  },

  getRole: ({ db, path }) => readRole(db, path.id),

  createRole: ({ db, body }) => insertRole(db, body),

  updateRole: ({ db, path, body, actor, settings }) => {
    if (body.id.toLowerCase() !== path.id.toLowerCase())
      throw badRequest('El rol de la petición no es el de la dirección.', [
        { path: 'id', message: 'Debe ser el mismo que en la dirección.' },
      ])
    return changeRights(db, actor, async (trx, held) => {
      const role = found(await lockRole(trx, path.id), 'el rol')
      refuseBeyond(held, await readCodesOfRoles(trx, [role.id]), above)
      refuseStale(role, body.updated_at, settings)
      await updateRole(trx, role.id, body)
      return readRole(trx, role.id)
    })
  },

  deleteRole: ({ db, path, actor }) =>
    changeRights(db, actor, async (trx, held) => {
      const role = found(await lockRole(trx, path.id), 'el rol')
      refuseBeyond(held, await readCodesOfRoles(trx, [role.id]), above)
      const holders = await countHolders(trx, role.id)
      const words = holders === 1 ? '1 usuario' : `${holders} usuarios`
      if (holders > 0)
        throw conflict(`No se puede eliminar el rol ${role.name}: lo ${holders === 1 ? 'tiene' : 'tienen'} ${words}.`, [
          { path: 'users', message: `${words}.` },
        ])
      await deleteRole(trx, role.id)
    }),

  listRoleAccess: async ({ db, path }) => {
    const { id } = await readRole(db, path.id)
    return selectAccessOfRole(db, id).execute()
  },

  giveRoleAccess: ({ db, path, body, actor }) =>
    changeRights(db, actor, async (trx, held) => {
      const role = found(await lockRole(trx, path.id), 'el rol')
      const access = await accessNamed(trx, body.access_ids)
      const codes = access.map(({ code }) => code)
      refuseBeyond(held, codes, 'No puede dar permisos que usted no tiene.')
      refuseBeyond(held, await readCodesOfRoles(trx, [role.id]), above)
      await insertRoleAccess(trx, role.id, access)
    }),

  takeRoleAccess: ({ db, path, body, actor }) =>
    changeRights(db, actor, async (trx, held) => {
      const role = found(await lockRole(trx, path.id), 'el rol')
      const access = await accessNamed(trx, body.access_ids)
      refuseBeyond(held, await readCodesOfRoles(trx, [role.id]), above)
      await deleteRoleAccess(trx, role.id, access)
      await keepAdministrator(trx)
    }),

  listPermissions: async ({ db }) => (await readTree(db)).prunedTo(() => true),
} satisfies Partial<Operations>
