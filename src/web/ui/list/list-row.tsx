import { createContext, memo, type ReactNode, use } from 'react'
import { Absent } from '../page/absent.tsx'
import { Link } from '../page/link.tsx'
import { type Column, isAbsent } from './column.ts'
import classes from './list-row.module.css'
import { rowClickHandlers } from './row-click.ts'
import { RowMenu } from './row-menu.tsx'

/** The props that all rows share. The same objects on every render, or every memoised row renders again. */
export type RowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** The link of a row, if it has one. */
  to: ((row: Row) => string) | undefined
  /** A short name of the row, for its menu. */
  nameOf: (row: Row) => string
  hasMenu: boolean
}

/** The menu items of a row. A context, because a new function would render every row again. */
export const RowMenuItemsContext = createContext<(row: never) => ReactNode>(() => null)

const MenuItems = ({ row }: { row: unknown }) => use(RowMenuItemsContext)(row as never)

const ActionsMenu = <Row,>({ row, nameOf }: Pick<RowProps<Row>, 'row' | 'nameOf'>) => (
  <RowMenu label={`Acciones de ${nameOf(row)}`}>
    <MenuItems row={row} />
  </RowMenu>
)

const Name = <Row,>({ row, columns: [nameColumn], to }: Pick<RowProps<Row>, 'row' | 'columns' | 'to'>) =>
  to ? (
    <Link to={to(row)} className={classes.name}>
      {nameColumn?.cell(row)}
    </Link>
  ) : (
    <span className={classes.name}>{nameColumn?.cell(row)}</span>
  )

function TableRow<Row>({ row, columns, to, nameOf, hasMenu }: RowProps<Row>) {
  const [nameColumn, ...rest] = columns
  return (
    <tr className={classes.row} {...(to && rowClickHandlers)}>
      <th scope="row" data-fit={nameColumn?.fit} title={nameColumn?.fit === 'ellipsis' ? nameOf(row) : undefined}>
        <Name row={row} columns={columns} to={to} />
      </th>
      {rest.map(({ id, cell, absent = 'sin dato', fit }) => {
        const content = cell(row)
        return (
          <td key={id} data-fit={fit} title={fit === 'ellipsis' && typeof content === 'string' ? content : undefined}>
            {isAbsent(content) ? <Absent word={absent} /> : content}
          </td>
        )
      })}
      {hasMenu && (
        <td className={classes.menu}>
          <ActionsMenu row={row} nameOf={nameOf} />
        </td>
      )}
    </tr>
  )
}

function Card<Row>({ row, columns, to, nameOf, hasMenu }: RowProps<Row>) {
  const facts = columns
    .slice(1)
    .map((column) => ({ ...column, content: column.cell(row) }))
    .filter(({ content }) => !isAbsent(content))
  return (
    <li className={classes.card} {...(to && rowClickHandlers)}>
      <div className={classes.top}>
        <Name row={row} columns={columns} to={to} />
        {hasMenu && <ActionsMenu row={row} nameOf={nameOf} />}
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ id, title, hideTitle, content }) => (
            <div key={id}>
              <dt className={hideTitle ? 'hidden' : undefined}>{title}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** A row of a list's table. */
export const ListRow = memo(TableRow) as typeof TableRow

/** A row as a card, for a phone: only the values that there are. */
export const ListCard = memo(Card) as typeof Card
