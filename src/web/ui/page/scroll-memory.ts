import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { tabStorage } from '#web/data/browser-storage.ts'
import { findScrollContainer } from './scroll-container.ts'

const storageKey = 'scroll'
const maxPositions = 50

/**
 * Scroll positions of the pages in the history, oldest first, by location key and path: the first page of a document always has the
 * same key. The router's own restoration covers only the window.
 */
const positions = new Map((tabStorage.readJson(storageKey) ?? []) as [string, number][])

function setPosition(visitKey: string, position: number) {
  positions.delete(visitKey)
  positions.set(visitKey, position)
  const [oldest] = positions.keys()
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest)
}

// Keeps the positions for a reload, and for Back from another site.
window.addEventListener('pagehide', () => tabStorage.write(storageKey, JSON.stringify([...positions])))

/** Returns a ref for the scrolling element of a page, or one within it. Back restores its position; a new page, or another `scrollKey`, starts at the top, unless its content scrolls. */
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
    const container = findScrollContainer(element.current)
    if (!container) return
    // A drawer over the same view leaves the position as it is.
    const isSameView = shownView.current === viewKey && !isRestoring
    const restored = isRestoring ? positions.get(visitKey) : undefined
    const position = restored ?? (isSameView ? lastPosition.current : 0)
    // The content may have scrolled to its own starting point.
    if (restored !== undefined || position !== lastPosition.current) container.scrollTop = lastPosition.current = position
    shownView.current = viewKey
    setPosition(visitKey, lastPosition.current)
    const onScroll = () => {
      lastPosition.current = container.scrollTop
      setPosition(visitKey, lastPosition.current)
    }
    container.addEventListener('scroll', onScroll, { passive: true })
    return () => container.removeEventListener('scroll', onScroll)
  }, [visitKey, viewKey, isRestoring])

  return element
}
