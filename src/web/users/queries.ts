import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User, UserInput, UserSort, UserUpdate } from '#api/generated/app.ts'
import { generatePassword } from '#domain/random-password.ts'
import { mutationLifetime } from '#web/constants.ts'
import { api } from '#web/data/api.ts'
import { invalidateQueries } from '#web/data/invalidate-queries.ts'
import { createFetcher, list } from '#web/data/list.ts'
import { get } from '#web/data/query.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'
import type { FetchPage } from '#web/ui/list/fetch-all-pages.ts'
import { buildPageQuery, buildResultQuery, type ListView } from '#web/ui/list/list-view.ts'

/** Every list and record that shows users, and the access of the signed-in user. */
const userPaths = ['/v1/users', '/v1/clients', '/v1/workers', '/v1/sessions', '/v1/roles', '/v1/auth/is_logged_in']

type UsersView = ListView<UserSort>

/** The users that a view shows. */
export const userListQuery = (view: UsersView) => list('/v1/users', { ...buildPageQuery(view), ...buildRoleQuery(view) })

/** Fetches any part of the users that a view finds. */
export const createUserFetcher = (view: UsersView): FetchPage<User> =>
  createFetcher('/v1/users', { ...buildResultQuery(view), ...buildRoleQuery(view) })

const buildRoleQuery = ({ filters: { role } }: UsersView) => role !== undefined && { roleId: role }

export const userQuery = (id: string) => get('/v1/users/{id}', { path: { id } })

/** The access of a user by roles and directly. */
export const effectiveAccessQuery = (id: string) => get('/v1/users/{id}/access/all', { path: { id } })

/** The clients or workers that a search finds. */
export const personSearchQuery = (kind: UserSource['kind'], search: string) =>
  list(kind === 'client' ? '/v1/clients' : '/v1/workers', { ...(search && { search }), limit: personSearchLimit })

/** The number of people that a search shows. */
export const personSearchLimit = 8

/** The client or worker from whom a user is created. */
export type UserSource = { kind: 'client' | 'worker'; id: string }

/** A user name with its temporary password; the server sends the password only in this response. */
export type NewCredentials = { name: string; password: string }

/** A user who was just created. */
export type NewUser = NewCredentials & { id: string }

/** Creates the user of a client or worker. */
export const useCreateUserFrom = () => usePasswordMutation(createUserFrom)

const createUserFrom = ({ kind, id }: UserSource): Promise<NewUser> =>
  kind === 'client'
    ? api.post('/v1/users/from-client', { body: { clientId: id } })
    : api.post('/v1/users/from-worker', { body: { workerId: id } })

/** Creates a user of the staff with a password that nobody has to think of. */
export const useCreateStaffUser = () =>
  usePasswordMutation(async (user: Omit<UserInput, 'password'>): Promise<NewUser> => {
    const password = generatePassword(pickRandomIndex)
    const { id } = await api.post('/v1/users', { body: { ...user, password } })
    return { id, name: user.name, password }
  })

// Among 2³² numbers a remainder is not noticeably more frequent than another one.
const pickRandomIndex = (count: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count

/** Replaces a user's password by a new temporary one, which ends the user's sign-ins. */
export const useResetPassword = () =>
  usePasswordMutation((id: string): Promise<NewCredentials> => api.post('/v1/users/{id}/password', { path: { id } }))

/** A mutation whose result, a password, does not stay in the cache. */
function usePasswordMutation<Input, Result extends NewCredentials>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    gcTime: mutationLifetime,
    // The refetches are not awaited, so that the password is shown immediately.
    onSettled: () => void invalidateQueries(queryClient, ...userPaths),
  })
}

/** Removes the second factor of a user who has lost it. */
export const useRemoveSecondFactor = () =>
  useChangeMutation(userPaths, (id: string) => api.delete('/v1/users/{id}/second-factor', { path: { id } }))

/** Changes the name and e-mail of a user. Rejects with a conflict if another user has changed it since it was read. */
export const useUpdateUser = () =>
  useChangeMutation(userPaths, ({ id, updatedAt, name, email }: Pick<User, 'id' | 'updatedAt'> & Omit<UserInput, 'password'>) =>
    api.put('/v1/users', { body: { id, name, email, updatedAt } satisfies Record<keyof UserUpdate, unknown> }),
  )

/** Deletes a user; `leavePage` navigates away from the user's own page. */
export const useDeleteUser = (leavePage?: () => Promise<void>) =>
  useChangeMutation(userPaths, (id: string) => api.delete('/v1/users/{id}', { path: { id } }), leavePage)

/** Gives a user some roles and takes others away. */
export const useChangeRoles = () =>
  useChangeMutation(userPaths, async ({ id, given, taken }: { id: string; given: string[]; taken: string[] }) => {
    if (given.length > 0) await api.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds: given } })
    if (taken.length > 0) await api.delete('/v1/users/{id}/roles', { path: { id }, body: { roleIds: taken } })
  })
