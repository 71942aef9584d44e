import type { Role, RoleInput, RoleUpdate } from '#api/generated/app.ts'
import { signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { api } from '#web/data/api.ts'
import { list } from '#web/data/list.ts'
import { get } from '#web/data/query.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'

/** The roles by name. */
export const rolesQuery = () => get('/v1/roles')

export const roleQuery = (id: string) => get('/v1/roles/{id}', { path: { id } })

/** The access that a role gives. */
export const roleAccessQuery = (id: string) => get('/v1/roles/{id}/access', { path: { id } })

/** The tree of modules with their access. */
export const permissionsQuery = () => get('/v1/permissions')

/** The users who hold a role, the first 50 by name. */
export const holdersQuery = (roleId: string) => list('/v1/users', { roleId, limit: 50 })

/** Everything that shows roles or depends on their access, the signed-in user included. */
const rolePaths = ['/v1/roles', '/v1/users', String(signedInUserQuery().queryKey[0])]

export const useCreateRole = () => useChangeMutation(rolePaths, (body: RoleInput) => api.post('/v1/roles', { body }))

/** Updates a role. Rejects with a conflict if another user has changed it since it was read. */
export const useUpdateRole = () =>
  useChangeMutation(rolePaths, ({ id, updatedAt, name, code }: Pick<Role, 'id' | 'updatedAt'> & RoleInput) =>
    api.put('/v1/roles/{id}', { path: { id }, body: { id, name, code, updatedAt } satisfies Record<keyof RoleUpdate, unknown> }),
  )

/** Deletes a role; `leavePage` navigates away from the role's own page. */
export const useDeleteRole = (leavePage?: () => Promise<void>) =>
  useChangeMutation(rolePaths, (id: string) => api.delete('/v1/roles/{id}', { path: { id } }), leavePage)
