import { useLocation } from 'react-router'
import { useCan } from '../../auth/access.ts'
import { screens } from '../routes.ts'
import type { RouteHandle, ScreenInfo } from '../screen.ts'

/** A link of the navigation; `isCurrent` is true while its screen or a page below it is open. */
export type NavigationEntry = Pick<NonNullable<ScreenInfo['navigation']>, 'group' | 'icon'> & {
  to: string
  title: string
  isCurrent: boolean
}

/** Returns the entries for the screens that the user can open, in the order of the site map. */
export function useNavigationEntries(): NavigationEntry[] {
  const can = useCan()
  const { pathname } = useLocation()
  return screens.flatMap(({ handle }) => {
    const { title, operation, navigation } = handle as RouteHandle
    if (!navigation || (operation && !can(operation))) return []
    const to = navigation.getPath()
    return [
      { to, title: navigation.label ?? title, group: navigation.group, icon: navigation.icon, isCurrent: `${pathname}/`.startsWith(to) },
    ]
  })
}
