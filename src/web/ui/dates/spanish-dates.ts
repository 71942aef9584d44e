import 'dayjs/locale/es'
import type { DatePickerProps } from '@mantine/dates'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale'
import { monthsShort, weekdayLetters } from '#domain/spanish.ts'

// Importing this file makes Mantine's calendars Spanish: weeks from Sunday, the specification's weekday letters and short months.
dayjs.extend(updateLocale)
dayjs.updateLocale('es', { weekStart: 0, weekdaysMin: weekdayLetters, monthsShort })

/** Accessible names of a calendar's arrows; its header names the month or year itself. */
const ariaLabels = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
}

/** The properties of every calendar. */
export const calendarProps = { locale: 'es', firstDayOfWeek: 0, weekendDays: [], ariaLabels } satisfies DatePickerProps
