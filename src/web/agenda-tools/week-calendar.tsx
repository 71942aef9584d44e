import '@mantine/dates/styles.layer.css'
import { Button } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { calendarProps } from '#web/ui/dates/spanish-dates.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from './week-navigation.module.css'

interface Props {
  week: string
  /** The turn whose sessions the week shows. */
  turn: string | undefined
  today: string
  onChoose: (date: string) => void
}

/** A calendar to choose a week from, with the shown week marked, and a link to copy that week. */
export default function WeekCalendar({ week, turn, today, onChoose }: Props) {
  const can = useCan()
  const last = addDays(week, 6)
  const calendar = useRef<HTMLDivElement>(null)
  // The calendar loads after its popover has opened, so the popover had nothing to focus.
  useEffect(() => calendar.current?.querySelector<HTMLElement>('[data-first-in-range]')?.focus(), [])
  return (
    <>
      <DatePicker
        ref={calendar}
        {...calendarProps}
        defaultDate={week}
        value={null}
        onChange={(date) => date && onChoose(date)}
        getDayProps={(date) => ({
          inRange: getWeekStart(date) === week,
          firstInRange: date === week,
          lastInRange: date === last,
          // Today in the clinic's time zone. The calendar itself uses the browser's.
          'aria-current': date === today ? 'date' : undefined,
          className: date === today ? classes.today : undefined,
        })}
      />
      <Button {...buttonProps} onClick={() => onChoose(today)}>
        Esta semana
      </Button>
      {can('createSessions') && (
        <Button {...buttonProps} component={Link} to={paths.copySessions({ from: week, turn })}>
          Copiar a otra semana…
        </Button>
      )}
    </>
  )
}

const buttonProps = { size: 'xs', variant: 'default', fullWidth: true, className: classes.button } as const
