import '@mantine/dates/styles.layer.css'
import { type CalendarLevel, DatePicker } from '@mantine/dates'
import { useEffect, useRef, useState } from 'react'
import { isPhoneWidth } from '../theme/phone-width.ts'
import { calendarProps } from './spanish-dates.ts'

type Props = { date: string | null; latest: string | undefined; earliest: string | undefined; onPick: (date: string) => void }

/** A Spanish calendar. Without a date it opens at the earliest one, or at the choice of years: dates of birth are far away. */
export default function Calendar({ date, latest, earliest, onPick }: Props) {
  const [level, setLevel] = useState<CalendarLevel>(date || earliest ? 'month' : 'decade')
  const container = useRef<HTMLDivElement>(null)
  // The removed level had the focus, and the popover opened before the calendar had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every level
  useEffect(() => container.current?.querySelector<HTMLElement>('table button:not([tabindex="-1"])')?.focus(), [level])
  return (
    <DatePicker
      ref={container}
      // A phone needs large touch targets.
      size={isPhoneWidth() ? 'md' : 'sm'}
      value={date}
      defaultDate={date ?? earliest}
      minDate={earliest}
      maxDate={latest}
      hideOutsideDates
      level={level}
      onLevelChange={setLevel}
      onChange={(picked) => picked && onPick(picked)}
      {...calendarProps}
      // Escape closes the calendar, not the drawer around it.
      __stopPropagation
    />
  )
}
