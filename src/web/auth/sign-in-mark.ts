const storageKey = 'turnos-signed-in'

/** Stores that somebody has signed in with this browser. */
export function saveSignInMark() {
  try {
    localStorage.setItem(storageKey, 'true')
  } catch {
    // Without storage the sign-in page asks the server.
  }
}

/** Removes the mark when the sign-in has ended. */
export function removeSignInMark() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage there is no mark.
  }
}

/** False when nobody is signed in with this browser, so that the sign-in page need not ask the server and get an error. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return true
  }
}
