import { ApiError } from '#api/errors.ts'

/** What a notification offers: "Deshacer". */
export type NoticeAction = { label: string; run: () => void }

// The notifications' own code is loaded with the first of them: the sign-in does without.
let wanted = false
const listeners = new Set<() => void>()
const notices = () => {
  wanted = true
  for (const tell of listeners) tell()
  return import('./notices.tsx')
}

/** Whether anything was ever notified, for who draws the notifications. */
export const notified = {
  get: () => wanted,
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
}

/** Says what happened, to whom, when: "Sesión cancelada: Mateo Huamán, mar 24 Nov, 09:40". */
export function notifyDone(message: string, action?: NoticeAction) {
  void notices().then(({ showDone }) => showDone(message, action))
}

/** Says why a key has nothing to do: "Es el último día de la semana." */
export function notifyNothing(message: string) {
  void notices().then(({ showNothing }) => showNothing(message))
}

/** Says that a button's work failed ("No se pudo eliminar"), why, and keeps the correlation id ready to copy. */
export function notifyFailure(title: string, error: unknown) {
  // a session that has ended asks to sign in again, and that is enough
  if (error instanceof ApiError && error.status === 401) return
  void notices().then(({ showFailure }) => showFailure(title, error))
}

/** Says what of several was refused, each with its reason. */
export function notifyRefused(title: string, reasons: readonly string[]) {
  void notices().then(({ showRefused }) => showRefused(title, reasons))
}
