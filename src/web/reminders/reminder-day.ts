import { capitalize, getWeekdayName } from '#domain/spanish.ts'
import { addDays, getWeekday, splitDate } from '#domain/weeks.ts'
import type { ReminderParams } from '#web/navigation/paths.ts'

/** The days for which reminders are sent; the URL leaves out the default, tomorrow. */
export type ReminderDay = 'today' | 'tomorrow' | 'next'

export const parseReminderDay = ({ searchParams }: URL): ReminderDay =>
  (['today', 'next'] as const).find((day) => day === searchParams.get('day')) ?? 'tomorrow'

export const toDayParam = (day: ReminderDay): ReminderParams['day'] => (day === 'tomorrow' ? undefined : day)

/** Returns the date of a day. 'next' is the first day after tomorrow from Monday to Friday, so on a Friday Monday. */
export function getReminderDate(day: ReminderDay, today: string): string {
  if (day === 'today') return today
  const tomorrow = addDays(today, 1)
  if (day === 'tomorrow') return tomorrow
  const dates = [1, 2, 3].map((days) => addDays(tomorrow, days))
  return dates.find((date) => ![0, 6].includes(getWeekday(date))) ?? tomorrow
}

/** Lists the days as choices: "Hoy", "Mañana", "Lunes 30". */
export function listReminderDays(today: string): { value: ReminderDay; label: string }[] {
  const next = getReminderDate('next', today)
  return [
    { value: 'today', label: 'Hoy' },
    { value: 'tomorrow', label: 'Mañana' },
    { value: 'next', label: `${capitalize(getWeekdayName(next))} ${splitDate(next).day}` },
  ]
}
