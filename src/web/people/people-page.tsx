import { Button, Menu } from '@mantine/core'
import { IconCalendarPlus, IconId, IconPlus, IconUsers } from '@tabler/icons-react'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { PeopleSort } from '#api/generated/app.ts'
import { capitalize } from '#domain/spanish.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { useRouteTitle } from '#web/navigation/page-title.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { FreshRecord } from '#web/ui/form/fresh-record.tsx'
import { RecordDrawer } from '#web/ui/form/record-drawer.tsx'
import type { Column } from '#web/ui/list/column.ts'
import type { FetchPage } from '#web/ui/list/fetch-all-pages.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { DeleteItem, EditItem } from '#web/ui/list/record-actions.tsx'
import type { useListView } from '#web/ui/list/use-list-view.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { formatFullName, formatListName } from './name.ts'
import type { PersonRow } from './people-list.ts'

type Props<Row extends PersonRow, Key extends QueryKey> = {
  /** The Spanish noun for one row: "cliente". */
  noun: string
  list: ReturnType<typeof useListView<PeopleSort>>
  /** The rows of the page, and the number of rows in all. */
  rows: readonly Row[]
  total: number
  /** The same array on every render. */
  columns: readonly Column<Row>[]
  /** The path of the person's page. */
  getPath: (row: Row) => string
  access: { create: boolean; update: boolean; delete: boolean }
  /** The filters beside the search, and what the chosen ones say. */
  filters?: ReactNode
  filterTexts?: readonly string[]
  /** What is true when the filters find nobody. */
  noneTitle?: string | undefined
  /** Secondary buttons, placed before "Registrar". */
  actions?: ReactNode
  fetchPage: FetchPage<Row>
  csv: { name: string; fields: readonly { title: string; getText: (row: Row) => string }[] }
  /** The path on which the person is booked, the first item of the menu. */
  getBookingPath?: ((row: Row) => string) | false
  /** Further menu items of a row. */
  renderMenuItems?: (row: Row) => ReactNode
  /** The query of a record by its id. */
  getQuery: (id: string) => UseQueryOptions<Row, ApiError, Row, Key>
  /** Renders the form of a record, or of a new one. */
  renderForm: (row: Row | undefined, onDone: () => Promise<void>) => ReactNode
  onDelete: (row: Row) => Promise<{ changeId: string | undefined }>
  /** Says in one sentence what else a deletion does. */
  describeDeletion: (row: Row) => string
}

/** The list of clients or workers, with the drawer that edits a row and the dialog that deletes it. */
export function PeoplePage<Row extends PersonRow, Key extends QueryKey>({
  noun,
  list,
  getPath,
  access,
  actions,
  getBookingPath,
  renderMenuItems,
  getQuery,
  renderForm,
  onDelete,
  describeDeletion,
  ...listProps
}: Props<Row, Key>) {
  const title = useRouteTitle()
  const { view, show, closeRecord: close } = list
  const [deleting, setDeleting] = useState<{ row: Row; opened: boolean }>()

  const { notifyChange } = useUndo()
  const open = (record: string) => void show({ record })
  const isOpen = view.record !== undefined && (view.record === 'new' ? access.create : access.update)
  // The drawer keeps its content while it slides out.
  const [shownRecord, setShownRecord] = useState(view.record)
  if (view.record !== undefined && view.record !== shownRecord) setShownRecord(view.record)

  const registerButton = access.create && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open('new')}>
      Registrar<ButtonNoun>{noun}</ButtonNoun>
    </Button>
  )
  return (
    <ListPage
      {...listProps}
      list={list}
      to={getPath}
      getName={getListName}
      actions={
        <>
          {actions}
          {registerButton}
        </>
      }
      search={searchTexts}
      empty={
        <EmptyState icon={IconUsers} title={`Todavía no hay ${title.toLowerCase()}`} actions={registerButton}>
          Cuando registre a alguien, aparecerá aquí.
        </EmptyState>
      }
      menu={(row) => (
        <>
          {getBookingPath && (
            <Menu.Item component={Link} to={getBookingPath(row)} leftSection={<IconCalendarPlus size={16} aria-hidden />}>
              Reservar
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={getPath(row)} leftSection={<IconId size={16} aria-hidden />}>
            Ver ficha
          </Menu.Item>
          {access.update && <EditItem onClick={() => open(row.id)} />}
          {renderMenuItems?.(row)}
          {renderMenuItems && access.delete && <Menu.Divider />}
          {access.delete && <DeleteItem onClick={() => setDeleting({ row, opened: true })} />}
        </>
      )}
    >
      <RecordDrawer title={`${shownRecord === 'new' ? 'Registrar' : 'Editar'} ${noun}`} opened={isOpen} onClose={() => void close()}>
        {shownRecord === 'new' && renderForm(undefined, close)}
        {shownRecord !== undefined && shownRecord !== 'new' && (
          <FreshRecord key={shownRecord} query={getQuery(shownRecord)}>
            {(row) => renderForm(row, close)}
          </FreshRecord>
        )}
      </RecordDrawer>
      {deleting && (
        <ConfirmDeleteDialog
          question={`¿Eliminar a ${formatFullName(deleting.row.person)}?`}
          consequence={describeDeletion(deleting.row)}
          actionLabel={`Eliminar ${noun}`}
          opened={deleting.opened}
          onClose={() => setDeleting({ ...deleting, opened: false })}
          onConfirm={async () => {
            const { changeId } = await onDelete(deleting.row)
            notifyChange(`${capitalize(noun)} eliminado: ${formatFullName(deleting.row.person)}`, changeId)
          }}
          blockedBy={() => ({ to: getPath(deleting.row), label: 'Ver sus próximas sesiones' })}
        />
      )}
    </ListPage>
  )
}

const getListName = ({ person }: PersonRow) => formatListName(person)

const searchTexts = {
  placeholder: 'Nombre, documento, teléfono o correo',
  formatNoResults: (text: string) => `Nadie coincide con «${text}»`,
  hint: 'Busque por una parte del nombre, de los apellidos, del documento, del teléfono o del correo.',
}
