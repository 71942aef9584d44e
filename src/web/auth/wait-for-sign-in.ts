import type { QueryClient } from '@tanstack/react-query'
import { type SignedInUser, signedInUserQuery } from './signed-in-user.ts'

/**
 * Resolves with the next data of a signed-in user who may work: after a sign-in in the dialog, or when a fetch finds the session still valid.
 * With a temporary password every other call would be refused.
 */
export function waitForSignIn(queryClient: QueryClient): Promise<void> {
  const [path] = signedInUserQuery().queryKey
  return new Promise<void>((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== path) return
      if ((event.action.data as SignedInUser).passwordTemporary) return
      unsubscribe()
      resolve()
    })
  })
}
