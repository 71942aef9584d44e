import { Button, Menu } from '@mantine/core'
import { IconId, IconPlus, IconUserCog } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError, errorCode } from '#api/errors.ts'
import type { User } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { redirectTo } from '#web/navigation/redirect.ts'
import { rolesQuery } from '#web/roles/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { parseView } from '#web/ui/list/list-view.ts'
import { DeleteItem, EditItem } from '#web/ui/list/record-actions.tsx'
import { useListView } from '#web/ui/list/use-list-view.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { createUserFetcher, userListQuery } from './queries.ts'
import { useUserActions } from './use-user-actions.ts'
import { createUserColumns, createUserCsv } from './users-columns.tsx'
import { userListDefinition } from './users-list.ts'

const queryUsers = ({ url }: ScreenContext) => userListQuery(parseView(url, userListDefinition))

export const loaderQueries = (context: ScreenContext) => [queryUsers(context), asSide(rolesQuery())]
const loadQueries = createLoader(loaderQueries)

/** Loads the list. A bookmarked filter by a role that does not exist, or no longer, is refused, and is then left out of the URL. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return await loadQueries(args)
  } catch (error) {
    const { pathname, searchParams } = new URL(args.request.url)
    const isRefused = error instanceof ApiError && (error.code === errorCode.badRequest || error.code === errorCode.parseError)
    if (!isRefused || !searchParams.has('role')) throw error
    searchParams.delete('role')
    throw redirectTo(args, `${pathname}?${searchParams}`)
  }
}

export function Component() {
  const [answer] = useLoaderQueries((context) => [queryUsers(context)] as const)
  const { timeZone } = useSettings()
  const can = useCan()
  const { data: roles } = useSideQuery(rolesQuery())
  const getActions = useUserActions()
  const list = useListView(userListDefinition)
  const { view, show } = list
  const [deleting, setDeleting] = useState<{ user: User; opened: boolean }>()
  const columns = useMemo(() => createUserColumns(timeZone), [timeZone])
  const csv = useMemo(() => createUserCsv(timeZone), [timeZone])
  const roleOptions = roles?.map(({ id, name }) => ({ value: id, label: name }))
  const createButton = can('createUser') && (
    <Button component={Link} to={paths.createUser()} leftSection={<IconPlus size={16} aria-hidden />}>
      Crear<ButtonNoun>usuario</ButtonNoun>
    </Button>
  )
  return (
    <ListPage
      list={list}
      rows={answer.rows}
      total={answer.total}
      columns={columns}
      to={getUserPath}
      getName={getUserName}
      search={searchTexts}
      filters={
        roleOptions && (
          <ListFilter
            label="Rol"
            allLabel="Todos los roles"
            options={roleOptions}
            value={view.filters.role}
            onChange={(role) => void show({ filters: { role } })}
          />
        )
      }
      filterTexts={roleOptions?.flatMap(({ value, label }) => (value === view.filters.role ? `Rol: ${label}` : []))}
      actions={createButton}
      fetchPage={createUserFetcher(view)}
      csv={csv}
      empty={
        <EmptyState icon={IconUserCog} title="Todavía no hay usuarios" actions={createButton}>
          Un usuario es quien entra con nombre y contraseña. Sus roles dicen qué puede hacer.
        </EmptyState>
      }
      menu={(user) => {
        const { canEdit, canDelete } = getActions(user)
        return (
          <>
            <Menu.Item component={Link} to={getUserPath(user)} leftSection={<IconId size={16} aria-hidden />}>
              Ver usuario
            </Menu.Item>
            {canEdit && <EditItem component={Link} to={paths.editUser(user.id)} />}
            {canDelete && <DeleteItem onClick={() => setDeleting({ user, opened: true })} />}
          </>
        )
      }}
    >
      {deleting && <DeleteUserDialog {...deleting} onClose={() => setDeleting({ ...deleting, opened: false })} />}
    </ListPage>
  )
}

const getUserPath = ({ id }: User) => paths.user(id)
const getUserName = ({ name }: User) => name

const searchTexts = {
  placeholder: 'Nombre, correo o persona',
  formatNoResults: (text: string) => `Ningún usuario coincide con «${text}»`,
  hint: 'Busque por una parte del nombre o del correo, o por la persona que entra con él.',
}
