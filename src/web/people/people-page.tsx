import '@mantine/core/styles/Button.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconPencil, IconPlus, IconSearch, IconTrash, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Navigate, useNavigation } from 'react-router'
import { capitalized } from '#domain/spanish.ts'
import { useTitle } from '../title.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Empty } from '../ui/empty.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { notifyDone } from '../ui/notify.ts'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { RecordDrawer } from '../ui/record-drawer.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { pageSizes, pagesOf } from './list-view.ts'
import { listedName, spokenName } from './name.ts'
import { documentOf, type PersonRow } from './people-columns.tsx'
import classes from './people-page.module.css'
import type { useListView } from './use-list-view.ts'

type Props<Row extends PersonRow> = {
  /** One of them: "cliente". */
  noun: string
  list: ReturnType<typeof useListView>
  /** The rows of the page, and how many were found in all. */
  rows: readonly Row[]
  total: number
  columns: readonly Column<Row>[]
  /** What stands before the name. */
  mark?: (row: Row) => ReactNode
  may: { create: boolean; update: boolean; remove: boolean }
  /** The form for a new one, or for the one with that id. */
  form: (id: string | undefined, done: () => Promise<void>) => ReactNode
  remove: (row: Row) => Promise<unknown>
  /** What else a deletion does, in one sentence. */
  consequence: (row: Row) => string
}

/** The list of clients or workers, with its drawer and its deleting. */
export function PeoplePage<Row extends PersonRow>(props: Props<Row>) {
  const { noun, list, rows, total, columns, mark, may, form, remove, consequence } = props
  const title = useTitle()
  const { view, show } = list
  const [deleting, setDeleting] = useState<{ row: Row; opened: boolean }>()
  const waiting = useNavigation().state !== 'idle'

  const open = (record: string) => void show({ record })
  const close = () => show({ record: undefined }, { replace: true })
  const opened = view.record !== undefined && (view.record === 'new' ? may.create : may.update)
  // what it held stays while the drawer moves out
  const [held, setHeld] = useState(view.record)
  if (view.record !== undefined && view.record !== held) setHeld(view.record)

  if (rows.length === 0 && view.page > 1) return <Navigate to={list.to({ page: pagesOf(total, view.size) })} replace />

  const register = may.create && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} aria-label={`Registrar ${noun}`} onClick={() => open('new')}>
      Registrar<span className={classes.noun}>&nbsp;{noun}</span>
    </Button>
  )
  const nameColumn: Column<Row> = {
    title: 'Nombre',
    sort: 'name',
    fit: 'shortened',
    cell: (row) => (
      <span className={classes.name}>
        {mark?.(row)}
        <span className={classes.words}>
          {may.update ? (
            <button type="button" className={classes.open} title={listedName(row.person)} onClick={() => open(row.id)}>
              {listedName(row.person)}
            </button>
          ) : (
            <span title={listedName(row.person)}>{listedName(row.person)}</span>
          )}
          <span className={classes.under}>{[documentOf(row.person), row.person.phone].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
    ),
  }
  return (
    <Page
      facts={view.search ? `${total} ${total === 1 ? 'encontrado' : 'encontrados'}` : total}
      actions={register}
      toolbar={
        <SearchInput
          label={`Buscar ${title.toLowerCase()}`}
          placeholder="Nombre o documento"
          className={classes.search}
          value={view.search}
          onSearch={(search) => void show({ search }, { replace: true })}
        />
      }
      foot={
        rows.length > 0 && (
          <Pager
            page={view.page}
            size={view.size}
            sizes={pageSizes}
            shown={rows.length}
            total={total}
            onPage={(page) => void show({ page })}
            onSize={(size) => void show({ size })}
          />
        )
      }
      flush
    >
      {rows.length > 0 ? (
        <ListTable
          label={title}
          rows={rows}
          columns={[nameColumn, ...columns]}
          sort={view.sort}
          onSort={(sort) => void show({ sort: sort as typeof view.sort })}
          waiting={waiting}
          actions={
            may.update || may.remove
              ? (row) => (
                  <RowMenu label={`Acciones de ${listedName(row.person)}`}>
                    {may.update && (
                      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => open(row.id)}>
                        Editar
                      </Menu.Item>
                    )}
                    {may.remove && (
                      <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setDeleting({ row, opened: true })}>
                        Eliminar
                      </Menu.Item>
                    )}
                  </RowMenu>
                )
              : undefined
          }
        />
      ) : view.search ? (
        <Empty
          icon={IconSearch}
          title={`Nadie coincide con «${view.search}»`}
          actions={
            <Button variant="default" onClick={() => void show({ search: '' })}>
              Quitar la búsqueda
            </Button>
          }
        >
          Busque por una parte del nombre, de los apellidos o del documento.
        </Empty>
      ) : (
        <Empty icon={IconUsers} title={`Todavía no hay ${title.toLowerCase()}`} actions={register}>
          Cuando registre a alguien, aparecerá aquí.
        </Empty>
      )}
      <RecordDrawer title={`${held === 'new' ? 'Registrar' : 'Editar'} ${noun}`} opened={opened} onClose={() => void close()}>
        {held !== undefined && form(held === 'new' ? undefined : held, close)}
      </RecordDrawer>
      {deleting && (
        <Confirm
          question={`¿Eliminar a ${spokenName(deleting.row.person)}?`}
          consequence={consequence(deleting.row)}
          verb={`Eliminar ${noun}`}
          opened={deleting.opened}
          onClose={() => setDeleting({ ...deleting, opened: false })}
          onConfirm={async () => {
            await remove(deleting.row)
            notifyDone(`${capitalized(noun)} eliminado: ${spokenName(deleting.row.person)}`)
          }}
        />
      )}
    </Page>
  )
}
