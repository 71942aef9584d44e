import type { CSSProperties } from 'react'
import { formatBriefDate } from '#domain/spanish.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { MarkBar } from '../mark-bar.tsx'
import { barParts } from '../mark-colors.ts'
import type { WeekCounts } from './week-counts.ts'
import classes from './weeks-chart.module.css'

/** The weeks as bars. The table beside them has the same numbers for screen readers. */
export function WeeksChart({ weeks, today }: { weeks: readonly WeekCounts[]; today: string }) {
  const highest = Math.max(1, ...weeks.map(({ all }) => all))
  const shownParts = barParts.filter(({ marks }) => marks.some((mark) => weeks.some((week) => week.marks[mark] > 0)))
  return (
    <div className={classes.chart} aria-hidden>
      <div className={classes.weeks}>
        {weeks.map(({ week, total, all, marks }) => (
          <div key={week} className={classes.week}>
            <div className={classes.column}>
              {formatCount(total)}
              <MarkBar countOf={(mark) => marks[mark]} isVertical style={{ minHeight: `calc(${all / highest} * var(--highest-bar))` }} />
            </div>
            <span className={classes.date}>{formatBriefDate(week, today)}</span>
          </div>
        ))}
      </div>
      <ul className={classes.legend}>
        {shownParts.map(({ name, color }) => (
          <li key={name} style={{ '--color': color } as CSSProperties}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
