import { memo } from 'react'
import { countSessions, formatRate, getRate, type MarkCounts } from '../month/mark-counts.ts'
import classes from './month-matrix.module.css'
import { totalMarks } from './person-row.tsx'

interface Props {
  dates: readonly string[]
  dayCounts: readonly MarkCounts[]
  counts: MarkCounts
}

/** The totals of each day and of the month, below the rows. */
export const MatrixTotals = memo(function MatrixTotals({ dates, dayCounts, counts }: Props) {
  return (
    <tfoot>
      <tr>
        <th scope="row" className={classes.totalsTitle}>
          Total del día
        </th>
        {dates.map((date, index) => (
          <td key={date} className={classes.dayTotal}>
            <div className={classes.content}>{countSessions(dayCounts[index]!) || ''}</div>
          </td>
        ))}
        {totalMarks.map((mark) => (
          <td key={mark} className={classes.total} data-mark={mark}>
            <div className={classes.content}>{counts[mark] || ''}</div>
          </td>
        ))}
        <td className={classes.rate}>
          <div className={classes.content}>{formatRate(getRate(counts))}</div>
        </td>
      </tr>
      {dayRows.map(({ title, mark }) => (
        <tr key={mark}>
          <th scope="row" className={classes.totalsTitle}>
            {title}
          </th>
          {dates.map((date, index) => (
            <td key={date} className={classes.dayTotal} data-mark={mark}>
              <div className={classes.content}>{dayCounts[index]![mark] || ''}</div>
            </td>
          ))}
          <td colSpan={totalMarks.length + 1} />
        </tr>
      ))}
    </tfoot>
  )
})

const dayRows = [
  { title: 'Vinieron', mark: 'came' },
  { title: 'Sin marcar', mark: 'unmarked' },
] as const
