import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { createMemoryRouter } from 'react-router'
import { router as constants } from '../../constants.ts'
import classes from './loading-indicator.module.css'

type DataRouter = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>

/** 'Cargando...' while a route takes long to load, for a minimum time so that it does not flicker. */
export function LoadingIndicator({ router }: { router: DataRouter }) {
  const pending = useSyncExternalStore(router.subscribe, () => !router.state.initialized || router.state.navigation.state !== 'idle')
  const shown = useDelayed(pending)
  return (
    <div role="status" className={classes.container}>
      {shown && <span className={classes.text}>Cargando...</span>}
    </div>
  )
}

/** True from `pendingDelay` after `pending` begins until it has ended and `pendingMinimum` has passed. */
function useDelayed(pending: boolean) {
  const [shown, setShown] = useState(false)
  const shownSince = useRef(0)
  useEffect(() => {
    if (pending === shown) return
    const wait = pending ? constants.pendingDelay : shownSince.current + constants.pendingMinimum - performance.now()
    const timer = setTimeout(
      () => {
        shownSince.current = performance.now()
        setShown(pending)
      },
      Math.max(0, wait),
    )
    return () => clearTimeout(timer)
  }, [pending, shown])
  return shown
}
