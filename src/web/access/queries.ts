import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Access } from '#api/generated/app.ts'
import { signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { api } from '#web/data/api.ts'
import { invalidateQueries } from '#web/data/invalidate-queries.ts'
import { list } from '#web/data/list.ts'
import { get } from '#web/data/query.ts'
import { roleAccessQuery } from '#web/roles/queries.ts'

/** A role or user whose access is shown. */
export type AccessTarget = { kind: 'role' | 'user'; id: string }

/** The access that was given to the user directly. */
export const directAccessQuery = (id: string) => get('/v1/users/{id}/access', { path: { id } })

/** The number of users that a search shows. */
export const userSearchLimit = 8

/** The first users whom a text finds. */
export const userSearchQuery = (search: string) => list('/v1/users', { ...(search && { search }), limit: userSearchLimit })

/** The access to give and to take. */
export type AccessChanges = { give: readonly Access[]; take: readonly Access[] }

/**
 * Sends the changes of a role's or user's access in two calls, and puts each into the cache as soon as it has succeeded,
 * so that only what was not applied stays pending. `onGiven` runs between the two. Access is given first: a "Todo" that is replaced by single types never leaves a moment without both.
 */
export function useApplyAccess({ kind, id }: AccessTarget) {
  const queryClient = useQueryClient()
  const { queryKey } = kind === 'role' ? roleAccessQuery(id) : directAccessQuery(id)
  const path = { id }
  const update = (change: (stored: readonly Access[]) => Access[]) =>
    queryClient.setQueryData(queryKey, (stored: Access[] | undefined) => stored && change(stored))
  return useMutation({
    mutationFn: async ({ give, take, onGiven }: AccessChanges & { onGiven: () => void }) => {
      if (give.length > 0) {
        const body = { accessIds: give.map((access) => access.id) }
        await (kind === 'role' ? api.post('/v1/roles/{id}/access', { path, body }) : api.post('/v1/users/{id}/access', { path, body }))
        update((stored) => [...stored, ...give])
        onGiven()
      }
      if (take.length > 0) {
        const body = { accessIds: take.map((access) => access.id) }
        await (kind === 'role'
          ? api.post('/v1/roles/{id}/access/remove', { path, body })
          : api.delete('/v1/users/{id}/access', { path, body }))
        update((stored) => stored.filter((access) => !body.accessIds.includes(access.id)))
      }
    },
    onSettled: () => invalidateQueries(queryClient, '/v1/roles', '/v1/users', String(signedInUserQuery().queryKey[0])),
  })
}
