import { type TouchEvent, useLayoutEffect, useRef } from 'react'

/** The shortest swipe, in pixels. */
const threshold = 45

/**
 * Handles horizontal swipes, to the left (1) or to the right (−1), and turns off the browser's own swipe to the previous page, which would leave the
 * screen.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.handlesSwipes = ''
    return () => void delete root.dataset.handlesSwipes
  }, [])
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom the page.
      const touch = touches.length === 1 ? touches[0] : undefined
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      if (Math.abs(x) > threshold && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
