import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { toLocalDate } from '#domain/today.ts'
import { useSettings } from '#web/data/settings.ts'
import { useRouteTitle } from '#web/navigation/page-title.ts'
import { LoadingText } from '../feedback/loading-indicator.tsx'
import { notifyDone } from '../feedback/notify.ts'
import { downloadFile } from '../page/download-file.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { Page } from '../page/page.tsx'
import { importPart } from '../parts/import-part.ts'
import { useIsPhone } from '../theme/use-is-phone.ts'
import { type Column, selectColumns } from './column.ts'
import { type FetchPage, fetchAllPages, fetchFirstRows, useFetch } from './fetch-all-pages.ts'
import { formatCount, formatRange } from './format-count.ts'
import classes from './list-page.module.css'
import { ListCards } from './list-row.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { countPages, getPageSize, isNarrowed, pageSizes } from './list-view.ts'
import { Pager } from './pager.tsx'
import { SearchInput } from './search-input.tsx'
import type { useListView } from './use-list-view.ts'
import { maxPrintedRows, usePrintWhole } from './use-print-whole.ts'

type Props<Row extends { id: string }, Sort extends string> = {
  list: ReturnType<typeof useListView<Sort>>
  /** The rows of the page, and the number of rows in all. */
  rows: readonly Row[]
  total: number
  /** All columns; the first one names the row. */
  columns: readonly Column<Row>[]
  /** The link of a row, if it has one. */
  to: ((row: Row) => string) | undefined
  /** A short name of the row: "Acciones de …". */
  getName: (row: Row) => string
  /** The menu items of a row. */
  menu?: ((row: Row) => ReactNode) | undefined
  /** The texts of the search, and of a search without results. */
  search: { placeholder: string; formatNoResults: (search: string) => string; hint: string }
  /** The filters, beside the search. */
  filters?: ReactNode
  /** The texts of the chosen filters, for a printed list: "Sin enlace". */
  filterTexts?: readonly string[]
  /** What is true when the filters leave nothing; without it the page only says that they do. */
  noneTitle?: string | undefined
  /** Replaces a list that has no rows at all, with what to do next. */
  empty: ReactNode
  /** Buttons of the page's header. */
  actions?: ReactNode
  /** Fetches any part of the whole result, for printing and CSV. */
  fetchPage: FetchPage<Row>
  /** The fields of a row in a CSV file, and the start of its name: "clientes". */
  csv: { name: string; fields: readonly { title: string; getText: (row: Row) => string }[] }
  /** Drawers and dialogs. */
  children?: ReactNode
}

/**
 * The page of every list: search, sort, pages and columns, all in the URL; CSV and printing; a table, or cards on a phone.
 *
 * Each list page has a `ListDefinition`; its `loaderQueries` ask for `buildPageQuery(parseView(url, definition))`, and the screen
 * passes on the answer: `const list = useListView(definition)` … `<ListPage list={list} rows={rows} total={total} columns={columns} … />`.
 * A list that is always loaded whole takes its page with `selectRows`.
 */
