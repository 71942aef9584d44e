import type { CalendarEvent } from '#domain/calendar.ts'
import { deviceStorage } from '#web/data/browser-storage.ts'

/** The stored part of an event has ids and times only, so that nothing private stays after signing out. `last` is its last date; null without one. */
type ExportedEvent = Pick<CalendarEvent, 'uid' | 'date' | 'start' | 'end'> & { last: string | null }

/**
 * Adds to the events of a person those of the last file from this device that no longer exist, as canceled, so that a calendar removes them.
 * Events before the date `since` are left alone.
 */
export function addRemovedEvents(personId: string, events: readonly CalendarEvent[], since: string): CalendarEvent[] {
  const uids = new Set(events.map(({ uid }) => uid))
  const storageKey = `turnos-calendar-${personId}`
  const exported = (deviceStorage.readJson(storageKey) ?? []) as ExportedEvent[]
  const removed = exported
    .filter(({ uid, last }) => !uids.has(uid) && (last === null || last >= since))
    .map(({ uid, date, start, end }): CalendarEvent => ({ uid, title: 'Sesión eliminada', date, start, end, isCanceled: true }))
  const all = [...events, ...removed]
  const stored = all
    .filter(({ isOverride }) => !isOverride)
    .map(({ uid, date, start, end, weekly }): ExportedEvent => ({ uid, date, start, end, last: weekly ? weekly.until : date }))
  deviceStorage.write(storageKey, JSON.stringify(stored))
  return all
}
