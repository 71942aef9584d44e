import { tabStorage } from './browser-storage.ts'

// What the signed-in user leaves in the tab: drafts, what can be undone, what got no answer. It survives a reload, and ends with the tab and with the sign-in,
// because several people share a desk. Everything works without storage too: then nothing is left.

const prefix = 'turnos-user '

const lifetime = 12 * 60 * 60_000

/** The user whose data are kept. */
let owner: string | undefined

/** Returns the id of the user whose data are kept: undefined after a sign-out, when nothing is kept. */
export const getStorageOwner = () => owner

/** Deletes the values whose key fits. */
function deleteWhere(fits: (key: string) => boolean) {
  for (const key of tabStorage.listKeys()) if (key.startsWith(prefix) && fits(key)) tabStorage.remove(key)
}

/** Keeps the data of a user from now on. What is too old or damaged, and what everybody else has left, is deleted. */
export function keepDataOf(userId: string) {
  owner = userId
  deleteWhere(
    (key) => !key.startsWith(`${prefix}${userId} `) || !isCurrent((tabStorage.readJson(key) ?? { savedAt: 0 }) as { savedAt: number }),
  )
}

/** Keeps nothing until someone signs in. What is stored waits for the same user. */
export function pauseStorage() {
  owner = undefined
}

/** Deletes everything, after the user has signed out. */
export function clearStorage() {
  pauseStorage()
  deleteWhere(() => true)
}

/** Returns the storage key of a value of the user. */
export const getUserKey = (name: string) => `${prefix}${owner} ${name}`

/** True for a stored value that is not too old. */
export const isCurrent = ({ savedAt }: { savedAt: number }) => Date.now() - savedAt < lifetime

/** Returns a stored value, without checking it. Undefined when it is missing or damaged. */
export const readUserValue = (name: string): unknown => (tabStorage.readJson(getUserKey(name)) as { value?: unknown } | undefined)?.value

/** Stores a value as JSON, with the time. */
export function writeUserValue(name: string, value: unknown) {
  if (owner !== undefined) tabStorage.write(getUserKey(name), JSON.stringify({ savedAt: Date.now(), value }))
}
