import { useEffect } from 'react'
import { type NavigateFunction, useLocation } from 'react-router'
import { createRandomId } from '#api/random-id.ts'
import { type Dismiss, notifyFailure } from '../feedback/notify.ts'

/** What was typed in a form, and what opens the form again. */
export type TypedForm = {
  /** Tells the form from the others of its page. */
  form: string
  /** The URL of the page with the form. */
  path: string
  /** The values with which the form opened, and those that were typed. */
  initialValues: unknown
  values: unknown
  /** What the page needs to open a form that the URL alone does not open. */
  opening?: unknown
}

/** A form that is no longer open, with the error that refused its request and the notification of it. */
type ClosedForm = TypedForm & { error?: unknown; dismiss?: Dismiss }

/** The closed form that the latest navigation opens again, until the form has taken it. The navigation carries its id. */
let reopened: (ClosedForm & { id: string }) | undefined

/** Keeps a closed form for the navigation that opens it again. Returns the state of the navigation. */
export function keepClosedForm(closed: ClosedForm) {
  reopened = { ...closed, id: createRandomId() }
  return { closedForm: reopened.id }
}

/** Dismisses the notification of each closed form. What was typed is held by the notification alone, and is gone when it is dismissed. */
const notifications = new Map<string, Dismiss>()

/**
 * Notifies the user of an error in a form that is not open any more. The button opens the form again as it was, and the notification stays until then:
 * the user may first want to finish another form.
 */
export function notifyClosedForm(title: string, error: unknown, label: string, closed: TypedForm, navigate: NavigateFunction) {
  const key = `${closed.path} ${closed.form}`
  notifications.get(key)?.()
  const run = () => void navigate(closed.path, { state: keepClosedForm({ ...closed, error, dismiss }) })
  const dismiss = notifyFailure(title, error, { action: { label, run, staysOpen: true } })
  notifications.set(key, dismiss)
}

/** Returns the closed form that the current navigation opens again, until the form has taken it. */
export const getClosedForm = (state: unknown) => {
  const id = (state as { closedForm?: string } | null)?.closedForm
  return id === reopened?.id ? reopened : undefined
}

/** Changes when the closed forms are forgotten: the answer to a request that was sent before is not for the user who signs in next. */
let generation = 0
export const getClosedFormsGeneration = () => generation

/** The forms that are being sent. Each promise resolves to false when the form was not saved. */
const sends = new Set<Promise<boolean>>()

/** Tracks the sending of a form until it has ended, with all that the user is told of it. */
export function trackSend(send: Promise<boolean>) {
  sends.add(send)
  void send.finally(() => sends.delete(send))
}

/** Waits for the forms that are being sent. Resolves to false when one of them was not saved. */
export const areSentFormsSaved = async () => (await Promise.all(sends)).every((isSaved) => isSaved)

/** Forgets all closed forms and dismisses their notifications: another user may sign in next. */
export function forgetClosedForms() {
  generation += 1
  for (const dismiss of notifications.values()) dismiss()
  notifications.clear()
  sends.clear()
  reopened = undefined
}

/** Forgets the closed form that the current navigation opens again, and dismisses its notification. */
export function forgetClosedForm(state: unknown) {
  const closed = getClosedForm(state)
  if (!closed) return
  closed.dismiss?.()
  reopened = undefined
}

/** Gives the form what was typed in it before it was closed, when a navigation opens it again. */
export function useReopenedForm(form: string, restore: (closed: ClosedForm) => void) {
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation
  useEffect(() => {
    const closed = getClosedForm(state)
    if (closed?.form !== form) return
    forgetClosedForm(state)
    restore(closed)
  }, [key])
}
