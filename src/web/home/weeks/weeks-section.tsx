import { useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatWeek } from '#domain/spanish.ts'
import { paths } from '../../navigation/paths.ts'
import { formatCount } from '../../ui/list/format-count.ts'
import { Link } from '../../ui/page/link.tsx'
import { Section } from '../../ui/page/section.tsx'
import { countedMarkNames, markOrder } from '../mark-colors.ts'
import { countsQuery, polled } from '../queries.ts'
import { sumByWeek, type WeekCounts } from './week-counts.ts'
import classes from './weeks-section.module.css'

const WeeksChart = lazy(async () => ({ default: (await import('./weeks-chart.tsx')).WeeksChart }))

/** The last twelve weeks as a chart, which loads when it comes into view, and as a table. */
export function WeeksSection({ today }: { today: string }) {
  const { data: counts } = useQuery({ ...countsQuery(today), ...polled })
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [isSeen, setSeen] = useState(false)
  if (inViewport && !isSeen) setSeen(true)
  if (!counts || counts.length === 0) return null
  const weeks = sumByWeek(counts, today)
  return (
    <Section title="Últimas doce semanas">
      <div ref={ref} className={classes.chart}>
        {isSeen && (
          <Suspense>
            <WeeksChart weeks={weeks} today={today} />
          </Suspense>
        )}
      </div>
      <details className={classes.details}>
        <summary>Ver como tabla</summary>
        <WeeksTable weeks={weeks} />
      </details>
    </Section>
  )
}

/** The weeks with the number of sessions by mark, the latest first. The name of a week links to the agenda. */
function WeeksTable({ weeks }: { weeks: readonly WeekCounts[] }) {
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
          {[...weeks].reverse().map((week) => (
            <tr key={week.week}>
              <th scope="row">
                <Link to={paths.sessions({ week: week.week })}>{formatWeek(week.week)}</Link>
              </th>
              <td>{formatCount(week.total)}</td>
              {marks.map((mark) => (
                <td key={mark}>{formatCount(week.marks[mark])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
