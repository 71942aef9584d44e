import { useState } from 'react'
import { ChangePasswordForm } from '../auth/change-password-form.tsx'
import type { SignedInUser } from '../auth/signed-in-user.ts'
import { api } from '../data/api.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { focusTitle } from '../ui/page/focus-title.ts'
import { Section } from '../ui/page/section.tsx'
import classes from './profile-page.module.css'

/** The change of the own password, which ends the user's other sign-ins. */
export function OwnPassword({ user }: { user: SignedInUser }) {
  // A new key empties the form.
  const [changes, setChanges] = useState(0)
  return (
    <Section title="Contraseña">
      <p className={classes.quiet}>Al cambiarla se cierran sus sesiones en otros equipos. Esta sigue abierta.</p>
      <ChangePasswordForm
        key={changes}
        user={user}
        currentLabel="Contraseña actual"
        submitLabel="Cambiar contraseña"
        submit={(body) => api.post('/v1/auth/password', { body })}
        onChanged={() => {
          notifyDone('Contraseña cambiada')
          setChanges(changes + 1)
          focusTitle()
        }}
      />
    </Section>
  )
}
