import { useLocation, useNavigation } from 'react-router'
import { isMonth } from '#domain/months.ts'
import { listMonthDates } from '#domain/periods.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { AttendanceParams } from '#web/navigation/paths.ts'

/** The choice of the URL, with its month. */
export type MonthChoice = AttendanceParams & { month: string }

/** Reads the turn, the month, the kind of people and the search from the URL. */
export function parseMonthChoice({ searchParams }: URL): AttendanceParams {
  const readParam = (name: keyof AttendanceParams) => searchParams.get(name) ?? undefined
  const month = readParam('month')
  return {
    schedule: readParam('schedule'),
    turn: readParam('turn'),
    ...(month !== undefined && isMonth(month) && isWithinContract(month) && { month }),
    people: readParam('people') === 'workers' ? 'workers' : undefined,
    search: readParam('search') ?? '',
  }
}

/** True when the contract allows the dates of all weeks of a month. */
const isWithinContract = (month: string) => month > '1901' && month < '2200'

/** Lists the weeks that a month touches, each as its Sunday: four, five or six. */
export function listMonthWeeks(month: string): string[] {
  const dates = listMonthDates(month)
  const weeks: string[] = []
  for (let week = getWeekStart(dates[0]!); week <= dates.at(-1)!; week = addDays(week, 7)) weeks.push(week)
  return weeks
}

/** Returns what the page shows, or will show when the pending navigation ends. */
export function usePendingMonthChoice(choice: MonthChoice): MonthChoice {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  if (location?.pathname !== pathname) return choice
  return { ...choice, ...parseMonthChoice(new URL(location.search, window.location.origin)) }
}
