import { product } from './product.ts'
import { formatOffset, getOffset, listOffsetChanges, toMoment } from './zone-offset.ts'

/** An event of a calendar. Its times are minutes since midnight on the clinic's clock. */
export type CalendarEvent = {
  /** The same for an event whenever it is exported, so that a calendar updates it. */
  uid: string
  /** When the event was last changed. Without it, it is what the calendar says now. */
  changedAt?: string
  title: string
  date: string
  start: number
  end: number
  /** True for an event that calendars remove. */
  isCanceled?: boolean
  /** True for an event that may not take place. */
  isTentative?: boolean
  /** Repeats the event every week, up to the date `until` or without end (null), but not on the dates of `except`. */
  weekly?: { until: string | null; except?: readonly string[] }
  /** True for an event that replaces the weekly event with the same `uid` on its date, at the same start. */
  isOverride?: boolean
}

export type CalendarContents = {
  name: string
  timeZone: string
  location: string
  description?: string
  events: readonly CalendarEvent[]
  now: Date
}

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Sequences are numbers of 31 bits, which seconds since this moment fill in 2088. */
const firstSequence = Date.UTC(2020)

/**
 * Describes an iCalendar file as the library ts-ics takes it, which web and server hand it to: the file for a calendar and the feed are written alike. A
 * later file replaces the events of an earlier one that have the same `uid`.
 */
export function describeCalendar({ name, timeZone, location, description, events, now }: CalendarContents) {
  // The offsets of a weekly event without end are described for a year.
  const moments = events.flatMap(({ date, start, weekly }) => [
    toMoment(date, start, timeZone),
    ...(weekly ? [weekly.until ? toMoment(weekly.until, start, timeZone) : now.getTime() + 365 * day] : []),
  ])
  return {
    version: '2.0' as const,
    prodId: `-//${product}//ES`,
    method: 'PUBLISH',
    name: escapeText(name),
    timezones: [describeZone(timeZone, Math.min(now.getTime(), ...moments) - day, Math.max(now.getTime(), ...moments) + day)],
    events: events.map((event) => ({
      ...describeEvent(event, timeZone, now),
      location,
      ...(description !== undefined && { description }),
    })),
  }
}

function describeEvent(event: CalendarEvent, timeZone: string, now: Date) {
  const { uid, changedAt, title, date, start, end, isCanceled, isTentative, weekly, isOverride } = event
  const startOn = (day: string) => toWallClock(day, start, timeZone)
  return {
    uid,
    summary: title,
    stamp: { date: now },
    lastModified: { date: changedAt === undefined ? now : new Date(changedAt) },
    // Calendars keep the version with the highest number. It grows with everything that changes an event: names, absences and undo, too.
    sequence: Math.floor((now.getTime() - firstSequence) / second),
    start: startOn(date),
    end: toWallClock(date, end, timeZone),
    status: isCanceled ? ('CANCELLED' as const) : isTentative ? ('TENTATIVE' as const) : ('CONFIRMED' as const),
    ...(isOverride && { recurrenceId: { value: startOn(date) } }),
    ...(weekly && {
      recurrenceRule: {
        frequency: 'WEEKLY' as const,
        ...(weekly.until && { until: { date: new Date(toMoment(weekly.until, start, timeZone)), type: 'DATE-TIME' as const } }),
      },
      exceptionDates: weekly.except?.map(startOn),
    }),
  }
}

const encoder = new TextEncoder()
/** The octets of a line, without its break. */
const lineLength = 75

/** Folds the lines of a written calendar as the format wants it, which the library does not: by octets, and never inside a character. */
export const foldCalendar = (text: string): string => text.replaceAll('\r\n ', '').split('\r\n').map(foldLine).join('\r\n')

function foldLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (length + size > lineLength) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

/** The sentence in the events of a client. */
export const describeHowToChange = (clinicPhone: string | undefined) =>
  `Para cambiar o cancelar una sesión, comuníquese con su centro${clinicPhone ? `: ${clinicPhone}` : ''}.`

/** Escapes a text as the format wants it. The library does so for every text but the name of the calendar. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

/** Returns a time on the clock of a zone, as the library writes it: with the name of the zone. */
function toWallClock(date: string, minutes: number, zone: string) {
  const moment = toMoment(date, minutes, zone)
  const offset = getOffset(moment, zone)
  return {
    date: new Date(moment),
    type: 'DATE-TIME' as const,
    local: { date: new Date(moment + offset * minute), timezone: zone, tzoffset: formatOffset(offset) },
  }
}

/** Returns the offset of a zone, and its changes, between two moments. */
function describeZone(zone: string, start: number, end: number) {
  const offset = getOffset(start, zone)
  const changes = [{ moment: start, from: offset, to: offset }, ...listOffsetChanges(start, end, zone)]
  return {
    id: zone,
    props: changes.map(({ moment, from, to }) => ({
      type: to > from ? ('DAYLIGHT' as const) : ('STANDARD' as const),
      // The format wants the time on the clocks before the change, the library writes the one after it.
      start: new Date(moment + (from - to) * minute),
      offsetFrom: formatOffset(from),
      offsetTo: formatOffset(to),
    })),
  }
}
