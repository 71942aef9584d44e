import type { MouseEvent, ReactNode } from 'react'
import { Absent } from '../page/absent.tsx'
import { Link } from '../page/link.tsx'
import { type Column, isAbsent } from './column.ts'
import classes from './list-row.module.css'
import { RowMenu } from './row-menu.tsx'

export type RowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** The link of a row, if it has one. */
  to: ((row: Row) => string) | undefined
  /** A short name of the row, for its menu. */
  getName: (row: Row) => string
  /** The menu items of a row, if it has a menu. */
  menu: ((row: Row) => ReactNode) | undefined
}

const Name = <Row,>({ row, columns: [nameColumn], to }: Pick<RowProps<Row>, 'row' | 'columns' | 'to'>) =>
  to ? (
    <Link to={to(row)} className={classes.name}>
      {nameColumn?.renderCell(row)}
    </Link>
  ) : (
    <span className={classes.name}>{nameColumn?.renderCell(row)}</span>
  )

/** A row of a list's table. */
export function ListRow<Row>({ row, columns, to, getName, menu }: RowProps<Row>) {
  const [nameColumn, ...rest] = columns
  return (
    <tr className={classes.row} {...(to && rowClickHandlers)}>
      <th scope="row" data-fit={nameColumn?.fit} title={nameColumn?.fit === 'ellipsis' ? getName(row) : undefined}>
        <Name row={row} columns={columns} to={to} />
      </th>
      {rest.map(({ id, renderCell, absent = 'sin dato', fit }) => {
        const content = renderCell(row)
        return (
          <td key={id} data-fit={fit} title={fit === 'ellipsis' && typeof content === 'string' ? content : undefined}>
            {isAbsent(content) ? <Absent word={absent} /> : content}
          </td>
        )
      })}
      {menu && (
        <td className={classes.menu}>
          <RowMenu label={`Acciones de ${getName(row)}`}>{menu(row)}</RowMenu>
        </td>
      )}
    </tr>
  )
}

/** A row as a card, for a phone: only the values that there are. */
function ListCard<Row>({ row, columns, to, getName, menu }: RowProps<Row>) {
  const facts = columns
    .slice(1)
    .map((column) => ({ ...column, content: column.renderCell(row) }))
    .filter(({ content }) => !isAbsent(content))
    .sort((one, other) => Number(other.isCardLine ?? false) - Number(one.isCardLine ?? false))
  return (
    <li className={classes.card} {...(to && rowClickHandlers)}>
      <div className={classes.top}>
        <Name row={row} columns={columns} to={to} />
        {menu && <RowMenu label={`Acciones de ${getName(row)}`}>{menu(row)}</RowMenu>}
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ id, title, isTitleHidden, isCardLine, content }) => (
            <div key={id} className={isCardLine ? classes.line : undefined}>
              <dt className={isTitleHidden ? 'hidden' : undefined}>{title}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

type CardsProps<Row> = Omit<RowProps<Row>, 'row'> & { label: string; rows: readonly Row[] }

/** A list on a phone: every row is a card. */
export const ListCards = <Row extends { id: string }>({ label, rows, ...row }: CardsProps<Row>) => (
  <ul aria-label={label}>
    {rows.map((record) => (
      <ListCard key={record.id} row={record} {...row} />
    ))}
  </ul>
)

/** Follows a row's first link when the row is clicked beside it; with Ctrl, ⌘ or the middle button in a new tab. */
function followRowLink(event: MouseEvent<HTMLElement>) {
  const { button, ctrlKey, metaKey, shiftKey, currentTarget, target } = event
  const link = currentTarget.querySelector('a')
  // A menu's clicks bubble through React's tree though it lies elsewhere in the document.
  const isBesideLink = target instanceof Element && currentTarget.contains(target) && !target.closest('a, button, input, label')
  // The user selects text to copy it.
  const isSelecting = window.getSelection()?.type === 'Range'
  if (!link || !isBesideLink || button > 1 || (button === 0 && isSelecting)) return
  if (button === 1 || ctrlKey || metaKey || shiftKey) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

/** The mouse handlers of a row; the keyboard uses its link. */
const rowClickHandlers = { onClick: followRowLink, onAuxClick: followRowLink }
