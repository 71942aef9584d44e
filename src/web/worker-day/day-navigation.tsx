import { Popover } from '@mantine/core'
import { memo, useState } from 'react'
import { useNavigate } from 'react-router'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { addDays } from '#domain/weeks.ts'
import { usePendingWeekChoice } from '#web/agenda-tools/use-filter.ts'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { DateSteps } from '#web/ui/dates/date-steps.tsx'
import { PeriodButton } from '#web/ui/dates/period-button.tsx'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'

// The calendar is loaded when it opens, because it brings the code of @mantine/dates.
const Calendar = lazyPart(() => import('#web/ui/dates/calendar.tsx'), { failureMessage: 'No se pudo cargar el calendario.' })

type Props = { dayChoice: AgendaParams; date: string; today: string }

/** Links to the previous and the next day and to today. */
export const DaySteps = memo(function DaySteps({ dayChoice, date, today }: Props) {
  const pending = usePendingWeekChoice(dayChoice)
  const from = pending.week ?? date
  const buildPath = (week: string) => paths.workerDay({ ...pending, week })
  return (
    <DateSteps
      previous={{ to: buildPath(addDays(from, -1)), label: 'Día anterior' }}
      current={!useIsPhone() && { to: buildPath(today), label: 'Hoy' }}
      next={{ to: buildPath(addDays(from, 1)), label: 'Día siguiente' }}
    />
  )
})

/** A button with the date, which opens a calendar to choose another. */
export const DayPicker = memo(function DayPicker({ dayChoice, date }: Omit<Props, 'today'>) {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const { week: shown = date } = usePendingWeekChoice(dayChoice)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <PeriodButton onClick={() => setIsOpen(!isOpen)}>{capitalize(formatLongDate(shown))}</PeriodButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Elegir día">
        <Calendar
          date={shown}
          earliest={undefined}
          latest={undefined}
          onPick={(picked) => {
            setIsOpen(false)
            void navigate(paths.workerDay({ ...dayChoice, week: picked }))
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
})
