import { createContext, use } from 'react'
import type { Location } from 'react-router'

/**
 * Carries a function that returns the location of the pending navigation, or otherwise the current one. React may render a navigation
 * later than the router begins it, so a timer that fires in between would read an outdated `useNavigation()`.
 */
export const TargetLocationContext = createContext<() => Location>(() => {
  throw new Error('No router')
})

export const useGetTargetLocation = () => use(TargetLocationContext)
