import { useEffect, useRef } from 'react'
import { countSessions } from '#web/session-data/mark-counts.ts'
import { DayButton } from '#web/ui/dates/day-button.tsx'
import type { MonthView } from '../month/use-month-view.ts'
import classes from './day-strip.module.css'

type Props = { view: MonthView; date: string; onChange: (date: string) => void }

/** The days of the month on a phone, which scroll sideways, with the number of sessions, or of those without a mark. */
export function DayStrip({ view: { dates, dayCounts, now, closedDays }, date, onChange }: Props) {
  const strip = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each date that is shown
  useEffect(() => {
    strip.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [date])
  return (
    <fieldset ref={strip} className={classes.strip}>
      <legend className="hidden">Día</legend>
      {dates.map((candidate, index) => {
        const counts = dayCounts[index]!
        const total = countSessions(counts)
        return (
          <DayButton
            key={candidate}
            date={candidate}
            isShown={candidate === date}
            isToday={candidate === now.date}
            isUnmarked={counts.unmarked > 0}
            count={counts.unmarked > 0 ? `? ${counts.unmarked}` : total || ''}
            countLabel={`${total}${counts.unmarked > 0 ? `, ${counts.unmarked} sin marcar` : ''}${closedDays.has(candidate) ? ', cerrado' : ''}`}
            onClick={() => onChange(candidate)}
          />
        )
      })}
    </fieldset>
  )
}
