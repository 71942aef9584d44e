import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/es'
import { DatePicker, DatesProvider } from '@mantine/dates'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale'
import { monthsShort, weekdayLetters } from '#domain/spanish.ts'

dayjs.extend(updateLocale)
dayjs.updateLocale('es', { weekStart: 0, weekdaysMin: weekdayLetters, monthsShort })

const arrows = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
  monthLevelControl: 'Elegir el mes',
  yearLevelControl: 'Elegir el año',
}

type Props = { date: string | null; onPick: (date: string) => void }

/** A calendar in Spanish whose weeks start on Sunday. Without a date it begins with the year: dates of birth are far away. */
export default function Calendar({ date, onPick }: Props) {
  return (
    <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 0, weekendDays: [0, 6] }}>
      <DatePicker
        value={date}
        defaultDate={date ?? undefined}
        defaultLevel={date ? 'month' : 'decade'}
        onChange={(picked) => picked && onPick(picked)}
        ariaLabels={arrows}
      />
    </DatesProvider>
  )
}
