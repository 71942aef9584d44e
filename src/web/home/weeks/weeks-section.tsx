import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HomeParams } from '#web/navigation/paths.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { countsQuery, polled } from '../queries.ts'
import { listShownWeeks, sumByWeek } from './week-counts.ts'
import { WeeksChart } from './weeks-chart.tsx'
import classes from './weeks-section.module.css'
import { WeeksTable } from './weeks-table.tsx'

const title = 'Últimas semanas'

/** The last weeks, twelve at most, as a chart and as a table. */
export function WeeksSection({ view, today }: { view: HomeParams; today: string }) {
  const answer = useQuery({ ...countsQuery(today), ...polled })
  const [showsTable, setShowsTable] = useState(() => listShownWeeks(today).some((week) => view.turns?.startsWith(week)))
  if (!answer.data) return <SectionError title={title} answers={[answer]} />
  const weeks = sumByWeek(answer.data, today)
  if (weeks.length === 0) return null
  return (
    <Section title={title}>
      <WeeksChart weeks={weeks} today={today} />
      <details className={classes.details} open={showsTable} onToggle={(event) => setShowsTable(event.currentTarget.open)}>
        <summary>Ver como tabla</summary>
        {showsTable && <WeeksTable weeks={weeks} view={view} />}
      </details>
    </Section>
  )
}
