import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Table.layer.css'
import 'mantine-datatable/styles.layer.css'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { DataTable } from 'mantine-datatable'
import { memo, useLayoutEffect, useRef } from 'react'
import type { Column } from './column.ts'
import { ListRow, type RowProps } from './list-row.tsx'
import classes from './list-table.module.css'

type Props<Row> = Omit<RowProps<Row>, 'row'> & {
  /** What is listed, for who listens. */
  label: string
  rows: readonly Row[]
  sort: string
  /** The same function from one drawing to the next. */
  onSort: (sort: string) => void
}

function DrawnTable<Row extends { id: string }>({ label, rows, sort, onSort, ...row }: Props<Row>) {
  const { columns, hasMenu } = row
  const heads = [
    ...columns.map((column) => ({
      accessor: column.id,
      title: <Head column={column} sort={sort} onSort={onSort} />,
    })),
    ...(hasMenu ? [{ accessor: 'menu', title: <span className="hidden">Acciones</span>, titleClassName: classes.menu }] : []),
  ]
  return (
    <DataTable
      aria-label={label}
      height="auto"
      className={classes.list}
      scrollAreaProps={unscrolled}
      columns={heads}
      records={rows as Row[]}
      // a list without rows has a view of its own
      emptyState={<span />}
      // ours are memoised, have a head of their own, and cost a tenth
      rowFactory={({ record }) => <ListRow key={record.id} row={record} {...row} />}
    />
  )
}

/** A list as a table; it scrolls with its page. */
export const ListTable = memo(DrawnTable) as typeof DrawnTable

const unscrolled = { type: 'never', viewportProps: { style: { overflowX: 'visible', overflowY: 'visible' } } } as const

type HeadProps<Row> = { column: Column<Row>; sort: string; onSort: (sort: string) => void }

/** The title of a column, which orders the list when it is pressed. */
function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : 'none'
  const place = useRef<HTMLSpanElement>(null)
  // the head cell is the library's, which says neither what it heads nor its order
  useLayoutEffect(() => {
    const cell = place.current?.closest('th')
    cell?.setAttribute('scope', 'col')
    if (column.sort) cell?.setAttribute('aria-sort', direction)
  }, [column.sort, direction])

  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  const next = direction === 'ascending' ? `-${column.sort}` : column.sort
  return (
    <span ref={place}>
      {next ? (
        <button type="button" className={classes.sort} data-sorted={direction !== 'none' || undefined} onClick={() => onSort(next)}>
          {column.title}
          <Arrow size={14} aria-hidden />
        </button>
      ) : (
        column.title
      )}
    </span>
  )
}
