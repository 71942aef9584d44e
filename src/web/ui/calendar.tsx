import '@mantine/dates/styles.layer.css'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import { calendarLabels, spanishDates } from './spanish-dates.ts'

type Props = { date: string | null; onPick: (date: string) => void }

/** A calendar in Spanish whose weeks start on Sunday. Without a date it begins with the year: dates of birth are far away. */
export default function Calendar({ date, onPick }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // it came after its popover, which found nothing to focus
  useEffect(() => place.current?.querySelector<HTMLElement>('table button:not([tabindex="-1"])')?.focus(), [])
  return (
    <DatesProvider settings={spanishDates}>
      <DatePicker
        ref={place}
        value={date}
        defaultDate={date ?? undefined}
        defaultLevel={date ? 'month' : 'decade'}
        onChange={(picked) => picked && onPick(picked)}
        ariaLabels={calendarLabels}
        // Escape closes the calendar and not the drawer around it
        __stopPropagation
      />
    </DatesProvider>
  )
}
