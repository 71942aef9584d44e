import type { LoaderFunction, RouteObject } from 'react-router'
import { may } from '../auth/rights.ts'
import { sessionQuery } from '../auth/session.ts'
import { leadTo } from '../lead-to.ts'
import { paths } from '../paths.ts'
import { queries } from '../queries.ts'
import type { Handle } from '../screen.ts'

/** Leads from the admin area's door to the first screen of its navigation that the user may open. */
export const leadOn =
  (screens: readonly RouteObject[]): LoaderFunction =>
  async (args) => {
    const user = await args.context.get(queries).ensureQueryData(sessionQuery())
    const open = screens.find(({ handle }: { handle?: Handle }) => handle?.navigation && (!handle.operation || may(user, handle.operation)))
    if (open) throw leadTo(args, `${paths.admin()}${open.path}/`)
    return null
  }
