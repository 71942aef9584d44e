import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { TestMode } from './test-mode.tsx'
import { useTitle } from './title.ts'
import { NoticesHost } from './ui/notices-host.tsx'
import { RouteError } from './ui/route-error.tsx'

/** What every page has: its title, the banner of the test mode, notifications. */
export function Root() {
  useWindowTitle()
  return (
    <>
      <TestMode />
      <Outlet />
      <ScrollRestoration />
      <NoticesHost />
    </>
  )
}

/** The view for what goes wrong before any page is there. */
export const RootError = () => (
  <main>
    <RouteError />
  </main>
)

function useWindowTitle() {
  const title = useTitle()
  useEffect(() => {
    document.title = title
  }, [title])
}
