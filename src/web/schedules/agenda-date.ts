import type { Session } from '#api/generated/app.ts'
import { getLastDate, getNextDate } from '#domain/series.ts'

type SessionDates = Pick<Session, 'sessionDate' | 'day' | 'startsOn' | 'endsOn'>

/**
 * Finds a date on which the agenda shows a session: the date of a dated session; of a series its next date, or the last one if it has ended. A series without
 * any date is not shown, and gets today.
 */
export const findAgendaDate = (session: SessionDates, today: string): string =>
  session.sessionDate ?? getNextDate(session, today) ?? getLastDate(session) ?? today
