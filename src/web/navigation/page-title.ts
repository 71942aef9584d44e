import { createContext, use, useEffect } from 'react'
import { useMatches } from 'react-router'
import { product } from '#domain/product.ts'
import type { Handle } from '../app/screen.ts'

/** The title that the site map gives the innermost page, else the product's name. */
export function useTitle(): string {
  const titles = useMatches().map(({ handle }) => (handle as Partial<Handle> | undefined)?.title)
  return titles.findLast(Boolean) ?? product
}

/** How a page tells the window that its title is not the site map's but that of what it shows. */
export const OwnTitle = createContext<(title: string | undefined) => void>(() => {})

/** Gives the window a page's own title, somebody's name, as long as the page is there. */
export function useOwnTitle(title: string | undefined) {
  const tell = use(OwnTitle)
  useEffect(() => {
    tell(title)
    return () => tell(undefined)
  }, [tell, title])
}
