import type { LoaderFunction, RouteObject } from 'react-router'
import { may } from '../auth/rights.ts'
import { sessionQuery } from '../auth/session.ts'
import { queries } from '../data/query-client.ts'
import { leadTo } from '../navigation/redirect.ts'
import type { Handle } from './screen.ts'

/** Leads from the admin area's door to the first screen of its navigation that the user may open. */
export const leadOn =
  (screens: readonly RouteObject[]): LoaderFunction =>
  async (args) => {
    const user = await args.context.get(queries).ensureQueryData(sessionQuery())
    const places = screens.map(({ handle }) => handle as Handle)
    const open = places.find(({ navigation, operation }) => navigation && (!operation || may(user, operation)))
    if (open?.navigation) throw leadTo(args, open.navigation.to())
    return null
  }
