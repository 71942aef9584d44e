import { type TouchEvent, useLayoutEffect, useRef } from 'react'
import { notifications } from '../../constants.ts'

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
      const touch = touches[0]
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      if (Math.abs(x) > notifications.swipeThreshold && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
