import { useLayoutEffect } from 'react'

/** Makes notifications appear above the bar at the bottom of the page while the caller is mounted. */
export function useFootBar() {
  // An attribute costs less than a CSS variable, for which the browser would restyle the whole page.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.footBar = ''
    return () => void delete root.dataset.footBar
  }, [])
}
