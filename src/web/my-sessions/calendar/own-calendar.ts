import type { CalendarEvent } from '#domain/calendar.ts'
import { buildShortName } from '#domain/names.ts'
import { getLastDate, getNextDate } from '#domain/series.ts'
import { isActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { buildCalendarFile } from '#web/calendar-file/calendar-file.ts'
import { addRemovedEvents } from '#web/calendar-file/removed-events.ts'
import { toName } from '#web/people/name.ts'
import type { OtherRole } from '#web/person-sessions/session-row.tsx'
import type { Session } from '#web/session-data/queries.ts'
import { downloadFile } from '#web/ui/page/download-file.ts'

// Import this file with `await import('./own-calendar.ts')`: it brings the library that writes calendar files.

type OwnCalendar = {
  sessions: readonly Session[]
  /** The id of the worker or client. */
  participantId: string
  otherRole: OtherRole
  /** The minutes of the sessions of each turn, for a session that is not saved yet. */
  durations: ReadonlyMap<string, number>
  today: string
  timeZone: string
  clinicName: string
}

/** The file has the sessions from so many days before today on, and the series that have ended so many days ago at most. */
const daysBack = 31
const daysEnded = 365

/**
 * Downloads one's own sessions as a file that a calendar opens: each series as a weekly rule, in which an exception that differs replaces its date.
 * Sessions of an earlier download from this device that were deleted are removed from the calendar. Returns false without any session.
 */
export function downloadOwnCalendar({ participantId, sessions, otherRole, durations, today, timeZone, clinicName }: OwnCalendar): boolean {
  const since = addDays(today, -daysBack)
  const describe = (session: Session) => ({
    uid: `${session.seriesId ?? session.id}@turnos`,
    changedAt: session.updatedAt,
    title: `Sesión con ${buildShortName(toName(session[otherRole].person))}`,
    start: session.time,
    end: session.time + (session.duration ?? durations.get(session.turnId) ?? 0),
  })
  const describeDated = (session: Session, date: string) => ({ ...describe(session), date, isCanceled: !isActive(session.state) })
  const seriesEvents = sessions
    .filter(({ sessionDate }) => sessionDate === null)
    .flatMap((series): CalendarEvent[] => {
      const until = getLastDate(series)
      // A series that has ended keeps its last date, because an earlier file may have it without its end.
      const date = until !== null && until < since ? until : getNextDate(series, since)
      if (date === null || date < addDays(today, -daysEnded)) return []
      const rule = { ...describe(series), date, weekly: { until } }
      const overrides = sessions
        .filter((session) => session.sessionDate !== null && session.sessionDate >= date && session.seriesId === series.id)
        .map((session): CalendarEvent => ({ ...describeDated(session, session.sessionDate!), isOverride: true }))
        .filter(({ end, isCanceled }) => isCanceled || end !== rule.end)
      return [rule, ...overrides]
    })
  const datedEvents = sessions
    .filter(({ sessionDate, seriesId }) => sessionDate !== null && sessionDate >= since && seriesId === undefined)
    .map((session): CalendarEvent => describeDated(session, session.sessionDate!))
  const events = [...seriesEvents, ...datedEvents]
  const allEvents = addRemovedEvents(participantId, events, today)
  // Calendars refuse an empty file.
  if (allEvents.length === 0) return false
  const file = buildCalendarFile({
    name: 'Mis sesiones',
    timeZone,
    location: clinicName,
    events: allEvents,
    now: new Date(),
  })
  downloadFile(file, 'mis-sesiones.ics')
  return true
}
