import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { findMissingAccess } from '#domain/access.ts'
import { useCan } from '#web/auth/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { useSettings } from '#web/data/settings.ts'
import { useCloseEntry } from '#web/navigation/close-entry.ts'
import { paths } from '#web/navigation/paths.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { useExistingRecord } from '#web/screen/use-existing-record.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { describeHigherAccess } from '#web/ui/feedback/format-access-codes.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { FreshRecord } from '#web/ui/form/fresh-record.tsx'
import { RecordDrawer } from '#web/ui/form/record-drawer.tsx'
import { RecordActions } from '#web/ui/list/record-actions.tsx'
import { Absent } from '#web/ui/page/absent.tsx'
import { Fact, Facts } from '#web/ui/page/facts.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { SideColumns } from '#web/ui/page/side-columns.tsx'
import { AccessSummary } from './access-summary.tsx'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { holdersQuery, permissionsQuery, roleAccessQuery, roleQuery, useDeleteRole } from './queries.ts'
import { RoleForm } from './role-form.tsx'
import classes from './role-page.module.css'
import { RoleUsers } from './role-users.tsx'

export const loaderQueries = ({ params: { id = '' } }: ScreenContext) => [
  roleQuery(id),
  ...[roleAccessQuery(id), permissionsQuery(), holdersQuery(id)].map(asSide),
]
export const loader = createLoader(loaderQueries)

export function Component() {
  const { id = '' } = useParams()
  return <RolePage key={id} id={id} />
}

function RolePage({ id }: { id: string }) {
  const accessAnswer = useSideQuery(roleAccessQuery(id))
  const moduleAnswer = useSideQuery(permissionsQuery())
  const [access, modules] = [accessAnswer.data ?? [], moduleAnswer.data]
  const { pathname, search, key } = useLocation()
  const isEditing = new URLSearchParams(search).get('record') === id
  const role = useExistingRecord(roleQuery(id), isEditing)
  const { timeZone } = useSettings()
  const can = useCan()
  const user = useSignedInUser()
  const navigate = useNavigate()
  const { mutateAsync: deleteRole } = useDeleteRole(async () => navigate(paths.roles(), { replace: true }))
  // The dialog belongs to this history entry, so that following its link to the users closes it.
  const [deleting, setDeleting] = useState<string>()
  // Nobody changes a role with more access than they have.
  const missing = findMissingAccess(
    new Set(user.access.map(({ code }) => code)),
    access.map(({ code }) => code),
  )
  const canUpdate = can('updateRole') && missing.length === 0
  const closeEntry = useCloseEntry()
  const close = () => closeEntry(pathname)
  return (
    <Page
      title={role.name}
      parent={{ to: paths.roles(), title: 'Roles' }}
      isFlush
      actions={
        <RecordActions
          name={role.name}
          edit={canUpdate ? { onClick: () => void navigate(paths.role(id, { record: id })) } : undefined}
          onDelete={can('deleteRole') && missing.length === 0 ? () => setDeleting(key) : undefined}
        />
      }
    >
      <SideColumns
        side={
          <>
            <Section title="Datos">
              <Facts>
                <Fact name="Código">{role.code ?? <Absent word="sin código" />}</Fact>
                <Fact name="Creado">{formatMoment(role.createdAt, timeZone)}</Fact>
                <Fact name="Cambiado">{formatMoment(role.updatedAt, timeZone)}</Fact>
              </Facts>
              {missing.length > 0 && <p className={classes.quiet}>{describeHigherAccess('Este rol', missing)}</p>}
            </Section>
            {can('listUsers') && <RoleUsers roleId={id} />}
          </>
        }
      >
        {accessAnswer.data && modules ? (
          <Section
            title="Accesos"
            titleAside={
              <Button component={Link} to={paths.access({ role: id })} variant="default" leftSection={<IconKey size={16} aria-hidden />}>
                {can('giveRoleAccess') && missing.length === 0 ? 'Cambiar accesos' : 'Ver accesos'}
              </Button>
            }
          >
            {access.length === 0 ? (
              <p className={classes.quiet}>Este rol todavía no da ningún acceso.</p>
            ) : (
              <AccessSummary modules={modules} access={access} />
            )}
          </Section>
        ) : (
          <SectionError title="Accesos" answers={[accessAnswer, moduleAnswer]} />
        )}
      </SideColumns>
      <RecordDrawer title="Editar rol" opened={isEditing && canUpdate} onClose={() => void close()}>
        <FreshRecord query={roleQuery(id)}>{(fresh) => <RoleForm role={fresh} onDone={close} />}</FreshRecord>
      </RecordDrawer>
      <DeleteRoleDialog role={role} opened={deleting === key} onClose={() => setDeleting(undefined)} onDelete={deleteRole} />
    </Page>
  )
}
