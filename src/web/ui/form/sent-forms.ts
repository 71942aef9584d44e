import { getStorageOwner } from '#web/data/user-storage.ts'
import { type Dismiss, notifyFailure } from '../feedback/notify.ts'

/** The forms that are being sent. Each promise resolves to false when its form was not saved. */
const sends = new Set<Promise<boolean>>()

/** Dismisses each notification of a form that was left, by its title. */
const notifications = new Map<string, Dismiss>()

/** Tracks the sending of a form until it has ended, with all that the user is told of it. */
export function trackSend(send: Promise<boolean>) {
  sends.add(send)
  void send.finally(() => sends.delete(send))
}

/** Waits for the forms that are being sent. Resolves to false when one of them was not saved. */
export const areSentFormsSaved = async () => (await Promise.all(sends)).every((isSaved) => isSaved)

/** Notifies the user of what was not saved after the form was left. `owner`: the user who has sent it, because the answer is not for another one. */
export function notifyLeftForm(title: string, error: unknown, owner: string | undefined) {
  if (owner !== getStorageOwner()) return
  notifications.get(title)?.()
  notifications.set(title, notifyFailure(title, error))
}

/** Forgets the forms that are being sent, and dismisses what the user was told of those that were left: another user may sign in next. */
export function forgetSentForms() {
  sends.clear()
  for (const dismiss of notifications.values()) dismiss()
  notifications.clear()
}
