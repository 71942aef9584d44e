import { generateIcsCalendar, type IcsDateObject, type IcsEvent, type IcsTimezone } from 'ts-ics'
import { product } from '#domain/product.ts'
import { formatOffset, getOffset, listOffsetChanges, toMoment } from './zone-offset.ts'

// Import this file with `await import('./calendar-file.ts')`: it brings ts-ics.

/** An event of a calendar. Its times are minutes since midnight on the clinic's clock. */
export type CalendarEvent = {
  /** The same for an event whenever it is exported, so that a calendar updates it. */
  uid: string
  title: string
  date: string
  start: number
  end: number
  /** True for an event that calendars remove. */
  isCanceled?: boolean
  /** Repeats the event every week, up to the date `until` or without end (null), but not on the dates of `except`. */
  weekly?: { until: string | null; except: readonly string[] }
}

type CalendarContents = {
  name: string
  timeZone: string
  location: string
  description?: string
  events: readonly CalendarEvent[]
  now: Date
}

const minute = 60_000
const day = 24 * 60 * minute

/** Builds an iCalendar file. A later file replaces the events of an earlier one that have the same `uid`. */
export function buildCalendarFile({ name, timeZone, location, description, events, now }: CalendarContents): Blob {
  // The offsets of a weekly event without end are described for a year.
  const moments = events.flatMap(({ date, start, weekly }) => [
    toMoment(date, start, timeZone),
    ...(weekly ? [weekly.until ? toMoment(weekly.until, start, timeZone) : now.getTime() + 365 * day] : []),
  ])
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${product}//ES`,
    method: 'PUBLISH',
    name: escapeText(name),
    timezones: [describeZone(timeZone, Math.min(now.getTime(), ...moments) - day, Math.max(now.getTime(), ...moments) + day)],
    events: events.map(
      ({ uid, title, date, start, end, isCanceled, weekly }): IcsEvent => ({
        uid,
        summary: title,
        stamp: { date: now },
        // Calendars keep the version with the highest number.
        sequence: Math.floor(now.getTime() / minute),
        start: toWallClock(date, start, timeZone),
        end: toWallClock(date, end, timeZone),
        status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
        ...(weekly && {
          recurrenceRule: {
            frequency: 'WEEKLY',
            ...(weekly.until && { until: { date: new Date(toMoment(weekly.until, start, timeZone)), type: 'DATE-TIME' } }),
          },
          exceptionDates: weekly.except.map((exception) => toWallClock(exception, start, timeZone)),
        }),
        location,
        ...(description !== undefined && { description }),
      }),
    ),
  })
  return new Blob([text], { type: 'text/calendar;charset=utf-8' })
}

/** Escapes a text as the format wants it. The library does so for every text but the name of the calendar. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

/** Returns a time on the clock of a zone, as the library writes it: with the name of the zone. */
function toWallClock(date: string, minutes: number, zone: string): IcsDateObject {
  const moment = toMoment(date, minutes, zone)
  const offset = getOffset(moment, zone)
  return {
    date: new Date(moment),
    type: 'DATE-TIME',
    local: { date: new Date(moment + offset * minute), timezone: zone, tzoffset: formatOffset(offset) },
  }
}

/** Returns the offset of a zone, and its changes, between two moments. */
function describeZone(zone: string, start: number, end: number): IcsTimezone {
  const offset = getOffset(start, zone)
  const changes = [{ moment: start, from: offset, to: offset }, ...listOffsetChanges(start, end, zone)]
  return {
    id: zone,
    props: changes.map(({ moment, from, to }) => ({
      type: to > from ? 'DAYLIGHT' : 'STANDARD',
      // The format wants the time on the clocks before the change, the library writes the one after it.
      start: new Date(moment + (from - to) * minute),
      offsetFrom: formatOffset(from),
      offsetTo: formatOffset(to),
    })),
  }
}
