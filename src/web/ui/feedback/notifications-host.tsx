import { lazy, Suspense, useSyncExternalStore } from 'react'
import { notificationsNeeded } from './notify.ts'

const NotificationsContainer = lazy(() => import('./notifications.tsx'))

/** Mounts the notifications' container with the first notification. */
export function NotificationsHost() {
  const needed = useSyncExternalStore(notificationsNeeded.subscribe, notificationsNeeded.get)
  return needed ? (
    <Suspense>
      <NotificationsContainer />
    </Suspense>
  ) : null
}
