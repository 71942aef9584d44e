import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { pauseWhenIdle } from '../data/pause-when-idle.ts'
import { SettingsContext, useSettingsQuery } from '../data/settings.ts'
import { SetPageTitleContext, useRouteTitle } from '../navigation/page-title.ts'
import { NotificationsHost } from '../ui/feedback/notifications-host.tsx'
import { RouteError } from '../ui/feedback/route-error.tsx'
import { focusClickedButtons } from '../ui/page/focus-clicked-button.ts'
import { TestMode } from './test-mode.tsx'

/** The frame of every page: window title, test mode banner, scroll restoration, notifications. */
export function Root() {
  const [pageTitle, setPageTitle] = useState<string>()
  useEffect(pauseWhenIdle, [])
  useEffect(focusClickedButtons, [])
  useWindowTitle(pageTitle)
  return (
    <SettingsContext value={useSettingsQuery()}>
      <TestMode />
      <SetPageTitleContext value={setPageTitle}>
        <Outlet />
      </SetPageTitleContext>
      <ScrollRestoration />
      <NotificationsHost />
    </SettingsContext>
  )
}

/** The error view outside the admin area. */
export const RootError = () => (
  <main>
    <RouteError />
  </main>
)

/** Sets the window's title to the page's own title, otherwise to its route's. */
function useWindowTitle(pageTitle: string | undefined) {
  const routeTitle = useRouteTitle()
  useEffect(() => {
    document.title = pageTitle ?? routeTitle
  }, [pageTitle, routeTitle])
}
