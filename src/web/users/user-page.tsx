import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useCan } from '#web/auth/access.ts'
import { useCloseEntry } from '#web/navigation/close-entry.ts'
import { paths } from '#web/navigation/paths.ts'
import { rolesQuery } from '#web/roles/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useExistingRecord } from '#web/screen/use-existing-record.ts'
import { RecordDrawer } from '#web/ui/form/record-drawer.tsx'
import { RecordActions } from '#web/ui/list/record-actions.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { SideColumns } from '#web/ui/page/side-columns.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { effectiveAccessQuery, userQuery } from './queries.ts'
import { ResetPassword } from './reset-password.tsx'
import { RolesForm } from './roles-form.tsx'
import { usePersonOfUser } from './use-person-of-user.ts'
import { useUserActions } from './use-user-actions.ts'
import { UserAccess } from './user-access.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserRoles } from './user-roles.tsx'
import { UserSecondFactor } from './user-second-factor.tsx'

// Roles are for the drawer.
export const loaderQueries = ({ params: { id = '' }, can }: ScreenContext) =>
  [userQuery(id), asSide(effectiveAccessQuery(id)), ...(can('giveUserRoles') ? [asSide(rolesQuery())] : [])] as const
export const loader = createLoader(loaderQueries)

export function Component() {
  const { id = '' } = useParams()
  // A new key for each user resets the state of the page.
  return <UserPage key={id} id={id} />
}

function UserPage({ id }: { id: string }) {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const isChangingRoles = new URLSearchParams(search).get('record') === 'roles'
  const user = useExistingRecord(userQuery(id), isChangingRoles)
  const actions = useUserActions()(user)
  const person = usePersonOfUser(user)
  // The dialog belongs to this history entry, so that leaving the page closes it.
  const [deleting, setDeleting] = useState<string>()
  const closeEntry = useCloseEntry()
  const closeDrawer = () => closeEntry(paths.user(id))
  return (
    <Page
      title={user.name}
      parent={can('listUsers') ? { to: paths.users(), title: 'Usuarios' } : undefined}
      facts={actions.isOwn && 'Usted'}
      isFlush
      actions={
        <RecordActions
          name={user.name}
          edit={actions.canEdit ? { component: Link, to: paths.editUser(id) } : undefined}
          onDelete={actions.canDelete ? () => setDeleting(key) : undefined}
        />
      }
    >
      <SideColumns
        side={
          <>
            <UserFacts user={user} person={person} missing={actions.missing} />
            {actions.canResetPassword && (
              <Section title="Contraseña">
                {user.passwordTemporary && <p className="quiet">Tiene una temporal, que deberá cambiar al entrar.</p>}
                <ResetPassword id={id} name={user.name} />
              </Section>
            )}
            {user.secondFactor && <UserSecondFactor user={user} canRemove={actions.canRemoveSecondFactor} />}
          </>
        }
      >
        <UserRoles user={user} onChange={actions.canChangeRoles ? () => void navigate(paths.user(id, { record: 'roles' })) : undefined} />
        <UserAccess user={user} />
      </SideColumns>
      <RecordDrawer title="Cambiar roles" opened={isChangingRoles && actions.canChangeRoles} onClose={() => void closeDrawer()}>
        <RolesForm user={user} onDone={closeDrawer} />
      </RecordDrawer>
      <DeleteUserDialog
        user={user}
        opened={deleting === key}
        onClose={() => setDeleting(undefined)}
        leavePage={async () => navigate(paths.users(), { replace: true })}
      />
    </Page>
  )
}
