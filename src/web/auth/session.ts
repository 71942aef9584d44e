import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Data } from '#api/client.ts'
import { get } from '../data/query.ts'
import { settingsQuery } from '../data/settings.ts'

/** Who is signed in, with what he may do. */
export type SignedInUser = Data<'get', '/v1/auth/is_logged_in'>

export const signedInUserQuery = () => get('/v1/auth/is_logged_in')

/** The signed-in user as the admin area reads him: once for everything below, because nearly every part asks what he may do. */
export const useSignedInUserQuery = () => useSuspenseQuery(signedInUserQuery()).data

/** Hands the signed-in user down. */
export const SignedInUserContext = createContext<SignedInUser | null>(null)

/** The signed-in user; below the guard there is always one. */
export function useSignedInUser(): SignedInUser {
  const user = use(SignedInUserContext)
  if (!user) throw new Error('There is no signed-in user above this')
  return user
}

/** Nothing of somebody's stays for the next one; the settings are nobody's. */
export function clearUserData(client: QueryClient) {
  const [settings] = settingsQuery().queryKey
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings })
  client.getMutationCache().clear()
}
