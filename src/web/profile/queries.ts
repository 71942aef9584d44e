import type { Data } from '#api/client.ts'
import { api } from '#web/data/api.ts'
import { get } from '#web/data/query.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'

/** Whether the signed-in user needs a code to sign in. */
export const secondFactorQuery = () => get('/v1/auth/second-factor')

/** The places where the user is signed in. */
export const signInsQuery = () => get('/v1/auth/sign-ins')

/** One place where the user is signed in. */
export type SignIn = Data<'get', '/v1/auth/sign-ins'>[number]

/** What changes with one's own second factor: it also ends sign-ins. */
export const secondFactorPaths = ['/v1/auth', '/v1/users', '/v1/changes']

/** Ends one of the user's sign-ins. */
export const useEndSignIn = () =>
  useChangeMutation(['/v1/auth/sign-ins'], (id: string) => api.delete('/v1/auth/sign-ins/{id}', { path: { id } }))

/** Ends every sign-in of the user but this one. */
export const useEndOtherSignIns = () => useChangeMutation(['/v1/auth/sign-ins'], () => api.delete('/v1/auth/sign-ins'))
