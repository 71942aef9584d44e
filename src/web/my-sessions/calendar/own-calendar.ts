import { buildShortName } from '#domain/names.ts'
import { findReplacedDates, getLastDate, getNextDate } from '#domain/series.ts'
import { isActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { buildCalendarFile, type CalendarEvent } from '../../calendar-file/calendar-file.ts'
import { toName } from '../../people/name.ts'
import type { Session } from '../../sessions/data/queries.ts'
import type { OtherRole } from '../../sessions/of-person/session-row.tsx'
import { downloadFile } from '../../ui/page/download-file.ts'

// Import this file with `await import('./own-calendar.ts')`: it brings the library that writes calendar files.

type OwnCalendar = {
  /** The series and the dated sessions of the worker or client. */
  sessions: readonly Session[]
  otherRole: OtherRole
  /** The minutes of the sessions of each turn, for a session that does not say its own. */
  durations: ReadonlyMap<string, number>
  today: string
  timeZone: string
  clinicName: string
  /** False when each occurrence of a series is one of the sessions, with the id of the series. */
  additions: boolean
}

/** The file has the sessions from so many days before today on. */
const daysBack = 31

/** Downloads one's own sessions as a file that a calendar opens: each series as a weekly rule without its exceptions, which are events of their own. */
export function downloadOwnCalendar({ sessions, otherRole, durations, today, timeZone, clinicName, additions }: OwnCalendar) {
  const since = addDays(today, -daysBack)
  const describe = (session: Session) => ({
    uid: `${additions ? session.id : `${session.id}-${session.sessionDate}`}@turnos`,
    title: `Sesión con ${buildShortName(toName(session[otherRole].person))}`,
    start: session.time,
    end: session.time + (session.duration ?? durations.get(session.turnId) ?? 0),
  })
  const events = sessions.flatMap((session): CalendarEvent[] => {
    const date = session.sessionDate ?? getNextDate(session, since)
    if (date === null || date < since) return []
    if (session.sessionDate !== null) return [{ ...describe(session), date, isCanceled: !isActive(session.state) }]
    const except = [...findReplacedDates(session, sessions)].filter((replaced) => replaced >= date).sort()
    return [{ ...describe(session), date, weekly: { until: getLastDate(session), except } }]
  })
  const file = buildCalendarFile({ name: 'Mis sesiones', timeZone, location: clinicName, description: '', events, now: new Date() })
  downloadFile(file, 'mis-sesiones.ics')
}
