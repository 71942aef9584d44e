import { generateIcsCalendar } from 'ts-ics'
import { type CalendarContents, describeCalendar, foldCalendar } from '#domain/calendar.ts'

// Import this file with `await import('./calendar-file.ts')`: it brings ts-ics.

/** Builds an iCalendar file. A later file replaces the events of an earlier one that have the same `uid`. */
export const buildCalendarFile = (contents: CalendarContents): Blob =>
  new Blob([foldCalendar(generateIcsCalendar(describeCalendar(contents)))], { type: 'text/calendar;charset=utf-8' })
