import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { SettingsContext, useSettingsQuery } from '../data/settings.ts'
import { SetPageTitleContext, useRouteTitle } from '../navigation/page-title.ts'
import { NotificationsHost } from '../ui/feedback/notifications-host.tsx'
import { RouteError } from '../ui/feedback/route-error.tsx'
import { TestMode } from './test-mode.tsx'

/** What every page has: its title, the banner of the test mode, notifications. */
export function Root() {
  const [own, setOwn] = useState<string>()
  useWindowTitle(own)
  return (
    <SettingsContext value={useSettingsQuery()}>
      <TestMode />
      <SetPageTitleContext value={setOwn}>
        <Outlet />
      </SetPageTitleContext>
      <ScrollRestoration />
      <NotificationsHost />
    </SettingsContext>
  )
}

/** The view for what goes wrong before any page is there. */
export const RootError = () => (
  <main>
    <RouteError />
  </main>
)

function useWindowTitle(own: string | undefined) {
  const title = useRouteTitle()
  useEffect(() => {
    document.title = own ?? title
  }, [own, title])
}
