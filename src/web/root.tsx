import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { product } from '#domain/product.ts'
import type { Handle } from './screen.ts'
import { TestMode } from './test-mode.tsx'
import { NoticesHost } from './ui/notices-host.tsx'
import { RouteError } from './ui/route-error.tsx'

/** What every page has: its title, the banner of the test mode, notifications. */
export function Root() {
  usePageTitle()
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

/** The title of the innermost page that has one, else the product's name. */
function usePageTitle() {
  const titles = useMatches().map(({ handle }) => (handle as Partial<Handle> | undefined)?.title)
  const title = titles.findLast(Boolean) ?? product
  useEffect(() => {
    document.title = title
  }, [title])
}
