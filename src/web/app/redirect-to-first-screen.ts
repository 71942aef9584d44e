import type { LoaderFunction, RouteObject } from 'react-router'
import { canAccess } from '../auth/access.ts'
import { signedInUserQuery } from '../auth/session.ts'
import { queryClientContext } from '../data/query-client.ts'
import { redirectTo } from '../navigation/redirect.ts'
import type { RouteHandle } from './screen.ts'

/** Leads from the admin area's door to the first screen of its navigation that the user may open. */
export const redirectToFirstScreen =
  (screens: readonly RouteObject[]): LoaderFunction =>
  async (args) => {
    const user = await args.context.get(queryClientContext).ensureQueryData(signedInUserQuery())
    const places = screens.map(({ handle }) => handle as RouteHandle)
    const open = places.find(({ navigation, operation }) => navigation && (!operation || canAccess(user, operation)))
    if (open?.navigation) throw redirectTo(args, open.navigation.to())
    return null
  }
