import { createContext, type RefObject, use, useEffect } from 'react'
import type { KeyGroup } from './key-table.ts'

/** Carries the function that opens the keys help, and the keys of the current screen, which the help shows besides the general ones. */
export const KeysHelpContext = createContext<{ open: () => void; screenKeys: RefObject<readonly KeyGroup[]> }>({
  open: () => {},
  screenKeys: { current: [] },
})

/** Adds the keys of the current screen to the keys help, and returns the function that opens it. */
export function useScreenKeys(groups: readonly KeyGroup[]) {
  const { open, screenKeys } = use(KeysHelpContext)
  useEffect(() => {
    screenKeys.current = groups
    return () => {
      screenKeys.current = []
    }
  })
  return open
}
