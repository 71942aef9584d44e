import type { Session } from '#api/generated/app.ts'
import { addDays, nextWeekday } from '#domain/weeks.ts'

type Dated = Pick<Session, 'sessionDate' | 'day' | 'startsOn' | 'endsOn'>

/** A date on which a session can be seen in the agenda: its own, or of a standing one the next, or the last when it has ended. */
export function shownOn({ sessionDate, day, startsOn, endsOn }: Dated, today: string): string {
  if (sessionDate) return sessionDate
  const next = nextWeekday(startsOn && startsOn > today ? startsOn : today, day)
  return endsOn && endsOn < next ? nextWeekday(addDays(endsOn, -6), day) : next
}
