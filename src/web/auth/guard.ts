import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { queryClientContext } from '../data/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { redirectTo } from '../navigation/redirect.ts'
import { signedInUserQuery } from './session.ts'

type Visit = { request: Request; context: Readonly<RouterContextProvider> }

/** By status: 403 and 429 share its code. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** What `run` answers; without a session the way leads to the sign-in and back here. */
export async function redirectToLoginOn401<T>(visit: Visit, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    const { pathname, search } = new URL(visit.request.url)
    const here = pathname + search
    throw redirectTo(visit, paths.login(here === paths.home() ? undefined : here))
  }
}

/** Nothing below runs without a session; whoever has none signs in and comes back. */
export const requireSession: MiddlewareFunction = async (visit) => {
  await redirectToLoginOn401(visit, () => visit.context.get(queryClientContext).ensureQueryData(signedInUserQuery()))
}

/** A path of our own to go on to, or home: never another site. */
export const toSafePath = (from: string | null) => (from !== null && /^\/(?![/\\])/.test(from) ? from : paths.home())
