import { deviceStorage } from '#web/data/browser-storage.ts'

const storageKey = 'turnos-signed-in'
/** The key that outline.html reads. */
const navigationKey = 'turnos-navigation'

/** Stores that someone has signed in with this browser. */
export const rememberSignIn = () => deviceStorage.write(storageKey, 'true')

/** Stores the navigation, which outline.html shows at the next visit until the app has loaded. */
export const saveNavigation = (entries: readonly { group?: string; title: string; to: string }[]) =>
  deviceStorage.write(navigationKey, JSON.stringify(entries.map(({ group, title, to }) => ({ group, title, to }))))

/** Removes this and the navigation when the sign-in has ended. */
export function forgetSignIn() {
  deviceStorage.remove(storageKey)
  deviceStorage.remove(navigationKey)
}

/** False when nobody is signed in with this browser, so that the sign-in page need not ask the server and get an error. Without storage it asks. */
export const mayBeSignedIn = () => deviceStorage.read(storageKey) !== null
