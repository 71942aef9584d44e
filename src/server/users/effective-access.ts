import type { EffectiveAccess, Role } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { spanishOrder } from '../database/search.ts'
import type { AccessTree } from '../roles/access-tree.ts'
import { selectRoles } from '../roles/sql.ts'

/** What one user holds: roles by name, each with the ids of its access, and the ids of the access given to himself. */
export type UserGrants = { roles: { role: Role; access: readonly string[] }[]; direct: readonly string[] }

/** The roles of users, by name. */
export const selectRolesOf = (db: Db, userIds: readonly string[]) =>
  selectRoles(db)
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .where('user_role.user_id', '=', anyOf(userIds))
    .orderBy(spanishOrder('role.name'))
    .orderBy('role.id')

/** What each of these users holds: three sentences for however many. */
export async function readGrants(db: Db, userIds: readonly string[]): Promise<(userId: string) => UserGrants> {
  const held = await selectRolesOf(db, userIds).select('user_role.user_id').execute()
  const given = await db.selectFrom('user_access').where('user_id', '=', anyOf(userIds)).select(['user_id', 'access_id']).execute()
  const granted = await db
    .selectFrom('role_access')
    .where('role_id', '=', anyOf([...new Set(held.map(({ id }) => id))]))
    .select(['role_id', 'access_id'])
    .execute()
  const rolesOf = Map.groupBy(held, ({ user_id }) => user_id)
  const directOf = Map.groupBy(given, ({ user_id }) => user_id)
  const accessOf = Map.groupBy(granted, ({ role_id }) => role_id)
  const ids = (rows: readonly { access_id: string }[] = []) => rows.map(({ access_id }) => access_id)
  return (userId) => ({
    roles: (rolesOf.get(userId) ?? []).map(({ user_id, ...role }) => ({ role, access: ids(accessOf.get(role.id)) })),
    direct: ids(directOf.get(userId)),
  })
}

/** All that a holding allows, by code, each with where it comes from. */
export function listEffectiveAccess({ access }: AccessTree, { roles, direct }: UserGrants): EffectiveAccess[] {
  const sourcesOf = (id: string): NonNullable<EffectiveAccess['sources']> => [
    ...(direct.includes(id) ? [{ kind: 'direct' as const, role_id: null, role_name: null }] : []),
    ...roles
      .filter((held) => held.access.includes(id))
      .map(({ role }) => ({ kind: 'role' as const, role_id: role.id, role_name: role.name })),
  ]
  return access.map((one) => ({ ...one, sources: sourcesOf(one.id) })).filter(({ sources }) => sources.length > 0)
}
