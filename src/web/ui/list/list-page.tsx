import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Navigate } from 'react-router'
import { dateAt } from '#domain/today.ts'
import { useSettings } from '../../data/settings.ts'
import { useRouteTitle } from '../../navigation/page-title.ts'
import { notifyDone } from '../feedback/notify.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { Page } from '../page/page.tsx'
import { useIsPhone } from '../page/use-is-phone.ts'
import { type Column, selectColumns } from './column.ts'
import type { FetchPage } from './fetch-all-pages.ts'
import { formatCount } from './format-count.ts'
import { ListCards } from './list-cards.tsx'
import classes from './list-page.module.css'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { countPages, getPageSize, pageSizes } from './list-view.ts'
import { MenuItems } from './menu-of-row.tsx'
import { Pager } from './pager.tsx'
import { SearchInput } from './search-input.tsx'
import { useFetchAll } from './use-fetch-all.ts'
import type { useList } from './use-list.ts'
import { useRenderedCount } from './use-rendered-count.ts'
import { useStableCallback } from './use-stable-callback.ts'

type Props<Row extends { id: string }, Sort extends string> = {
  list: ReturnType<typeof useList<Sort>>
  /** The rows of the page, and how many were found in all. */
  rows: readonly Row[]
  total: number
  /** All that may be shown; the first heads the row. The same array from one drawing to the next, as `to` and `nameOf` are the same functions. */
  columns: readonly Column<Row>[]
  /** Where a row leads; without it, nowhere. */
  to: ((row: Row) => string) | undefined
  /** The row in a few words: "Acciones de …". */
  nameOf: (row: Row) => string
  /** The items behind "…" of a row. */
  menu?: ((row: Row) => ReactNode) | undefined
  /** How one searches, and what is said when nothing is found. */
  search: { placeholder: string; nothing: (search: string) => string; hint: string }
  /** What stands in place of a list that has nothing at all, with what to do next. */
  empty: ReactNode
  /** Buttons of the page's header. */
  actions?: ReactNode
  /** The result beyond the page, for paper and files. */
  fetchPage: FetchPage<Row>
  /** What a CSV file has of each row, and what its name begins with: "clientes". */
  csv: { name: string; fields: readonly { title: string; text: (row: Row) => string }[] }
  /** Drawers and dialogs. */
  children?: ReactNode
}

/**
 * The one way to list: search, order, pages, columns, CSV and paper, all by the URL; a table, or cards on a phone.
 *
 * Beside a page stands its `ListKind`; `queries` asks for `pageQueryOf(viewOf(url, kind))`, and the screen gives what came:
 * `const list = useList(kind)` … `<ListPage list={list} rows={rows} total={total} columns={columns} to={to} … />`.
 * Where the server does not search, order or count, `partOf` cuts the page out of the whole list.
 */
export function ListPage<Row extends { id: string }, Sort extends string>(props: Props<Row, Sort>) {
  const { list, rows, total, columns, to, nameOf, menu, search, empty, actions, csv, children } = props
  const { view, show, waiting } = list
  const title = useRouteTitle()
  const phone = useIsPhone()
  const { timeZone } = useSettings()
  const whole = useFetchAll(props.fetchPage)
  const [paper, setPaper] = useState<readonly Row[]>()
  const part = [view.search, view.sort, view.page, getPageSize(view)].join()
  const drawn = useRenderedCount(part, rows.length)
  const chosen = view.columns?.join()
  const roomy = useMediaQuery('(min-width: 70em)', true, { getInitialValueInEffect: false }) || phone
  const onSort = useStableCallback((sort: string) => void show({ sort: sort as Sort }))
  const shown = useMemo(() => selectColumns(columns, chosen?.split(','), roomy), [columns, chosen, roomy])

  // drawn without what one may do, all rows are on the page before the browser puts them on paper
  useEffect(() => {
    if (!paper) return
    window.print()
    setPaper(undefined)
  }, [paper])

  // always back, also where a server counts more than it has
  if (rows.length === 0 && view.page > 1)
    return <Navigate to={list.to({ page: Math.min(countPages(total, getPageSize(view)), view.page - 1) })} replace />

  const onChoose = (ids: string[]) => {
    const wanted = columns.filter(({ id }, index) => index === 0 || ids.includes(id))
    void show({ columns: wanted.map(({ id }) => id) }, { replace: true })
  }
  const saveCsv = async (all: Row[]) => {
    const { buildFileName: csvName, buildCsv: csvOf, downloadFile: download } = await import('./csv.ts')
    const name = csvName(csv.name, dateAt(new Date(), timeZone))
    const head = csv.fields.map((field) => field.title)
    download(
      csvOf(
        head,
        all.map((row) => csv.fields.map(({ text }) => text(row))),
      ),
      name,
    )
    notifyDone(`Descargado: ${name}, ${formatCount(all.length)} ${all.length === 1 ? 'fila' : 'filas'}`)
  }
  const table = {
    label: title,
    rows: paper ?? (drawn < rows.length ? rows.slice(0, drawn) : rows),
    columns: shown,
    to,
    nameOf,
    hasMenu: menu !== undefined && !paper,
  }
  return (
    <Page
      facts={view.search ? `${formatCount(total)} ${total === 1 ? 'encontrado' : 'encontrados'}` : formatCount(total)}
      actions={actions}
      toolbar={
        <ListToolbar
          search={
            <SearchInput
              label={`Buscar ${title.toLowerCase()}`}
              placeholder={search.placeholder}
              className={classes.search}
              value={view.search}
              onSearch={(text) => void show({ search: text }, { replace: true })}
            />
          }
          columns={columns}
          choice={{ columns: columns.slice(1), shown: shown.map(({ id }) => id), onChange: onChoose }}
          sort={view.sort}
          onSort={onSort}
          whole={whole}
          onExport={() => !whole.progress && void whole.bring(saveCsv, 'No se pudo exportar')}
          onPrint={() => !whole.progress && void whole.bring(setPaper, 'No se pudo imprimir')}
          nothing={rows.length === 0}
        />
      }
      footer={
        rows.length > 0 &&
        !paper && (
          <Pager
            page={view.page}
            size={getPageSize(view)}
            sizes={pageSizes}
            shown={rows.length}
            total={total}
            onPage={(page) => void show({ page })}
            onSize={(size) => void show({ size })}
          />
        )
      }
      flush
      scrollKey={part}
    >
      {rows.length > 0 ? (
        <MenuItems value={(menu ?? (() => null)) as (row: never) => ReactNode}>
          {view.search && <p className={classes.sought}>Búsqueda: «{view.search}»</p>}
          <div aria-busy={waiting || undefined}>
            {phone ? <ListCards {...table} /> : <ListTable {...table} sort={view.sort} onSort={onSort} />}
          </div>
        </MenuItems>
      ) : view.search ? (
        <EmptyState
          icon={IconSearch}
          title={search.nothing(view.search)}
          actions={
            <Button variant="default" onClick={() => void show({ search: '' })}>
              Quitar la búsqueda
            </Button>
          }
        >
          {search.hint}
        </EmptyState>
      ) : (
        empty
      )}
      {children}
    </Page>
  )
}
