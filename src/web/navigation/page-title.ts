import { createContext, use, useEffect } from 'react'
import { useMatches } from 'react-router'
import { product } from '#domain/product.ts'

/** Returns the title that routes.ts gives the innermost matched route, otherwise the product's name. */
export function useRouteTitle(): string {
  const titles = useMatches().map(({ handle }) => (handle as { title?: string } | undefined)?.title)
  return titles.filter(Boolean).at(-1) ?? product
}

/** Carries the function by which a page replaces its route's title in the window's title. */
export const SetPageTitleContext = createContext<(title: string | undefined) => void>(() => {})

/** Sets the window's title while the page is mounted, for pages named after a record. */
export function useSetPageTitle(title: string | undefined) {
  const setPageTitle = use(SetPageTitleContext)
  useEffect(() => {
    setPageTitle(title)
    return () => setPageTitle(undefined)
  }, [setPageTitle, title])
}
