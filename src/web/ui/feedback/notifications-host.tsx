import { lazy, Suspense, useSyncExternalStore } from 'react'
import { notificationsNeeded } from './notify.ts'

const NotificationsContainer = lazy(() => import('./notifications.tsx'))

/** Mounts the notifications' container with the first notification. */
export function NotificationsHost() {
  const isNeeded = useSyncExternalStore(notificationsNeeded.subscribe, notificationsNeeded.get)
  return isNeeded ? (
    <Suspense>
      <NotificationsContainer />
    </Suspense>
  ) : null
}
