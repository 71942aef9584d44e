import { useMemo, useState } from 'react'
import { weekDates, weekStart } from '#domain/weeks.ts'
import type { AgendaParams } from '../navigation/paths.ts'
import { useWorkerBadges } from '../worker-badge/worker-badges.ts'
import { useWeekSessions } from './data/changes/use-change.ts'
import type { Schedule, Session, Turn } from './data/queries.ts'
import { useNow } from './data/use-now.ts'
import { createCellGrouper, getMarkInWeek, listRowTimes, listTurnSlots } from './data/week-view.ts'
import { filterSessions } from './toolbar/filter.ts'
import { useFilter } from './toolbar/use-filter.ts'

type WeekRequest = { schedule: Schedule; turn: Turn; chosen: AgendaParams & { week: string } }

/** The contents of the week of a turn: its sessions, those that the filter leaves, their cells, and the badges of their workers. */
export function useWeekView({ schedule, turn, chosen }: WeekRequest) {
  const week = weekStart(chosen.week)
  const { sessionDuration: duration } = schedule
  const now = useNow()
  const loaded = useWeekSessions(turn.id, week)
  const sessions = loaded ?? noSessions
  const badges = useWorkerBadges(sessions)
  const dates = useMemo(() => weekDates(week), [week])
  const slots = useMemo(() => listTurnSlots(schedule, turn), [schedule, turn])
  const rows = useMemo(() => listRowTimes(slots, sessions), [slots, sessions])
  const filter = useFilter(chosen)
  const { shown, ...counts } = useMemo(
    () => filterSessions(sessions, filter, (session) => getMarkInWeek(session, { week, duration, now })),
    [sessions, filter, week, duration, now],
  )
  const [groupCells] = useState(createCellGrouper)
  const cells = useMemo(() => groupCells(shown, week), [groupCells, shown, week])
  return { week, duration, now, isMissing: !loaded, sessions, badges, dates, slots, rows, filter, shown, counts, cells }
}

const noSessions: readonly Session[] = []
