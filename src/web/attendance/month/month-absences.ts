import { listMonthDates } from '#domain/periods.ts'
import { absencesQuery } from '#web/availability/use-absences.ts'

/** The absences and closing days that touch a month. */
export function monthAbsencesQuery(month: string) {
  const dates = listMonthDates(month)
  return absencesQuery(dates[0]!, dates.at(-1)!)
}
