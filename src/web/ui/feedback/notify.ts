import { ApiError } from '#api/errors.ts'

/** What a notification offers: "Deshacer". */
export type NoticeAction = { label: string; run: () => void }

/** Takes away what was notified, when it does not hold any more; what says the same anew since then stays. */
export type Untell = () => void

// The notifications' own code is loaded with the first of them: the sign-in does without.
let wanted = false
const listeners = new Set<() => void>()
const notices = () => {
  wanted = true
  for (const tell of listeners) tell()
  return import('./notices.tsx')
}
type Notices = Awaited<ReturnType<typeof notices>>

function tell(show: (notices: Notices) => Untell): Untell {
  const shown = notices().then(show)
  return () => void shown.then((untell) => untell())
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
export const notifyDone = (message: string, action?: NoticeAction) => tell(({ showDone }) => showDone(message, action))

/** Says why there is nothing to do: "No hay nada que deshacer.", "Es el último día de la semana." */
export const notifyNothing = (message: string) => tell(({ showNothing }) => showNothing(message))

/** What a failure has besides: a sentence of what can be done about it, and the button that does it. */
export type Remedy = { hint?: string | undefined; action?: NoticeAction }

/** Says that a button's work failed ("No se pudo eliminar"), why, and keeps the correlation id ready to copy. */
export function notifyFailure(title: string, error: unknown, remedy?: Remedy): Untell {
  // a session that has ended asks to sign in again, and that is enough
  if (error instanceof ApiError && error.status === 401) return () => {}
  return tell(({ showFailure }) => showFailure(title, error, remedy))
}

/** Says what of several was refused, each with its reason. */
export function notifyRefused(title: string, reasons: readonly string[]) {
  tell(({ showRefused }) => showRefused(title, reasons))
}
