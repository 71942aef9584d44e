import type { Session } from '#api/generated/app.ts'
import { getLastDate, getNextDate } from '#domain/series.ts'

type SessionDates = Pick<Session, 'sessionDate' | 'day' | 'startsOn' | 'endsOn'>

/** Finds a date on which the agenda shows a session: its own date, the next date of a series, or the last date of a series that has ended. */
export const findAgendaDate = (session: SessionDates, today: string): string =>
  session.sessionDate ?? getNextDate(session, today) ?? getLastDate(session) ?? today
