import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Period } from '#domain/periods.ts'
import { capitalize, getWeekdayName } from '#domain/spanish.ts'
import { addDays, isDate, splitDate } from '#domain/weeks.ts'
import type { Can } from '#web/auth/access.ts'
import { allTurnsQuery } from '#web/session-data/queries.ts'
import { takesPlace } from './reminders.ts'

/** Returns the date of the reminders that a URL shows: tomorrow, unless it names today or a later date. */
export function parseReminderDate({ searchParams }: URL, today: string): string {
  const day = searchParams.get('day') ?? ''
  if (day === 'today') return today
  return isDate(day) && day > today ? day : addDays(today, 1)
}

/** Returns the parameter of the URL for a date; tomorrow needs none. */
export function toDayParam(date: string, today: string): string | undefined {
  if (date === today) return 'today'
  return date === addDays(today, 1) ? undefined : date
}

/** Most often the first of these days after today is open. After it, larger periods need fewer calls. */
const searchedDays = [2, 9, 31]

/** Reads the first day after tomorrow on which a session takes place; null when there is none within a month. */
export const nextOpenDayQuery = (today: string, can: Can) =>
  queryOptions({
    queryKey: ['next day with reminders', today] as const,
    queryFn: async ({ client }) => {
      for (const [index, last] of searchedDays.entries()) {
        const first = index === 0 ? last : searchedDays[index - 1]! + 1
        const date = await findOpenDay(client, { from: addDays(today, first), to: addDays(today, last) }, can)
        if (date !== undefined) return date
      }
      return null
    },
  })

async function findOpenDay(queryClient: QueryClient, period: Period, can: Can) {
  const sessions = await queryClient.fetchQuery(allTurnsQuery(period, can))
  const dates = sessions.filter(takesPlace).map(({ sessionDate }) => sessionDate!)
  return dates.sort()[0]
}

/** Lists the days as choices: "Hoy", "Mañana, martes 24", because a turn is often called "Mañana" too, "Lunes 30", and a chosen date that is none of them. */
export function listReminderDays(today: string, date: string, nextOpenDay: string | null | undefined): { value: string; label: string }[] {
  const tomorrow = addDays(today, 1)
  const later = [...new Set([nextOpenDay, date])].filter((day) => day !== null && day !== undefined && day > tomorrow).sort()
  return [
    { value: today, label: 'Hoy' },
    { value: tomorrow, label: `Mañana, ${formatWeekdayAndDay(tomorrow)}` },
    ...later.map((day) => ({ value: day!, label: capitalize(formatWeekdayAndDay(day!)) })),
  ]
}

const formatWeekdayAndDay = (date: string) => `${getWeekdayName(date)} ${splitDate(date).day}`
