import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storageKey = 'scroll'

/** Where the pages of the history were scrolled to, by key and path: a document's first page has the same key always. The router's own restoration knows only the window. */
const positions = new Map<string, number>(readStoredPositions())

function readStoredPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return [] // nothing readable: every page begins at its top
  }
}

// for the page that a reload, or the way back from another site, begins with
window.addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // no storage: as if nothing had been scrolled
  }
})

/** For the element that scrolls a page: going back finds it where it was, going on, and another part of the page, begin at the top. */
export function useScrollMemory<E extends HTMLElement>(part = '') {
  const element = useRef<E>(null)
  const { key, pathname } = useLocation()
  const restores = useNavigationType() === 'POP'
  const place = `${pathname} ${part}`
  const visit = `${key} ${pathname}`
  const shown = useRef<string>(undefined)
  // known from its events: asking the element would make the browser lay out everything at once
  const at = useRef(0)

  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    // a drawer or a week of the same page leaves it where it is
    const stays = shown.current === place && !restores
    const wanted = restores ? (positions.get(visit) ?? 0) : stays ? at.current : 0
    if (wanted !== at.current) scroller.scrollTop = at.current = wanted
    shown.current = place
    positions.set(visit, at.current)
    const keep = () => {
      at.current = scroller.scrollTop
      positions.set(visit, at.current)
    }
    scroller.addEventListener('scroll', keep, { passive: true })
    return () => scroller.removeEventListener('scroll', keep)
  }, [visit, place, restores])

  return element
}