export function ListPage<Row extends { id: string }, Sort extends string>(props: Props<Row, Sort>) {
  const {
    list,
    rows,
    total,
    columns,
    to,
    getName,
    menu,
    search,
    filters,
    filterTexts = [],
    noneTitle = 'Nada coincide con el filtro',
    empty,
    actions,
    fetchPage,
    csv,
    children,
  } = props
  const { view, show, isLoading } = list
  const title = useRouteTitle()
  const isPhone = useIsPhone()
  const { timeZone } = useSettings()
  const { run, isFetching } = useFetch()
  /** The search and the filters that left rows out, as paper says it. */
  const narrowedBy = [...(view.search ? [`Búsqueda: «${view.search}»`] : []), ...filterTexts].join(' · ')
  const { printed, ...printing } = usePrintWhole(async (signal) => ({
    ...(await fetchFirstRows(fetchPage, signal, maxPrintedRows)),
    first: 0,
    // The user may change the search while the rows are fetched.
    narrowedBy,
  }))
  const onPaper = printed ?? { rows, total, first: (view.page - 1) * getPageSize(view), narrowedBy }
  const isBusy = isFetching || printing.isFetching
  const pageKey = [view.search, ...Object.values(view.filters), view.sort, view.page, getPageSize(view)].join()
  // The cards of a phone have room for every column.
  const hasRoomForAll = useMediaQuery('(min-width: 70em)', true, { getInitialValueInEffect: false }) || isPhone
  const shownColumns = selectColumns(columns, view.columns, hasRoomForAll)
  const onSort = (sort: string) => void show({ sort: sort as Sort })

  // Goes back at least one page, because a server may count more rows than it sends.
  if (rows.length === 0 && view.page > 1)
    return <Navigate to={list.buildPath({ page: Math.min(countPages(total, getPageSize(view)), view.page - 1) })} replace />

  const chooseColumns = (ids: string[]) => {
    const chosen = columns.filter(({ id }, index) => index === 0 || ids.includes(id))
    void show({ columns: chosen.map(({ id }) => id) }, { replace: true })
  }
  const saveCsv = async (allRows: Row[]) => {
    const { buildCsv, buildFileName } = await importPart(() => import('./csv.ts'))
    const name = buildFileName(csv.name, toLocalDate(new Date(), timeZone))
    const head = csv.fields.map((field) => field.title)
    const cells = allRows.map((row) => csv.fields.map(({ getText }) => getText(row)))
    downloadFile(buildCsv(head, cells), name)
    notifyDone(`Descargado: ${name}, ${formatCount(allRows.length)} ${allRows.length === 1 ? 'fila' : 'filas'}`)
  }
  const rowsProps = {
    label: title,
    rows: onPaper.rows,
    columns: shownColumns,
    to,
    getName,
    menu: printed ? undefined : menu,
  }
  return (
    <Page
      printSubject={onPaper.narrowedBy}
      facts={
        <>
          <span className="no-print" role="status">
            {[
              formatCount(total),
              // On a phone the number stands on its own line.
              isNarrowed(view) ? (total === 1 ? 'encontrado' : 'encontrados') : isPhone && 'en total',
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
          <span className="print-only">{[formatPrintedRows(onPaper), onPaper.narrowedBy].filter(Boolean).join(' · ')}</span>
        </>
      }
      actions={actions}
      toolbar={
        <ListToolbar
          search={
            <>
              <SearchInput
                label={`Buscar ${title.toLowerCase()}`}
                placeholder={search.placeholder}
                className={classes.search}
                value={view.search}
                onSearch={(text) => void show({ search: text }, { replace: true })}
              />
              {filters}
            </>
          }
          columns={columns}
          choice={{ columns: columns.slice(1), shown: shownColumns.map(({ id }) => id), onChange: chooseColumns }}
          sort={view.sort}
          onSort={onSort}
          isBusy={isBusy}
          onExport={() => void run((signal) => fetchAllPages(fetchPage, signal), saveCsv, 'No se pudo exportar')}
          onPrint={printing.print}
          isEmpty={rows.length === 0}
        />
      }
      footer={
        rows.length > 0 &&
        !printed && (
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
      isFlush
      scrollKey={pageKey}
    >
      {onPaper.rows.length > 0 ? (
        <div aria-busy={isLoading || undefined}>
          {isPhone && !printed ? <ListCards {...rowsProps} /> : <ListTable {...rowsProps} sort={view.sort} onSort={onSort} />}
        </div>
      ) : isNarrowed(view) ? (
        <EmptyState
          icon={IconSearch}
          title={view.search ? search.formatNoResults(view.search) : noneTitle}
          actions={
            <Button variant="default" onClick={() => void show({ search: '', filters: {} })}>
              {isNarrowed({ ...view, search: '' })
                ? view.search
                  ? 'Quitar la búsqueda y el filtro'
                  : 'Quitar el filtro'
                : 'Quitar la búsqueda'}
            </Button>
          }
        >
          {view.search && search.hint}
        </EmptyState>
      ) : (
        empty
      )}
      <LoadingText isPending={isBusy} />
      {children}
    </Page>
  )
}

/** Says which rows the paper has: "151 filas", "Filas 16 – 30 de 151". */
function formatPrintedRows({ rows, total, first }: { rows: readonly unknown[]; total: number; first: number }) {
  if (rows.length === total) return total === 1 ? '1 fila' : `${formatCount(total)} filas`
  const range = `Filas ${formatRange(first, rows.length, total)}`
  return rows.length === maxPrintedRows ? `${range} (se imprimen ${formatCount(maxPrintedRows)} como máximo)` : range
}
