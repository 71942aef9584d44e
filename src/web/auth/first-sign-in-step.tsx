import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import TemporaryPasswordStep from './temporary-password-step.tsx'
import { useSignOut } from './use-sign-out.ts'

type Props = ComponentProps<typeof TemporaryPasswordStep> & {
  /** Runs after the user has signed out, so that someone else can sign in. */
  onSignedOut: () => void
}

/** The step of the sign-in page after signing in with a temporary password. */
export default function FirstSignInStep({ onSignedOut, ...step }: Props) {
  const signOut = useSignOut()
  return (
    <>
      <TemporaryPasswordStep {...step} />
      <Button variant="subtle" onClick={() => signOut.mutate(undefined, { onSuccess: onSignedOut })}>
        Entrar con otro usuario
      </Button>
    </>
  )
}
