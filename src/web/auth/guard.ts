import { type LoaderFunctionArgs, type MiddlewareFunction, matchPath } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { keepDataOf } from '#web/data/user-storage.ts'
import { paths } from '#web/navigation/paths.ts'
import { redirectTo } from '#web/navigation/redirect.ts'
import { forgetSignIn, rememberSignIn } from './remembered-sign-in.ts'
import { signedInUserQuery } from './signed-in-user.ts'

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** True for a 401. The error code does not tell, because 403 and 429 have the same. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** Returns the result of `run`. If it fails with 401, redirects to the sign-in page, which returns here afterwards. */
export async function redirectToLoginOn401<T>(args: RouteArgs, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    forgetSignIn()
    throw redirectToLogin(args)
  }
}

function redirectToLogin(args: RouteArgs) {
  const { pathname, search } = new URL(args.request.url)
  const url = pathname + search
  return redirectTo(args, paths.login(url === paths.home() ? undefined : url))
}

/** Runs before the routes below it. Redirects visitors who are not signed in, or must change a temporary password first, to the sign-in page. */
export const requireSignIn: MiddlewareFunction = async (args) => {
  const user = await redirectToLoginOn401(args, () => args.context.get(queryClientContext).ensureQueryData(signedInUserQuery()))
  rememberSignIn()
  keepDataOf(user.id)
  if (user.passwordTemporary) throw redirectToLogin(args)
}

/** Returns `from` as a browser reads it when it is a path on this site and not the sign-in itself, otherwise the path of the home page. */
export function toSafePath(from: string | null): string {
  if (!from?.startsWith('/')) return paths.home()
  try {
    const { origin, pathname, search, hash } = new URL(from, window.location.origin)
    // Of '/.//host' the browser makes '//host', which is another site.
    const isOnThisSite = origin === window.location.origin && !pathname.startsWith('//')
    return isOnThisSite && !matchPath(paths.login(), pathname) ? pathname + search + hash : paths.home()
  } catch {
    return paths.home() // Such as '//', which is no URL.
  }
}
