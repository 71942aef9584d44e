import type { QueryClient } from '@tanstack/react-query'
import { signedInUserQuery } from './signed-in-user.ts'

/** Resolves with the next data of the signed-in user: after a sign-in in the dialog, or when a fetch finds the session still valid. */
export function waitForSignIn(queryClient: QueryClient): Promise<void> {
  const [path] = signedInUserQuery().queryKey
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === path) resolve()
  })
  return promise.finally(unsubscribe)
}
