import { useEffect, useRef } from 'react'
import { formatLongDate, weekdayLetters } from '#domain/spanish.ts'
import { getWeekday, splitDate } from '#domain/weeks.ts'
import { countSessions } from '../month/mark-counts.ts'
import type { MonthView } from '../month/use-month-view.ts'
import classes from './day-strip.module.css'

type Props = { view: MonthView; date: string; onChange: (date: string) => void }

/** The days of the month on a phone, which scroll sideways, with the number of sessions, or of those without a mark. */
export function DayStrip({ view: { dates, dayCounts, now }, date, onChange }: Props) {
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
          <button
            key={candidate}
            type="button"
            className={classes.day}
            aria-pressed={candidate === date}
            aria-current={candidate === now.date ? 'date' : undefined}
            data-unmarked={counts.unmarked > 0 || undefined}
            onClick={() => onChange(candidate)}
          >
            <span className="hidden">{`${formatLongDate(candidate)}: ${total}${counts.unmarked > 0 ? `, ${counts.unmarked} sin marcar` : ''}`}</span>
            <span aria-hidden>{weekdayLetters[getWeekday(candidate)]}</span>
            <span aria-hidden className={classes.number}>
              {splitDate(candidate).day}
            </span>
            <span aria-hidden className={classes.count}>
              {counts.unmarked > 0 ? `? ${counts.unmarked}` : total || ''}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
