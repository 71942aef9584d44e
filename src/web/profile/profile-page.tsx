import { Button } from '@mantine/core'
import { useState } from 'react'
import { product } from '#domain/product.ts'
import { useCan } from '#web/auth/access.ts'
import { ChangePasswordForm } from '#web/auth/change-password-form.tsx'
import { type SignedInUser, useSignedInUser } from '#web/auth/signed-in-user.ts'
import { useSignOut } from '#web/auth/use-sign-out.ts'
import { api } from '#web/data/api.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import { Page } from '#web/ui/page/page.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { SideColumns } from '#web/ui/page/side-columns.tsx'
import { ThemeChoice } from '#web/ui/theme/theme-choice.tsx'
import { effectiveAccessQuery } from '#web/users/queries.ts'
import { usePersonOfUser } from '#web/users/use-person-of-user.ts'
import { UserAccess } from '#web/users/user-access.tsx'
import { UserFacts } from '#web/users/user-facts.tsx'
import { UserRoles } from '#web/users/user-roles.tsx'
import classes from './profile-page.module.css'
import { secondFactorQuery, signInsQuery } from './queries.ts'
import { SecondFactor } from './second-factor.tsx'
import { SignIns } from './sign-ins.tsx'

export const loaderQueries = ({ user }: ScreenContext) =>
  [...(user ? [effectiveAccessQuery(user.id)] : []), secondFactorQuery(), signInsQuery()].map(asSide)
export const loader = createLoader(loaderQueries)

/** The page of the signed-in user: data, roles and access, and what they change themselves. */
export function Component() {
  const can = useCan()
  const user = useSignedInUser()
  const person = usePersonOfUser(user)
  return (
    <Page facts={user.name} isFlush>
      <SideColumns
        first={
          <>
            <UserFacts user={user} person={person} missing={[]} />
            <UserRoles user={user} onChange={undefined} />
          </>
        }
        side={
          <>
            {can('changePassword') && <OwnPassword user={user} />}
            {can('getSecondFactor') && <SecondFactor />}
            {can('listSignIns') && <SignIns />}
            <Section title="Tema">
              <ThemeChoice />
            </Section>
            <SignOut />
            <Section title="Acerca de">
              <p className="quiet">
                {product} {import.meta.env.VERSION}
              </p>
            </Section>
          </>
        }
      >
        <UserAccess user={user} />
      </SideColumns>
    </Page>
  )
}

/** Signs out here, or everywhere. */
function SignOut() {
  const signOut = useSignOut()
  const signOutEverywhere = useSignOut({ everywhere: true })
  const isPending = signOut.isPending || signOutEverywhere.isPending
  return (
    <Section title="Sesión">
      <p className="quiet">Si entró en otro equipo o perdió el suyo, ciérrela en todas partes.</p>
      <div className={classes.buttons}>
        <Button variant="default" disabled={isPending} onClick={() => signOut.mutate()}>
          Cerrar sesión
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => signOutEverywhere.mutate()}>
          Cerrar sesión en todas partes
        </Button>
      </div>
    </Section>
  )
}

/** The change of one's own password, which ends the user's other sign-ins. */
function OwnPassword({ user }: { user: SignedInUser }) {
  // A new key empties the form.
  const [changes, setChanges] = useState(0)
  return (
    <Section title="Contraseña">
      <p className="quiet">Al cambiarla se cierran sus sesiones en otros equipos. Esta sigue abierta.</p>
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
