import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storageKey = 'scroll'
const maxPositions = 50

/**
 * Scroll positions of the pages in the history, oldest first, by location key and path: the first page of a document always has the
 * same key. The router's own restoration covers only the window.
 */
const positions = new Map<string, number>(readStoredPositions())

function readStoredPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return [] // Nothing is stored, or it is not readable: every page starts at its top.
  }
}

function setPosition(visitKey: string, position: number) {
  positions.delete(visitKey)
  positions.set(visitKey, position)
  const [oldest] = positions.keys()
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest)
}

// Keeps the positions for a reload, and for Back from another site.
window.addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // Without storage the next page starts at its top.
  }
})

/** Returns a ref for the scrolling element of a page. Back restores its position; a new page, or another `scrollKey`, starts at the top. */
export function useScrollMemory<E extends HTMLElement>(scrollKey = '') {
  const element = useRef<E>(null)
  const { key, pathname } = useLocation()
  const isRestoring = useNavigationType() === 'POP'
  const viewKey = `${pathname} ${scrollKey}`
  const visitKey = `${key} ${pathname}`
  const shownView = useRef<string>(undefined)
  // The position is known from scroll events: reading it from the element would force a layout.
  const lastPosition = useRef(0)

  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    // A drawer over the same view leaves the position as it is.
    const isSameView = shownView.current === viewKey && !isRestoring
    const position = isRestoring ? (positions.get(visitKey) ?? 0) : isSameView ? lastPosition.current : 0
    if (position !== lastPosition.current) scroller.scrollTop = lastPosition.current = position
    shownView.current = viewKey
    setPosition(visitKey, lastPosition.current)
    const onScroll = () => {
      lastPosition.current = scroller.scrollTop
      setPosition(visitKey, lastPosition.current)
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [visitKey, viewKey, isRestoring])

  return element
}
