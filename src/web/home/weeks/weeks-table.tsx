import { formatWeek } from '#domain/spanish.ts'
import { type HomeParams, paths } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { countedMarkNames, markOrder } from '../mark-colors.ts'
import type { WeekCounts } from './week-counts.ts'
import { WeekNumber } from './week-number.tsx'
import classes from './weeks-section.module.css'

/** The weeks with the number of sessions by mark, the latest first. The name of a week links to the agenda, and so does each number. */
export function WeeksTable({ weeks, view }: { weeks: readonly WeekCounts[]; view: HomeParams }) {
  const marks = markOrder.filter((mark) => weeks.some((week) => week.marks[mark] > 0))
  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-label="Sesiones por semana">
        <thead>
          <tr>
            <th scope="col">Semana</th>
            <th scope="col">Sesiones</th>
            {marks.map((mark) => (
              <th key={mark} scope="col">
                {countedMarkNames[mark]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...weeks].reverse().map(({ week, total, marks: counts }) => (
            <tr key={week}>
              <th scope="row">
                <Link to={paths.sessions({ week })}>{formatWeek(week)}</Link>
              </th>
              <td>
                <WeekNumber week={week} view={view} count={total} label={`Sesiones, ${formatWeek(week)}: ${total}`} />
              </td>
              {marks.map((mark) => (
                <td key={mark}>
                  <WeekNumber
                    week={week}
                    view={view}
                    mark={mark}
                    count={counts[mark]}
                    label={`${countedMarkNames[mark]}, ${formatWeek(week)}: ${counts[mark]}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
