import { api } from '#web/data/api.ts'
import { notifyDone, notifyInfo } from '#web/ui/feedback/notify.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { isUnauthorized } from './guard.ts'
import type { SignedInUser } from './signed-in-user.ts'
import type { TemporarySignIn } from './temporary-sign-in.tsx'

type Props = {
  signIn: TemporarySignIn
  /** Runs with the user as they are after the change. */
  onChanged: (user: SignedInUser) => unknown
  /** Runs when the sign-in has ended before the change, for example with the temporary password. */
  onSignInEnded: () => void
}

/** The step after signing in with a temporary password: everything else is refused until the user has chosen another one. */
export default function TemporaryPasswordStep({ signIn: { user, password }, onChanged, onSignInEnded }: Props) {
  return (
    <>
      <p>
        Entró como <strong>{user.name}</strong> con una contraseña temporal, que alguien más conoce. Elija una propia para seguir.
      </p>
      <ChangePasswordForm
        user={user}
        knownPassword={password}
        currentLabel="Contraseña temporal"
        submitLabel="Guardar y seguir"
        focusesFirstField
        submit={async (body) => {
          try {
            await api.post('/v1/auth/password', { body })
          } catch (error) {
            if (isUnauthorized(error)) {
              notifyInfo('Su sesión terminó. Entre de nuevo.')
              onSignInEnded()
            }
            throw error
          }
        }}
        onChanged={async () => {
          notifyDone('Contraseña cambiada')
          await onChanged({ ...user, passwordTemporary: false })
        }}
      />
    </>
  )
}
