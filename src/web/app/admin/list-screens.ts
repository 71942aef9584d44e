import type { RouteObject } from 'react-router'
import { type AccessHolder, canAccess } from '#web/auth/access.ts'
import type { RouteHandle, ScreenInfo } from '../screen.ts'

/** A screen of the navigation. */
export type ListedScreen = Pick<NonNullable<ScreenInfo['navigation']>, 'group' | 'icon'> & { to: string; title: string }

/** Lists the screens of the navigation for a user who can open them, in the order of the site map. */
export const listScreens = (screens: readonly RouteObject[], user: AccessHolder): ListedScreen[] =>
  screens.flatMap(({ handle }) => {
    const { title, operation, navigation } = handle as RouteHandle
    if (!navigation || (operation && !canAccess(user, operation))) return []
    const { icon, getPath, group, label = title, isFor } = navigation
    if (isFor && !isFor(user)) return []
    return [{ to: getPath(), title: label, icon, ...(group && { group }) }]
  })
