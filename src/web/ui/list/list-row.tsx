import { memo } from 'react'
import { Absent } from '../page/absent.tsx'
import { Link } from '../page/link.tsx'
import { type Column, isAbsent } from './column.ts'
import classes from './list-row.module.css'
import { MenuOfRow } from './menu-of-row.tsx'
import { rowClickHandlers } from './row-click.ts'

/** What all rows have in common; the same objects from one drawing to the next, or every row is drawn again. */
export type RowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** Where the row leads; without it, nowhere. */
  to: ((row: Row) => string) | undefined
  /** The row in a few words, for its menu. */
  nameOf: (row: Row) => string
  hasMenu: boolean
}

const Name = <Row,>({ row, columns: [head], to }: Pick<RowProps<Row>, 'row' | 'columns' | 'to'>) =>
  to ? (
    <Link to={to(row)} className={classes.name}>
      {head?.cell(row)}
    </Link>
  ) : (
    <span className={classes.name}>{head?.cell(row)}</span>
  )

/** A row of a table. */
function TableRow<Row>({ row, columns, to, nameOf, hasMenu }: RowProps<Row>) {
  const [head, ...rest] = columns
  return (
    <tr className={classes.row} {...(to && rowClickHandlers)}>
      <th scope="row" data-fit={head?.fit} title={head?.fit === 'shortened' ? nameOf(row) : undefined}>
        <Name row={row} columns={columns} to={to} />
      </th>
      {rest.map(({ id, cell, absent = 'sin dato', fit }) => {
        const content = cell(row)
        return (
          <td key={id} data-fit={fit} title={fit === 'shortened' && typeof content === 'string' ? content : undefined}>
            {isAbsent(content) ? <Absent word={absent} /> : content}
          </td>
        )
      })}
      {hasMenu && (
        <td className={classes.menu}>
          <MenuOfRow label={`Acciones de ${nameOf(row)}`} row={row} />
        </td>
      )}
    </tr>
  )
}

/** A row as a card, for a phone: what it has, each thing once. */
function CardOfRow<Row>({ row, columns, to, nameOf, hasMenu }: RowProps<Row>) {
  const facts = columns
    .slice(1)
    .map((column) => ({ ...column, content: column.cell(row) }))
    .filter(({ content }) => !isAbsent(content))
  return (
    <li className={classes.card} {...(to && rowClickHandlers)}>
      <div className={classes.top}>
        <Name row={row} columns={columns} to={to} />
        {hasMenu && <MenuOfRow label={`Acciones de ${nameOf(row)}`} row={row} />}
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ id, title, hideTitle: plain, content }) => (
            <div key={id}>
              <dt className={plain ? 'hidden' : undefined}>{title}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

export const ListRow = memo(TableRow) as typeof TableRow
export const ListCard = memo(CardOfRow) as typeof CardOfRow
