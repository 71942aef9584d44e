import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Where the pages of the history were scrolled to; the router's own restoration knows only the window. */
const positions = new Map<string, number>()

/** For the element that scrolls a page: going back finds it where it was, going on begins at the top. */
export function useScrollMemory<E extends HTMLElement>() {
  const element = useRef<E>(null)
  const { key, pathname } = useLocation()
  const restores = useNavigationType() === 'POP'
  const shown = useRef<string>(undefined)

  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    // a filter or a week of the same page leaves it where it is
    const stays = shown.current === pathname && !restores
    if (!stays) scroller.scrollTop = restores ? (positions.get(key) ?? 0) : 0
    shown.current = pathname
    const keep = () => positions.set(key, scroller.scrollTop)
    keep()
    scroller.addEventListener('scroll', keep, { passive: true })
    return () => scroller.removeEventListener('scroll', keep)
  }, [key, pathname, restores])

  return element
}
