import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../data/api.ts'
import { invalidateQueries } from '../data/query.ts'

/** The client or worker from whom a user is created. */
export type UserSource = { kind: 'client' | 'worker'; id: string }

/** A user with a temporary password, as one answer shows it and no other. */
export type NewCredentials = { name: string; password: string }

/** Makes the user of a client or worker. */
export const useCreateUserFrom = ({ kind, id }: UserSource) =>
  usePasswordMutation(
    (): Promise<NewCredentials> =>
      kind === 'client'
        ? api.post('/v1/users/from-client', { body: { clientId: id } })
        : api.post('/v1/users/from-worker', { body: { workerId: id } }),
  )

/** Gives a user a new temporary password; ends the user's sign-ins. */
export const useResetPassword = () =>
  usePasswordMutation((id: string): Promise<NewCredentials> => api.post('/v1/users/{id}/password', { path: { id } }))

/** Nothing keeps the password but who has asked for it. */
function usePasswordMutation<Input>(mutationFn: (input: Input) => Promise<NewCredentials>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    gcTime: 0,
    // not waited for: the password is on its way to the screen
    onSettled: () => void invalidateQueries(client, '/v1/clients', '/v1/workers', '/v1/users', '/v1/sessions'),
  })
}
