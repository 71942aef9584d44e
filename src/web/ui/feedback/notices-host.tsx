import { lazy, Suspense, useSyncExternalStore } from 'react'
import { notified } from './notify.ts'

const Notices = lazy(() => import('./notices.tsx'))

/** Draws the notifications from the first one on. */
export function NoticesHost() {
  const wanted = useSyncExternalStore(notified.subscribe, notified.get)
  return wanted ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null
}
