import { useLocation } from 'react-router'
import { useCan } from '../../auth/access.ts'
import { screens } from '../routes.ts'
import type { RouteHandle, ScreenInfo } from '../screen.ts'

type Navigation = NonNullable<ScreenInfo['navigation']>

/** A screen as the navigation shows it. */
export type NavigationEntry = { to: string; title: string; group: Navigation['group']; icon: Navigation['icon']; current: boolean }

/** The screens of the navigation that the user may open, in the order of the site map. */
export function useNavigationEntries(): NavigationEntry[] {
  const can = useCan()
  const { pathname } = useLocation()
  return screens.flatMap(({ handle }) => {
    const { title, operation, navigation } = handle as RouteHandle
    if (!navigation || (operation && !can(operation))) return []
    const to = navigation.to()
    return [
      { to, title: navigation.label ?? title, group: navigation.group, icon: navigation.icon, current: `${pathname}/`.startsWith(to) },
    ]
  })
}
