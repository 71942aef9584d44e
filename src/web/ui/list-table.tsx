import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './list-table.module.css'

/** A column of a list. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** What the list is ordered by when the title is pressed. */
  sort?: string
  /** How wide the list must be for the column to show; without it always. */
  from?: 'medium' | 'wide'
  /** Never breaks: whole, or shortened where it has to be; the cell says the whole as a `title`. On a phone it breaks. */
  fit?: 'whole' | 'shortened'
}

type Props<Row> = {
  /** What is listed, for who listens. */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The order in force: a column's `sort`, with a minus when it is turned round. */
  sort?: string
  onSort?: (sort: string) => void
  /** The row's menu, at its end. */
  actions?: (row: Row) => ReactNode
  /** A page is on its way. */
  waiting?: boolean
}

/** A list as a table: the first column heads the row; what a narrow window has no room for stands under it, or not at all. */
export function ListTable<Row extends { id: string }>({ label, rows, columns, sort = '', onSort, actions, waiting }: Props<Row>) {
  const [head, ...rest] = columns
  return (
    <table aria-label={label} className={classes.table} aria-busy={waiting || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.title} column={column} sort={sort} onSort={onSort} />
          ))}
          {actions && (
            <th className={classes.actions}>
              <span className="hidden">Acciones</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" data-fit={head?.fit}>
              {head?.cell(row)}
            </th>
            {rest.map(({ title, from, fit, cell }) => (
              <td key={title} data-from={from} data-fit={fit}>
                {cell(row)}
              </td>
            ))}
            {actions && <td className={classes.actions}>{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps<Row> = { column: Column<Row>; sort: string; onSort: ((sort: string) => void) | undefined }

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { title, from } = column
  if (!column.sort || !onSort)
    return (
      <th scope="col" data-from={from}>
        {title}
      </th>
    )
  const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : undefined
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  const next = direction === 'ascending' ? `-${column.sort}` : column.sort
  return (
    <th scope="col" data-from={from} aria-sort={direction ?? 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(next)}>
        {title}
        <Arrow size={14} aria-hidden className={direction ? undefined : classes.idle} />
      </button>
    </th>
  )
}
