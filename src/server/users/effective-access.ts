import type { EffectiveAccess, UserRole } from '#api/generated/wire.ts'
import type { AccessTree } from '../access/access-tree.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { nameOrder } from '../database/search.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { selectRoles } from '../roles/sql.ts'

/** The roles of a user, sorted by name, each with the ids of its access, and the ids of the access given directly. */
export type UserGrants = { roles: { role: UserRole; access: readonly string[] }[]; direct: readonly string[] }

/** Selects the roles of users, sorted by name. */
export const selectRolesOf = (db: Db, userIds: readonly string[]) =>
  selectRoles(db)
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .where('user_role.user_id', '=', anyOf(userIds))
    .orderBy(nameOrder('role.name'))
    .orderBy('role.id')

/** Reads the grants of users with three queries, however many users there are. Returns a lookup by user id. */
export async function readGrants(db: Db, userIds: readonly string[]): Promise<(userId: string) => UserGrants> {
  const userRoles = await selectRolesOf(db, userIds).select('user_role.user_id').execute()
  const userAccess = await db.selectFrom('user_access').where('user_id', '=', anyOf(userIds)).select(['user_id', 'access_id']).execute()
  const roleAccess = await db
    .selectFrom('role_access')
    .where('role_id', '=', anyOf([...new Set(userRoles.map(({ id }) => id))]))
    .select(['role_id', 'access_id'])
    .execute()
  const rolesOf = Map.groupBy(userRoles, ({ user_id }) => user_id)
  const directOf = Map.groupBy(userAccess, ({ user_id }) => user_id)
  const accessOf = Map.groupBy(roleAccess, ({ role_id }) => role_id)
  const pickAccessIds = (rows: readonly { access_id: string }[] = []) => rows.map(({ access_id }) => access_id)
  return (userId) => ({
    roles: (rolesOf.get(userId) ?? []).map((role) => ({ role: toRole(role), access: pickAccessIds(accessOf.get(role.id)) })),
    direct: pickAccessIds(directOf.get(userId)),
  })
}

const toRole = ({ id, name, code, created_at, updated_at, deleted_at }: UserRole) =>
  ({ id, name, code, created_at, updated_at, deleted_at }) satisfies PropertiesOf<UserRole>

/** Lists the effective access of a user in the order of the tree, each with its sources. */
export function listEffectiveAccess({ access }: AccessTree, { roles, direct }: UserGrants): EffectiveAccess[] {
  const listSources = (id: string): EffectiveAccess['sources'] => [
    ...(direct.includes(id) ? [{ kind: 'direct' as const, role_id: null, role_name: null }] : []),
    ...roles
      .filter((role) => role.access.includes(id))
      .map(({ role }) => ({ kind: 'role' as const, role_id: role.id, role_name: role.name })),
  ]
  return access
    .map(
      ({ id, name, code, module_id, type }) =>
        ({ id, name, code, module_id, type, sources: listSources(id) }) satisfies PropertiesOf<EffectiveAccess>,
    )
    .filter(({ sources }) => sources.length > 0)
}
