import { Button, Menu } from '@mantine/core'
import { IconKey, IconPlus, IconShieldLock } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Role } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { selectRows } from '#web/data/select-rows.ts'
import { useSettings } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { createLoader } from '#web/screen/create-loader.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { FreshRecord } from '#web/ui/form/fresh-record.tsx'
import { RecordDrawer } from '#web/ui/form/record-drawer.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { buildPageQuery, buildResultQuery } from '#web/ui/list/list-view.ts'
import { DeleteItem, EditItem } from '#web/ui/list/record-actions.tsx'
import { useListView } from '#web/ui/list/use-list-view.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { roleQuery, rolesQuery, useDeleteRole } from './queries.ts'
import { RoleForm } from './role-form.tsx'
import { createRoleColumns, createRoleCsv, roleListDefinition, roleListRules } from './roles-list.ts'

// The browser searches the whole list, because there are few roles.
export const loaderQueries = () => [rolesQuery()] as const
export const loader = createLoader(loaderQueries)

export function Component() {
  const [roles] = useLoaderQueries(loaderQueries)
  const { timeZone } = useSettings()
  const can = useCan()
  const list = useListView(roleListDefinition)
  const { mutateAsync: deleteRole } = useDeleteRole()
  const [deleting, setDeleting] = useState<{ role: Role; opened: boolean }>()
  const columns = useMemo(() => createRoleColumns(timeZone), [timeZone])
  const access = { create: can('createRole'), update: can('updateRole'), delete: can('deleteRole') }

  const { record } = list.view
  const close = list.closeRecord
  const isOpen = record !== undefined && (record === 'new' ? access.create : access.update)
  // The drawer keeps its content while it slides out.
  const [shownRecord, setShownRecord] = useState(record)
  if (record !== undefined && record !== shownRecord) setShownRecord(record)

  const createButton = access.create && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => void list.show({ record: 'new' })}>
      Crear<ButtonNoun>rol</ButtonNoun>
    </Button>
  )
  return (
    <ListPage
      list={list}
      {...selectRows(roles, buildPageQuery(list.view), roleListRules)}
      columns={columns}
      to={getRolePath}
      getName={getRoleName}
      search={searchTexts}
      actions={createButton}
      fetchPage={async (limit, offset) => selectRows(roles, { ...buildResultQuery(list.view), limit, offset }, roleListRules)}
      csv={createRoleCsv(timeZone)}
      empty={
        <EmptyState icon={IconShieldLock} title="Todavía no hay roles" actions={createButton}>
          Un rol reúne los accesos que tienen todos los usuarios de un mismo trabajo.
        </EmptyState>
      }
      menu={(role) => (
        <>
          <Menu.Item component={Link} to={getRolePath(role)} leftSection={<IconShieldLock size={16} aria-hidden />}>
            Ver rol
          </Menu.Item>
          <Menu.Item component={Link} to={paths.access({ role: role.id })} leftSection={<IconKey size={16} aria-hidden />}>
            Accesos
          </Menu.Item>
          {access.update && <EditItem onClick={() => void list.show({ record: role.id })} />}
          {access.delete && <DeleteItem onClick={() => setDeleting({ role, opened: true })} />}
        </>
      )}
    >
      <RecordDrawer title={shownRecord === 'new' ? 'Crear rol' : 'Editar rol'} opened={isOpen} onClose={() => void close()}>
        {shownRecord === 'new' && <RoleForm key="new" onDone={close} />}
        {shownRecord !== undefined && shownRecord !== 'new' && (
          <FreshRecord key={shownRecord} query={roleQuery(shownRecord)}>
            {(role) => <RoleForm role={role} onDone={close} />}
          </FreshRecord>
        )}
      </RecordDrawer>
      {deleting && <DeleteRoleDialog {...deleting} onClose={() => setDeleting({ ...deleting, opened: false })} onDelete={deleteRole} />}
    </ListPage>
  )
}

const getRolePath = ({ id }: Role) => paths.role(id)
const getRoleName = ({ name }: Role) => name

const searchTexts = {
  placeholder: 'Nombre o código',
  formatNoResults: (text: string) => `Ningún rol coincide con «${text}»`,
  hint: 'Busque por una parte del nombre o del código.',
}
