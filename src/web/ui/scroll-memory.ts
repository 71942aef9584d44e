import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storage = 'scroll'

/** Where the pages of the history were scrolled to, by their keys; the router's own restoration knows only the window. */
const positions = new Map<string, number>(kept())

function kept(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '[]')
  } catch {
    return [] // nothing readable: every page begins at its top
  }
}

// for the page that a reload, or the way back from another site, begins with
window.addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(storage, JSON.stringify([...positions]))
  } catch {
    // no storage: as if nothing had been scrolled
  }
})

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
