import { useLocation } from 'react-router'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { paths } from '#web/navigation/paths.ts'
import { screens } from '../routes.ts'
import { type ListedScreen, listScreens } from './list-screens.ts'

/** A link of the navigation; `isCurrent` is true while its screen or a page below it is open. */
export type NavigationEntry = ListedScreen & { isCurrent: boolean }

/** Returns the entries for the screens that the user can open, in the order of the site map. */
export function useNavigationEntries(): NavigationEntry[] {
  const { pathname } = useLocation()
  return listScreens(screens, useSignedInUser()).map((screen) => ({ ...screen, isCurrent: isBelow(`${pathname}/`, screen.to) }))
}

/** True for a screen and the pages below it. No page is below the first screen, although its path begins every other one. */
const isBelow = (path: string, screen: string) => (screen === paths.admin() ? /^\/admin\/+$/.test(path) : path.startsWith(screen))
