import { memo } from 'react'
import { markNames, marks, type SessionMark } from '#domain/states.ts'
import { countMarks, describeCounts, formatRate, getRate, type MarkedSession } from '#web/session-data/mark-counts.ts'
import type { PersonMonth } from '../month/person-months.ts'
import { formatLetters, MarkIcon } from './mark-icon.tsx'
import classes from './month-matrix.module.css'

interface Props {
  row: PersonMonth
  /** The name as the screen shows it. Paper has room for the whole name. */
  shownName: string
  dates: readonly string[]
  /** "lunes 2 de noviembre", for each date. */
  dateNames: readonly string[]
  /** The column of the cell at which Tab enters the matrix, if it is in this row. */
  entryColumn: number | null
  /** The date whose sessions are open, if they are this person's. */
  openDate: string | null
  canSelect: boolean
  isSelected: boolean
  onToggle: (id: string) => void
}

/** The columns of totals, in their order. */
export const totalMarks = ['came', 'absent', 'canceled', 'postponed', 'unmarked'] as const satisfies readonly SessionMark[]

/** The month of one person. It is memoized, because a month has thousands of cells. */
export const PersonRow = memo(function PersonRow(props: Props) {
  const { row, shownName, dates, dateNames, entryColumn, openDate, canSelect, isSelected, onToggle } = props
  return (
    <tr aria-selected={canSelect ? isSelected : undefined} data-selected={isSelected || undefined}>
      <th scope="row" className={classes.person} aria-label={row.name} title={row.name}>
        <span className={classes.personLine}>
          {canSelect && (
            <input
              type="checkbox"
              tabIndex={-1}
              className={classes.checkbox}
              aria-label={`Elegir a ${row.name}`}
              checked={isSelected}
              onChange={() => onToggle(row.id)}
            />
          )}
          <span className={`${classes.name} no-print`}>{shownName}</span>
          <span className={classes.fullName}>{row.name}</span>
        </span>
      </th>
      {dates.map((date, column) => {
        const marked = row.days.get(date)
        return (
          <td
            // The focus stays on the day of the month when the month changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is a day of the month, whatever its date
            key={column}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
            role="gridcell"
            tabIndex={column === entryColumn ? 0 : -1}
            className={classes.day}
            aria-label={`${row.name}, ${dateNames[column]}: ${marked ? describeDay(marked) : 'sin sesiones'}`}
            aria-haspopup={marked && 'dialog'}
            aria-expanded={openDate === date || undefined}
          >
            {marked && <DayMarks marked={marked} />}
          </td>
        )
      })}
      {totalMarks.map((mark) => (
        <td key={mark} className={classes.total} data-mark={mark}>
          {row.counts[mark] || ''}
        </td>
      ))}
      <td className={classes.rate}>{formatRate(getRate(row.counts))}</td>
    </tr>
  )
})

const describeDay = (marked: readonly MarkedSession[]) =>
  marked.length === 1 ? markNames[marked[0]!.mark].toLowerCase() : `${marked.length} sesiones: ${describeCounts(countMarks(marked))}`

/** The most sessions of a day whose marks fit beside each other. On paper, where each has its letter, it is one. */
const maxIcons = 2

/** The marks of a person's sessions on one day: an icon for each, or where there are more, their number over a bar with the share of each mark. */
function DayMarks({ marked }: { marked: readonly MarkedSession[] }) {
  const [first, ...others] = marked
  if (first && others.length === 0) return <MarkIcon mark={first.mark} />
  const counts = countMarks(marked)
  return (
    <span className={classes.many} data-unmarked={counts.unmarked > 0 || undefined} aria-hidden>
      {marked.length <= maxIcons ? (
        <span className={classes.pair}>
          {marked.map(({ mark }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: icons have no identity
            <MarkIcon key={index} mark={mark} />
          ))}
        </span>
      ) : (
        <span className={classes.stack}>
          <span>{marked.length}</span>
          <span className={classes.bar}>
            {marks
              .filter((mark) => counts[mark] > 0)
              .map((mark) => (
                <span key={mark} data-mark={mark} style={{ flexGrow: counts[mark] }} />
              ))}
          </span>
        </span>
      )}
      <span className={classes.letters}>{formatLetters(counts)}</span>
    </span>
  )
}
