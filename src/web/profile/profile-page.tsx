import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { signedInUserQuery, useSignedInUser } from '../auth/signed-in-user.ts'
import { useSignOut } from '../auth/use-sign-out.ts'
import { queryClientContext } from '../data/query-client.ts'
import { useSettings } from '../data/settings.ts'
import { Page } from '../ui/page/page.tsx'
import { Section } from '../ui/page/section.tsx'
import { ThemeChoice } from '../ui/theme/theme-choice.tsx'
import { effectiveAccessQuery } from '../users/queries.ts'
import { usePersonOfUser } from '../users/use-person-of-user.ts'
import { UserAccess } from '../users/user-access.tsx'
import { UserFacts } from '../users/user-facts.tsx'
import { UserRoles } from '../users/user-roles.tsx'
import { OwnPassword } from './own-password.tsx'
import classes from './profile-page.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext)
  const { id } = await queryClient.ensureQueryData(signedInUserQuery())
  await queryClient.ensureQueryData(effectiveAccessQuery(id))
  return null
}

/** The own page of the signed-in user: data, roles and access, and what they change themselves. */
export function Component() {
  const { additions } = useSettings()
  const user = useSignedInUser()
  const access = useSuspenseQuery(effectiveAccessQuery(user.id)).data
  const person = usePersonOfUser(user)
  return (
    <Page facts={user.name} isFlush>
      <div className={classes.columns}>
        <div className={classes.facts}>
          <UserFacts user={user} person={person} missing={[]} />
          <UserRoles user={user} onChange={undefined} />
        </div>
        <div className={classes.side}>
          {additions && <OwnPassword user={user} />}
          <Section title="Tema">
            <ThemeChoice />
          </Section>
          <SignOut canEndOthers={additions} />
        </div>
        <div className={classes.access}>
          <UserAccess user={user} access={access} />
        </div>
      </div>
    </Page>
  )
}

/** Signs out here, or everywhere on servers that can. */
function SignOut({ canEndOthers }: { canEndOthers: boolean }) {
  const signOut = useSignOut()
  const signOutEverywhere = useSignOut({ everywhere: true })
  const isPending = signOut.isPending || signOutEverywhere.isPending
  return (
    <Section title="Sesión">
      {canEndOthers && <p className={classes.quiet}>Si entró en otro equipo o perdió el suyo, ciérrela en todas partes.</p>}
      <div className={classes.buttons}>
        <Button variant="default" disabled={isPending} onClick={() => signOut.mutate()}>
          Cerrar sesión
        </Button>
        {canEndOthers && (
          <Button variant="default" disabled={isPending} onClick={() => signOutEverywhere.mutate()}>
            Cerrar sesión en todas partes
          </Button>
        )}
      </div>
    </Section>
  )
}
