import { useMatches } from 'react-router'
import { product } from '#domain/product.ts'
import type { Handle } from './screen.ts'

/** The title that the site map gives the innermost page, else the product's name. */
export function useTitle(): string {
  const titles = useMatches().map(({ handle }) => (handle as Partial<Handle> | undefined)?.title)
  return titles.findLast(Boolean) ?? product
}
