import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Data } from '#api/client.ts'
import { get } from '#web/data/query.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { pauseStorage } from '#web/data/user-storage.ts'
import { forgetSentForms } from '#web/ui/form/sent-forms.ts'

/** The signed-in user with their access. */
export type SignedInUser = Data<'get', '/v1/auth/is_logged_in'>

export const signedInUserQuery = () => get('/v1/auth/is_logged_in')

/** Reads the signed-in user from the query cache; the admin area calls it once and provides the user to all its parts. */
export const useSignedInUserQuery = () => useSuspenseQuery(signedInUserQuery()).data

export const SignedInUserContext = createContext<SignedInUser | null>(null)

/** Returns the signed-in user of the admin area. */
export function useSignedInUser(): SignedInUser {
  const user = use(SignedInUserContext)
  if (!user) throw new Error('useSignedInUser needs a SignedInUserContext above it')
  return user
}

/** Removes the data of the previous user from the cache and the window; the settings are the same for all users. */
export function clearUserData(queryClient: QueryClient) {
  const [settingsPath] = settingsQuery().queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== settingsPath })
  queryClient.getMutationCache().clear()
  forgetSentForms()
  pauseStorage()
}
