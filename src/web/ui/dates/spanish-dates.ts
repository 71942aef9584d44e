import 'dayjs/locale/es'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale'
import { monthsShort, weekdayLetters } from '#domain/spanish.ts'

// Importing this file makes Mantine's calendars Spanish: weeks from Sunday, the specification's weekday letters and short months.
dayjs.extend(updateLocale)
dayjs.updateLocale('es', { weekStart: 0, weekdaysMin: weekdayLetters, monthsShort })

/** Accessible names of a calendar's arrows; its header names the month or year itself. */
export const calendarLabels = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
}
