import type { QueryClient } from '@tanstack/react-query'
import { signedInUserQuery } from './session.ts'

/** Resolves when the session is known anew: somebody signed in over the page, or it had not ended after all. */
export function waitForSignIn(client: QueryClient): Promise<void> {
  const [path] = signedInUserQuery().queryKey
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === path) resolve()
  })
  return promise.finally(stop)
}
