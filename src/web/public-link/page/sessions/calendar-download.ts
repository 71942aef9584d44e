import { type CalendarEvent, describeHowToChange } from '#domain/calendar.ts'
import { isActive } from '#domain/states.ts'
import { buildCalendarFile } from '#web/calendar-file/calendar-file.ts'
import { addRemovedEvents } from '#web/calendar-file/removed-events.ts'
import { downloadFile } from '#web/ui/page/download-file.ts'
import type { OwnSession } from './own-sessions.ts'

// Import this file with `await import('./calendar-download.ts')`: it brings the library that writes calendar files.

export type CalendarContent = {
  clientId: string
  clientName: string
  clinicName: string
  clinicPhone: string | undefined
  timeZone: string
  ownSessions: readonly OwnSession[]
  /** The first day that the page shows. */
  weekStart: string
}

/** Downloads the sessions as a file that a calendar opens. Sessions of an earlier download that no longer exist are removed from the calendar. */
export function downloadCalendar({ clientId, clientName, clinicName, clinicPhone, timeZone, ownSessions, weekStart }: CalendarContent) {
  const file = buildCalendarFile({
    name: `Sesiones de ${clientName}`,
    timeZone,
    location: clinicName,
    description: describeHowToChange(clinicPhone),
    events: addRemovedEvents(clientId, ownSessions.map(toEvent), weekStart),
    now: new Date(),
  })
  downloadFile(file, 'sesiones.ics')
}

const toEvent = ({ key, date, start, end, worker, state }: OwnSession): CalendarEvent => ({
  uid: `${key}@turnos`,
  title: `Sesión con ${worker}`,
  date,
  start,
  end,
  isCanceled: !isActive(state),
})
