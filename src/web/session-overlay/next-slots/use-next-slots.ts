import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listDates } from '#domain/periods.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { useSchedules } from '#web/schedules/queries.ts'
import { findConflict } from '#web/session-data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import { getCachedSessions } from '#web/session-data/cached-sessions.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { listStartTimes } from '../slot/list-start-times.ts'

/** The days in which slots are searched. */
const searchedDays = 14

/** The number of slots that are offered. */
const maxSlots = 3

/** `unknown`: the server does not list what the two people have, or it could not be read. */
type FoundSlots = { slots: Slot[]; status: 'loading' | 'known' | 'unknown' }

/**
 * Finds the next slots of the same turn, after `slot` and after now, in which a client and a worker are both free. Without working hours a worker is available
 * every day, so only weekdays on which the turn has sessions count.
 */
export function useNextSlots(slot: Slot, client: Session['client'], worker: Session['worker']): FoundSlots {
  const { turnId } = slot
  const now = useNow()
  const queryClient = useQueryClient()
  const [sessions] = useState(() => getCachedSessions(queryClient))
  const schedules = useSchedules()
  const listsAllTurns = useListsAllTurns()
  const from = slot.date > now.date ? slot.date : now.date
  const period = { from, to: addDays(from, searchedDays - 1) }
  const busy = useBusyTime(listsAllTurns ? { turnId, period, pair: { client, worker } } : undefined)
  if (!listsAllTurns || busy.hasFailed) return { slots: [], status: 'unknown' }
  if (!busy.isLoaded) return { slots: [], status: 'loading' }
  const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
  const hasHours = busy.periods.some(({ reason }) => reason.kind === 'hours')
  const weekdays = new Set([getWeekday(slot.date), ...sessions.filter((session) => session.turnId === turnId).map(({ day }) => day)])
  const isLater = ({ date, time }: Slot) =>
    (date > slot.date || (date === slot.date && time > slot.time)) && (date > now.date || time > now.minutes)
  const slots = listDates(period)
    .filter((date) => hasHours || weekdays.has(getWeekday(date)))
    .flatMap((date) => listStartTimes(schedule, { turnId, date }, slot).map((time) => ({ turnId, date, time })))
    .filter((next) => isLater(next) && !findConflict({ client, worker }, next, busy))
    .slice(0, maxSlots)
  return { slots, status: 'known' }
}
