import '@mantine/dates/styles.layer.css'
import { type CalendarLevel, DatePicker, DatesProvider } from '@mantine/dates'
import { useEffect, useRef, useState } from 'react'
import { calendarLabels } from './spanish-dates.ts'

type Props = { date: string | null; latest: string | undefined; earliest: string | undefined; onPick: (date: string) => void }

/** A calendar in Spanish whose weeks start on Sunday. Without a date it begins where its dates do, or with the year: dates of birth are far away. */
export default function Calendar({ date, latest, earliest, onPick }: Props) {
  const [level, setLevel] = useState<CalendarLevel>(date || earliest ? 'month' : 'decade')
  const place = useRef<HTMLDivElement>(null)
  // A level that has gone took the focus with it, and at first the popover had nothing to give it to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each level anew
  useEffect(() => place.current?.querySelector<HTMLElement>('table button:not([tabindex="-1"])')?.focus(), [level])
  return (
    <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 0, weekendDays: [] }}>
      <DatePicker
        ref={place}
        // under a thumb
        size={window.matchMedia('(max-width: 48em)').matches ? 'md' : 'sm'}
        value={date}
        defaultDate={date ?? earliest}
        minDate={earliest}
        maxDate={latest}
        hideOutsideDates
        level={level}
        onLevelChange={setLevel}
        onChange={(picked) => picked && onPick(picked)}
        ariaLabels={calendarLabels}
        // Escape closes the calendar and not the drawer around it
        __stopPropagation
      />
    </DatesProvider>
  )
}
