import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutationLifetime } from '../constants.ts'
import { api } from '../data/api.ts'
import { invalidateQueries } from '../data/query.ts'

/** The client or worker from whom a user is created. */
export type UserSource = { kind: 'client' | 'worker'; id: string }

/** A user name with its temporary password; the server sends the password only in this response. */
export type NewCredentials = { name: string; password: string }

/** Creates the user of a client or worker. */
export const useCreateUserFrom = ({ kind, id }: UserSource) =>
  usePasswordMutation(
    (): Promise<NewCredentials> =>
      kind === 'client'
        ? api.post('/v1/users/from-client', { body: { clientId: id } })
        : api.post('/v1/users/from-worker', { body: { workerId: id } }),
  )

/** Replaces a user's password by a new temporary one, which ends the user's sessions. */
export const useResetPassword = () =>
  usePasswordMutation((id: string): Promise<NewCredentials> => api.post('/v1/users/{id}/password', { path: { id } }))

/** A mutation whose result, a password, does not stay in the cache. */
function usePasswordMutation<Input>(mutationFn: (input: Input) => Promise<NewCredentials>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    gcTime: mutationLifetime,
    // The refetches are not awaited, so that the password is shown at once.
    onSettled: () => void invalidateQueries(queryClient, '/v1/clients', '/v1/workers', '/v1/users', '/v1/sessions'),
  })
}
