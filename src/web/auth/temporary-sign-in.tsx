import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import type { SignedInUser } from './signed-in-user.ts'

/** A user who has signed in with a temporary password; the password itself is known if it was just typed. */
export type TemporarySignIn = { user: SignedInUser; password?: string }

export const temporaryPasswordTitle = 'Elija una contraseña'

const failureMessage = 'No se pudo cargar este paso.'

/** The step in the dialog over a page. It loads when it is needed, because few users have a temporary password. */
export const LazyTemporaryPasswordStep = lazyPart(() => import('./temporary-password-step.tsx'), { failureMessage })

/** The step of the sign-in page after signing in with a temporary password. */
export const LazyFirstSignInStep = lazyPart(() => import('./first-sign-in-step.tsx'), { failureMessage })
