import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/es'
import { DatePicker } from '@mantine/dates'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale'
import { monthsShort, weekdayLetters } from '#domain/spanish.ts'
import { addDays, weekStart } from '#domain/weeks.ts'

dayjs.extend(updateLocale)
dayjs.updateLocale('es', { weekStart: 0, weekdaysMin: [...weekdayLetters], monthsShort: [...monthsShort] })

interface Props {
  week: string
  today: string
  onChoose: (date: string) => void
}

const labels = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  monthLevelControl: 'Elegir mes',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  yearLevelControl: 'Elegir año',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
}

/** A month to choose a week from; the one that is shown is marked whole. */
export default function WeekCalendar({ week, today, onChoose }: Props) {
  const last = addDays(week, 6)
  return (
    <DatePicker
      locale="es"
      firstDayOfWeek={0}
      weekendDays={[]}
      defaultDate={week}
      value={null}
      onChange={(date) => date && onChoose(date)}
      ariaLabels={labels}
      highlightToday
      getDayProps={(date) => ({
        inRange: weekStart(date) === week,
        firstInRange: date === week,
        lastInRange: date === last,
        'aria-current': date === today ? 'date' : undefined,
      })}
    />
  )
}
