import { useQuery } from '@tanstack/react-query'
import type { Data } from '#api/client.ts'
import { groupBy } from '#domain/group-by.ts'
import { splitDate } from '#domain/weeks.ts'
import { holidaysQuery } from '#web/availability/change-absences.ts'
import { type ListedAbsence, useAbsences } from '#web/availability/use-absences.ts'

/** A day with public holidays, with all their names. */
export interface UpcomingHoliday {
  date: string
  name: string
  /** True when the clinic is closed on the date already. */
  isClosed: boolean
}

/** Lists the days with public holidays from today on. */
export const listUpcomingHolidays = (
  holidays: Data<'get', '/v1/holidays'>,
  absences: readonly ListedAbsence[],
  today: string,
): UpcomingHoliday[] =>
  [...groupBy(holidays, ({ date }) => date)]
    .filter(([date]) => date >= today)
    .map(([date, sameDay]) => ({
      date,
      name: sameDay.map(({ name }) => name).join(' · '),
      isClosed: absences.some((absence) => isClosedOn(absence, date)),
    }))

const isClosedOn = ({ workerId, startTime, fromDate, toDate }: ListedAbsence, date: string) =>
  workerId === null && startTime === null && fromDate <= date && date <= toDate

/** Returns the year whose holidays are offered first: this one while it has days to close, otherwise the next one. Undefined until that is known. */
export function useHolidaysYear(today: string): number | undefined {
  const { year } = splitDate(today)
  const holidays = useQuery(holidaysQuery(year))
  const absences = useAbsences(`${year}-01-01`, `${year}-12-31`)
  if (!holidays.data || !absences.data) return
  return listUpcomingHolidays(holidays.data, absences.data, today).some(({ isClosed }) => !isClosed) ? year : year + 1
}
