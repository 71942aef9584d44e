import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

const step = 30

/**
 * The number of rows of a page to render now: enough to fill the window at once, the rest step by step with each frame, so that a
 * page of 60 rows does not block typing. `pageKey` tells one page from another. The first page and a page
 * reached by Back are rendered whole, because their scroll position is restored.
 */
export function useRenderedCount(pageKey: string, length: number) {
  const [rendered, setRendered] = useState({ pageKey, count: length })
  const isGoingBack = useNavigationType() === 'POP'
  const count = rendered.pageKey === pageKey ? rendered.count : isGoingBack ? length : step

  useEffect(() => {
    if (count >= length) return
    const frame = requestAnimationFrame(() => setRendered({ pageKey, count: count + step }))
    return () => cancelAnimationFrame(frame)
  }, [pageKey, count, length])

  return count
}
