import { Button, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import classes from './other-date.module.css'

// The calendar is loaded when it opens, because it brings the code of @mantine/dates.
const Calendar = lazyPart(() => import('#web/ui/dates/calendar.tsx'), { failureMessage: 'No se pudo cargar el calendario.' })

type Props = { date: string; today: string; onPick: (date: string) => void }

/** A button that opens a calendar, from today on. */
export function OtherDate({ date, today, onPick }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          aria-label="Otra fecha"
          classNames={{ root: classes.button, section: classes.icon, label: classes.label }}
          leftSection={<IconCalendar size={16} stroke={1.5} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          Otra fecha
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Elegir fecha">
        <Calendar
          date={date}
          earliest={today}
          latest={undefined}
          onPick={(picked) => {
            setIsOpen(false)
            onPick(picked)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
