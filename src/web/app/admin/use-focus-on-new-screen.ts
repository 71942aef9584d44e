import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusTitle } from '../../ui/page/focus-title.ts'

/** Moves the focus to the title when another screen is shown, so that screen readers announce it. The first screen of a visit leaves it as it is. */
export function useFocusOnNewScreen() {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    focusTitle()
  }, [pathname])
}
