import { type ComponentProps, lazy, Suspense } from 'react'
import type { SignedInUser } from './signed-in-user.ts'

/** A user who has signed in with a temporary password; the password itself is known if it was just typed. */
export type TemporarySignIn = { user: SignedInUser; password?: string }

export const temporaryPasswordTitle = 'Elija una contraseña'

const Step = lazy(() => import('./temporary-password-step.tsx'))

/** The step after signing in with a temporary password. It loads when it is needed, because few sign-ins are with one. */
export const TemporaryPasswordStep = (props: ComponentProps<typeof Step>) => (
  <Suspense>
    <Step {...props} />
  </Suspense>
)
