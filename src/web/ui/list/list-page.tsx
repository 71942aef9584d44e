import '@mantine/core/styles/Button.layer.css'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Navigate } from 'react-router'
import { dateAt } from '#domain/today.ts'
import { useSettings } from '../../data/settings.ts'
import { useRouteTitle } from '../../navigation/page-title.ts'
import { notifyDone } from '../feedback/notify.ts'
import { Empty } from '../page/empty.tsx'
import { Page } from '../page/page.tsx'
import { usePhone } from '../page/use-phone.ts'
import { type Column, shownOf } from './column.ts'
import { counted } from './count.ts'
import { ListCards } from './list-cards.tsx'
import classes from './list-page.module.css'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { pageSizes, pagesOf, sizeOf } from './list-view.ts'
import { MenuItems } from './menu-of-row.tsx'
import { Pager } from './pager.tsx'
import { SearchInput } from './search-input.tsx'
import { useDrawn } from './use-drawn.ts'
import type { useList } from './use-list.ts'
import { useStable } from './use-stable.ts'
import { useWhole } from './use-whole.ts'
import type { AskForPart } from './whole.ts'

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
  whole: AskForPart<Row>
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
  const phone = usePhone()
  const { timeZone } = useSettings()
  const whole = useWhole(props.whole)
  const [paper, setPaper] = useState<readonly Row[]>()
  const part = [view.search, view.sort, view.page, sizeOf(view)].join()
  const drawn = useDrawn(part, rows.length)
  const chosen = view.columns?.join()
  const roomy = useMediaQuery('(min-width: 70em)', true, { getInitialValueInEffect: false }) || phone
  const onSort = useStable((sort: string) => void show({ sort: sort as Sort }))
  const shown = useMemo(() => shownOf(columns, chosen?.split(','), roomy), [columns, chosen, roomy])

  // drawn without what one may do, all rows are on the page before the browser puts them on paper
  useEffect(() => {
    if (!paper) return
    window.print()
    setPaper(undefined)
  }, [paper])

  // always back, also where a server counts more than it has
  if (rows.length === 0 && view.page > 1)
    return <Navigate to={list.to({ page: Math.min(pagesOf(total, sizeOf(view)), view.page - 1) })} replace />

  const onChoose = (ids: string[]) => {
    const wanted = columns.filter(({ id }, index) => index === 0 || ids.includes(id))
    void show({ columns: wanted.map(({ id }) => id) }, { replace: true })
  }
  const saveCsv = async (all: Row[]) => {
    const { csvName, csvOf, download } = await import('./csv.ts')
    const name = csvName(csv.name, dateAt(new Date(), timeZone))
    const head = csv.fields.map((field) => field.title)
    download(
      csvOf(
        head,
        all.map((row) => csv.fields.map(({ text }) => text(row))),
      ),
      name,
    )
    notifyDone(`Descargado: ${name}, ${counted(all.length)} ${all.length === 1 ? 'fila' : 'filas'}`)
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
      facts={view.search ? `${counted(total)} ${total === 1 ? 'encontrado' : 'encontrados'}` : counted(total)}
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
          choice={{ columns: columns.slice(1), shown: shown.map(({ id }) => id), onChoose }}
          sort={view.sort}
          onSort={onSort}
          whole={whole}
          onExport={() => !whole.progress && void whole.bring(saveCsv, 'No se pudo exportar')}
          onPrint={() => !whole.progress && void whole.bring(setPaper, 'No se pudo imprimir')}
          nothing={rows.length === 0}
        />
      }
      foot={
        rows.length > 0 &&
        !paper && (
          <Pager
            page={view.page}
            size={sizeOf(view)}
            sizes={pageSizes}
            shown={rows.length}
            total={total}
            onPage={(page) => void show({ page })}
            onSize={(size) => void show({ size })}
          />
        )
      }
      flush
      part={part}
    >
      {rows.length > 0 ? (
        <MenuItems value={(menu ?? (() => null)) as (row: never) => ReactNode}>
          {view.search && <p className={classes.sought}>Búsqueda: «{view.search}»</p>}
          <div aria-busy={waiting || undefined}>
            {phone ? <ListCards {...table} /> : <ListTable {...table} sort={view.sort} onSort={onSort} />}
          </div>
        </MenuItems>
      ) : view.search ? (
        <Empty
          icon={IconSearch}
          title={search.nothing(view.search)}
          actions={
            <Button variant="default" onClick={() => void show({ search: '' })}>
              Quitar la búsqueda
            </Button>
          }
        >
          {search.hint}
        </Empty>
      ) : (
        empty
      )}
      {children}
    </Page>
  )
}
