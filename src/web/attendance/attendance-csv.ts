import { markNames, marks } from '#domain/states.ts'
import { formatRate, getRate } from './month/mark-counts.ts'
import type { MonthView } from './month/use-month-view.ts'

/** Returns the head and the rows of the CSV file of a month: the marks of each day, the number of each mark, and the rate. */
export function buildMonthTable({ kind, dates, rows }: Pick<MonthView, 'kind' | 'dates' | 'rows'>) {
  return {
    head: [kind === 'worker' ? 'Trabajador' : 'Cliente', ...dates, ...marks.map((mark) => markNames[mark]), 'Asistencia'],
    rows: rows.map(({ name, days, counts }) => [
      name,
      ...dates.map((date) => (days.get(date) ?? []).map(({ mark }) => markNames[mark]).join(', ')),
      ...marks.map((mark) => String(counts[mark])),
      formatRate(getRate(counts)),
    ]),
  }
}
