import { Button, Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { rolesQuery } from '../roles/queries.ts'
import { createLoader, type ScreenContext, useLoaderQueries } from '../screen/loader-queries.ts'
import { useExistingRecord } from '../screen/use-existing-record.ts'
import { RecordDrawer } from '../ui/form/record-drawer.tsx'
import { RowMenu } from '../ui/list/row-menu.tsx'
import { Link } from '../ui/page/link.tsx'
import { Page } from '../ui/page/page.tsx'
import { Section } from '../ui/page/section.tsx'
import { SideColumns } from '../ui/page/side-columns.tsx'
import { useIsPhone } from '../ui/theme/use-is-phone.ts'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { effectiveAccessQuery, userQuery } from './queries.ts'
import { ResetPassword } from './reset-password.tsx'
import { RolesForm } from './roles-form.tsx'
import { usePersonOfUser } from './use-person-of-user.ts'
import { useUserActions } from './use-user-actions.ts'
import { UserAccess } from './user-access.tsx'
import { UserFacts } from './user-facts.tsx'
import classes from './user-page.module.css'
import { UserRoles } from './user-roles.tsx'

// Roles are for the drawer.
export const loaderQueries = ({ params: { id = '' }, can }: ScreenContext) =>
  [userQuery(id), effectiveAccessQuery(id), ...(can('giveUserRoles') && can('listRoles') ? [rolesQuery()] : [])] as const
export const loader = createLoader(loaderQueries)

export function Component() {
  const { id = '' } = useParams()
  // A new key for each user resets the state of the page.
  return <UserPage key={id} id={id} />
}

function UserPage({ id }: { id: string }) {
  const [, access] = useLoaderQueries(loaderQueries)
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const isPhone = useIsPhone()
  const isChangingRoles = new URLSearchParams(search).get('record') === 'roles'
  const user = useExistingRecord(userQuery(id), isChangingRoles)
  const actions = useUserActions()(user)
  const person = usePersonOfUser(user)
  // The dialog belongs to this history entry, so that leaving the page closes it.
  const [deleting, setDeleting] = useState<string>()
  const closeDrawer = async () => navigate(paths.user(id), { replace: true })
  const edit = { component: Link, to: paths.editUser(id), leftSection: <IconPencil size={16} aria-hidden /> } as const
  return (
    <Page
      title={user.name}
      parent={can('listUsers') ? { to: paths.users(), title: 'Usuarios' } : undefined}
      facts={actions.isOwn && 'Usted'}
      isFlush
      actions={
        <>
          {actions.canEdit && !isPhone && (
            <Button variant="default" {...edit}>
              Editar
            </Button>
          )}
          {(actions.canDelete || (actions.canEdit && isPhone)) && (
            <RowMenu label={`Acciones de ${user.name}`}>
              {actions.canEdit && isPhone && <Menu.Item {...edit}>Editar</Menu.Item>}
              {actions.canDelete && (
                <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setDeleting(key)}>
                  Eliminar
                </Menu.Item>
              )}
            </RowMenu>
          )}
        </>
      }
    >
      <SideColumns
        side={
          <>
            <UserFacts user={user} person={person} missing={actions.missing} />
            {actions.canResetPassword && (
              <Section title="Contraseña">
                {user.passwordTemporary && <p className={classes.quiet}>Tiene una temporal, que deberá cambiar al entrar.</p>}
                <ResetPassword id={id} name={user.name} />
              </Section>
            )}
          </>
        }
      >
        <UserRoles user={user} onChange={actions.canChangeRoles ? () => void navigate(paths.user(id, { record: 'roles' })) : undefined} />
        <UserAccess user={user} access={access} />
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
