import 'dayjs/locale/es'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale'
import { monthsShort, weekdayLetters } from '#domain/spanish.ts'

// Importing this makes Mantine's calendars Spanish: weeks from Sunday, the specification's letters and short months.
dayjs.extend(updateLocale)
dayjs.updateLocale('es', { weekStart: 0, weekdaysMin: weekdayLetters, monthsShort })

/** What the arrows of a calendar are called for who listens; its head says its month or year itself. */
export const calendarLabels = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
}
