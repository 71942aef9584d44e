import { ApiError } from '#api/errors.ts'

/** The button of a notification: "Deshacer". */
export type NotificationAction = { label: string; run: () => void }

/** Closes a notification that is no longer true. */
export type Dismiss = () => void

// The code that draws notifications loads with the first one, so the sign-in page does not load it.
let isNeeded = false
const listeners = new Set<() => void>()

function loadNotifications() {
  isNeeded = true
  for (const notifyListener of listeners) notifyListener()
  return import('./notifications.tsx')
}

function runWhenLoaded(run: (notifications: Awaited<ReturnType<typeof loadNotifications>>) => Dismiss): Dismiss {
  const shown = loadNotifications().then(run)
  return () => void shown.then((dismiss) => dismiss())
}

/** True from the first notification on; an external store for React. */
export const notificationsNeeded = {
  get: () => isNeeded,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Notifies what happened, to whom and when: "Sesión cancelada: Mateo Huamán, mar 24 Nov, 09:40". */
export const notifyDone = (message: string, action?: NotificationAction) => runWhenLoaded(({ showDone }) => showDone(message, action))

/** Notifies why there is nothing to do: "No hay nada que deshacer.", "Es el último día de la semana." */
export const notifyInfo = (message: string) => runWhenLoaded(({ showInfo }) => showInfo(message))

/** A hint at what to do about a failure, and the button that does it. */
export type FailureAction = { hint?: string | undefined; action?: NotificationAction }

/** Notifies that a button's action failed ("No se pudo eliminar") and why, with the correlation id ready to copy. */
export function notifyFailure(title: string, error: unknown, failureAction?: FailureAction): Dismiss {
  // The sign-in dialog is already open.
  if (error instanceof ApiError && error.status === 401) return () => {}
  return runWhenLoaded(({ showFailure }) => showFailure(title, error, failureAction))
}

/** Notifies what was refused, with one line per reason. */
export function notifyRefused(title: string, reasons: readonly string[]) {
  runWhenLoaded(({ showRefused }) => showRefused(title, reasons))
}
