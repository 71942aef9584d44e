import { memo } from 'react'
import { countSessions, formatRate, getRate, type MarkCounts } from '#web/session-data/mark-counts.ts'
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
            {countSessions(dayCounts[index]!) || ''}
          </td>
        ))}
        {totalMarks.map((mark) => (
          <td key={mark} className={classes.total} data-mark={mark}>
            {counts[mark] || ''}
          </td>
        ))}
        <td className={classes.rate}>{formatRate(getRate(counts))}</td>
      </tr>
      {dayRows.map(({ title, mark }) => (
        <tr key={mark}>
          <th scope="row" className={classes.totalsTitle}>
            {title}
          </th>
          {dates.map((date, index) => (
            <td key={date} className={classes.dayTotal} data-mark={mark}>
              {dayCounts[index]![mark] || ''}
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
