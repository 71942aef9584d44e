import { useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { HomeParams } from '../../navigation/paths.ts'
import { SectionError } from '../../ui/feedback/section-error.tsx'
import { Section } from '../../ui/page/section.tsx'
import { countsQuery, polled } from '../queries.ts'
import { listShownWeeks, sumByWeek } from './week-counts.ts'
import classes from './weeks-section.module.css'
import { WeeksTable } from './weeks-table.tsx'

const title = 'Últimas doce semanas'

const WeeksChart = lazy(async () => ({ default: (await import('./weeks-chart.tsx')).WeeksChart }))

/** The last twelve weeks as a chart, which loads when it comes into view, and as a table. */
export function WeeksSection({ view, today }: { view: HomeParams; today: string }) {
  const answer = useQuery({ ...countsQuery(today), ...polled })
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [isSeen, setSeen] = useState(false)
  const [showsTable, setShowsTable] = useState(() => listShownWeeks(today).some((week) => view.turns?.startsWith(week)))
  if (inViewport && !isSeen) setSeen(true)
  if (!answer.data) return <SectionError title={title} answers={[answer]} />
  if (answer.data.length === 0) return null
  const weeks = sumByWeek(answer.data, today)
  return (
    <Section title={title}>
      <div ref={ref} className={classes.chart}>
        {isSeen && (
          <Suspense>
            <WeeksChart weeks={weeks} today={today} />
          </Suspense>
        )}
      </div>
      <details className={classes.details} open={showsTable} onToggle={(event) => setShowsTable(event.currentTarget.open)}>
        <summary>Ver como tabla</summary>
        {showsTable && <WeeksTable weeks={weeks} view={view} />}
      </details>
    </Section>
  )
}
