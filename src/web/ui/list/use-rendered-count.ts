import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

const step = 30

/**
 * How many rows of a list are drawn by now: those that fill a window at once, the rest a few with each frame, so that
 * a page of 60 does not hold up who goes on typing. `part` tells one page of a list from another; the first one is drawn
 * whole, and one that is gone back to, which is scrolled to where it was.
 */
export function useRenderedCount(part: string, length: number) {
  const [drawn, setDrawn] = useState({ part, count: length })
  const goesBack = useNavigationType() === 'POP'
  const count = drawn.part === part ? drawn.count : goesBack ? length : step

  useEffect(() => {
    if (count >= length) return
    const frame = requestAnimationFrame(() => setDrawn({ part, count: count + step }))
    return () => cancelAnimationFrame(frame)
  }, [part, count, length])

  return count
}
