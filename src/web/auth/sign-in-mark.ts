import { deviceStorage } from '../data/browser-storage.ts'

const storageKey = 'turnos-signed-in'

/** Stores that somebody has signed in with this browser. */
export const saveSignInMark = () => deviceStorage.write(storageKey, 'true')

/** Removes the mark when the sign-in has ended. */
export const removeSignInMark = () => deviceStorage.remove(storageKey)

/** False when nobody is signed in with this browser, so that the sign-in page need not ask the server and get an error. Without storage it asks. */
export const mayBeSignedIn = () => deviceStorage.read(storageKey) !== null
