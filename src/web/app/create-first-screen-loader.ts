import type { LoaderFunction, RouteObject } from 'react-router'
import { canAccess } from '../auth/access.ts'
import { signedInUserQuery } from '../auth/signed-in-user.ts'
import { queryClientContext } from '../data/query-client.ts'
import { redirectTo } from '../navigation/redirect.ts'
import type { RouteHandle } from './screen.ts'

/** Creates the loader of /admin/, which redirects to the first screen of the navigation that the user can open. */
export const createFirstScreenLoader =
  (screens: readonly RouteObject[]): LoaderFunction =>
  async (args) => {
    const user = await args.context.get(queryClientContext).ensureQueryData(signedInUserQuery())
    const handles = screens.map(({ handle }) => handle as RouteHandle)
    const first = handles.find(({ navigation, operation }) => navigation && (!operation || canAccess(user, operation)))
    if (first?.navigation) throw redirectTo(args, first.navigation.getPath())
    return null
  }
