import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import { addDays, weekStart } from '#domain/weeks.ts'
import { calendarLabels } from '../../ui/dates/spanish-dates.ts'
import classes from './week-navigation.module.css'

interface Props {
  week: string
  today: string
  onChoose: (date: string) => void
}

/** A month to choose a week from; the one that is shown is marked whole. */
export default function WeekCalendar({ week, today, onChoose }: Props) {
  const last = addDays(week, 6)
  const place = useRef<HTMLDivElement>(null)
  // it comes after its popover, which found nothing to focus
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-first-in-range]')?.focus(), [])
  return (
    <DatePicker
      ref={place}
      locale="es"
      firstDayOfWeek={0}
      weekendDays={[]}
      defaultDate={week}
      value={null}
      onChange={(date) => date && onChoose(date)}
      ariaLabels={calendarLabels}
      getDayProps={(date) => ({
        inRange: weekStart(date) === week,
        firstInRange: date === week,
        lastInRange: date === last,
        // the clinic's; the calendar's own would be the browser's
        'aria-current': date === today ? 'date' : undefined,
        className: date === today ? classes.today : undefined,
      })}
    />
  )
}
