import { lazyPart } from '../ui/parts/lazy-part.tsx'
import type { SignedInUser } from './signed-in-user.ts'

/** A user who has signed in with a temporary password; the password itself is known if it was just typed. */
export type TemporarySignIn = { user: SignedInUser; password?: string }

export const temporaryPasswordTitle = 'Elija una contraseña'

/** The step of the sign-in page after signing in with a temporary password. It loads when it is needed, because few sign-ins are with one. */
export const LazyFirstSignInStep = lazyPart(() => import('./first-sign-in-step.tsx'), {
  failureMessage: 'No se pudo cargar este paso.',
})
