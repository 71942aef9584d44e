import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { createMemoryRouter } from 'react-router'
import { router as constants } from '#web/constants.ts'
import classes from './loading-indicator.module.css'

type DataRouter = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>

/** 'Cargando...' while a route takes long to load. */
export const LoadingIndicator = ({ router }: { router: DataRouter }) => (
  <LoadingText
    isPending={useSyncExternalStore(router.subscribe, () => !router.state.initialized || router.state.navigation.state !== 'idle')}
  />
)

/** 'Cargando...' while something takes long to load, for a minimum time so that it does not flicker. */
export function LoadingText({ isPending }: { isPending: boolean }) {
  const isShown = useDelayedPending(isPending)
  return (
    <div role="status" className={classes.container}>
      {isShown && <span className={classes.text}>Cargando...</span>}
    </div>
  )
}

/** Becomes true `pendingDelay` after `isPending` does. Becomes false with `isPending`, but stays true for at least `pendingMinimum`. */
function useDelayedPending(isPending: boolean) {
  const [isShown, setShown] = useState(false)
  const shownSince = useRef(0)
  useEffect(() => {
    if (isPending === isShown) return
    const wait = isPending ? constants.pendingDelay : shownSince.current + constants.pendingMinimum - performance.now()
    const timer = setTimeout(
      () => {
        shownSince.current = performance.now()
        setShown(isPending)
      },
      Math.max(0, wait),
    )
    return () => clearTimeout(timer)
  }, [isPending, isShown])
  return isShown
}
