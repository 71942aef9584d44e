import { onlineManager } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { connectionCheck } from '#web/constants.ts'
import { checkBuild, PartError } from '../parts/import-part.ts'

/** The button of a notification: "Deshacer". */
export type NotificationAction = {
  label: string
  run: () => void
  /** True when pressing the button does not close the notification. */
  staysOpen?: boolean
}

/** Closes a notification that is no longer true. */
export type Dismiss = () => void

type Notifications = typeof import('./notifications.tsx')

// The code that draws notifications is part of the admin area, which has loaded it before anything can fail. The sign-in page loads it when it is shown.
let loading: Promise<Notifications> | undefined

/** Loads the code that draws notifications. A load that fails is repeated until it succeeds. */
export const loadNotifications = () => (loading ??= loadWithRetries())

async function loadWithRetries(): Promise<Notifications> {
  try {
    return await import('./notifications.tsx')
  } catch {
    await waitForRetry()
    return loadWithRetries()
  }
}

/** Resolves when the connection is back, or after some seconds: it may be a server which answers that did not send the code. */
const waitForRetry = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, connectionCheck.interval)
    const stop = onlineManager.subscribe((isOnline) => isOnline && end())
  })

function runWhenLoaded(show: (notifications: Notifications) => Dismiss): Dismiss {
  const shown = loadNotifications().then(show)
  return () => void shown.then((dismiss) => dismiss())
}

/**
 * Notifies what happened, to whom and when: "Sesión cancelada: Mateo Huamán, mar 24 nov, 09:40". `followUps`: the buttons under it, for what can be done
 * next. The same message with other buttons replaces the notification.
 */
export const notifyDone = (message: string, action?: NotificationAction, followUps?: readonly NotificationAction[]) =>
  runWhenLoaded(({ showDone }) => showDone(message, action, followUps))

/** Notifies why there is nothing to do: "No hay nada que deshacer.", "Es el último día de la semana." */
export const notifyInfo = (message: string) => runWhenLoaded(({ showInfo }) => showInfo(message))

/** A hint at what to do about a failure, and the button that does it. */
export type FailureAction = { hint?: string | undefined; action?: NotificationAction }

/** Notifies that a button's action failed ("No se pudo eliminar") and why, with the correlation id ready to copy. */
export function notifyFailure(title: string, error: unknown, failureAction?: FailureAction): Dismiss {
  // The sign-in dialog is already open.
  if (error instanceof ApiError && error.status === 401) return () => {}
  if (error instanceof PartError) return notifyPartFailure(title, error)
  return runWhenLoaded(({ showFailure }) => showFailure(title, error, failureAction))
}

/** Notifies that the code for an action did not load. After a deployment the page has to be reloaded to get it. */
function notifyPartFailure(title: string, error: PartError): Dismiss {
  const reload = { hint: 'Hay una versión nueva de la aplicación.', action: { label: 'Actualizar', run: () => window.location.reload() } }
  const retry = { hint: 'Inténtelo de nuevo.' }
  const shown = checkBuild().then((build) =>
    runWhenLoaded(({ showFailure }) => showFailure(title, error, build === 'gone' ? reload : retry)),
  )
  return () => void shown.then((dismiss) => dismiss())
}

/** Notifies what was refused, with one line per reason, and with the button that does it all the same, if there is one. */
export function notifyRefused(title: string, reasons: readonly string[], action?: NotificationAction) {
  runWhenLoaded(({ showRefused }) => showRefused(title, reasons, action))
}
