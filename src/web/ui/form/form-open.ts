import { createContext, use, useEffect, useRef } from 'react'

/** False while the drawer around a form closes: its content stays until it has slid out. */
export const IsDrawerOpenContext = createContext(true)

/** Returns a function that returns whether the form is still open. */
export function useIsFormOpen() {
  const isDrawerOpen = use(IsDrawerOpenContext)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = isDrawerOpen
    return () => {
      isOpen.current = false
    }
  }, [isDrawerOpen])
  return () => isOpen.current
}
