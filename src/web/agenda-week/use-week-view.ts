import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addDays, getWeekStart, listWeekDates } from '#domain/weeks.ts'
import { filterSessions } from '#web/agenda-tools/filter.ts'
import { useFilter } from '#web/agenda-tools/use-filter.ts'
import { useClinicAvailability } from '#web/availability/clinic-availability.ts'
import { getPollInterval } from '#web/data/live/live-state.ts'
import type { AgendaParams } from '#web/navigation/paths.ts'
import { useHighlightedChanges } from '#web/session-data/changes-of-colleagues.ts'
import { type Schedule, type Session, type Turn, weekQuery } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { describeAbsencesByDate } from '#web/session-data/week-availability.ts'
import { createCellGrouper, getMarkInWeek, listRowTimes, listTurnSlots } from '#web/session-data/week-view.ts'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'

type WeekRequest = { schedule: Schedule; turn: Turn; weekChoice: AgendaParams & { week: string } }

/** Returns the contents of the week of a turn: its sessions, those that match the filter, their cells, and the badges of their workers. */
export function useWeekView({ schedule, turn, weekChoice }: WeekRequest) {
  const week = getWeekStart(weekChoice.week)
  const { sessionDuration: duration } = schedule
  const now = useNow()
  // `retryOnMount` would request a failed week again for each part of the screen that mounts.
  const { data: loaded } = useQuery({ ...weekQuery(turn.id, week), retryOnMount: false })
  const sessions = loaded ?? noSessions
  useHighlightedChanges(sessions)
  const badges = useWorkerBadges(sessions)
  const dates = useMemo(() => listWeekDates(week), [week])
  const slots = useMemo(() => listTurnSlots(schedule, turn), [schedule, turn])
  const rows = useMemo(() => listRowTimes(slots, sessions), [slots, sessions])
  const filter = useFilter(weekChoice)
  const { shown, ...counts } = useMemo(
    () => filterSessions(sessions, filter, (session) => getMarkInWeek(session, { week, duration, now })),
    [sessions, filter, week, duration, now],
  )
  // One grouper serves the screen as long as it is open, because it reuses the lists of unchanged cells.
  const [groupCells] = useState(createCellGrouper)
  const cells = useMemo(() => groupCells(shown, week), [groupCells, shown, week])
  const availability = useClinicAvailability({ from: week, to: addDays(week, 6) }, refreshed)
  const dayNotes = useMemo(() => {
    const named = filter.workers.size === 0 ? badges : new Map([...badges].filter(([id]) => filter.workers.has(id)))
    return describeAbsencesByDate(dates, availability, named, turn)
  }, [dates, availability, badges, filter, turn])
  return {
    availability,
    dayNotes,
    week,
    duration,
    now,
    isMissing: !loaded,
    sessions,
    badges,
    dates,
    slots,
    rows,
    filter,
    shown,
    counts,
    cells,
  }
}

/** Availability is refreshed as often as the sessions, because both show who is unavailable. */
const refreshed = { refetchInterval: getPollInterval, refetchOnWindowFocus: 'always' } as const

/** The contents of a week, as `useWeekView` returns them. */
export type WeekView = ReturnType<typeof useWeekView>

const noSessions: readonly Session[] = []
