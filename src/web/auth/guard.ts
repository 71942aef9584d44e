import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { queryClientContext } from '../data/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { redirectTo } from '../navigation/redirect.ts'
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
    const { pathname, search } = new URL(args.request.url)
    const url = pathname + search
    throw redirectTo(args, paths.login(url === paths.home() ? undefined : url))
  }
}

/** Runs before the routes below it and redirects a visitor who is not signed in to the sign-in page. */
export const requireSignIn: MiddlewareFunction = async (args) => {
  await redirectToLoginOn401(args, () => args.context.get(queryClientContext).ensureQueryData(signedInUserQuery()))
}

/** Returns `from` when it is a path on this site, otherwise the path of the home page. */
export const toSafePath = (from: string | null) => (from !== null && /^\/(?![/\\])/.test(from) ? from : paths.home())
