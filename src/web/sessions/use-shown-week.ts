import { useMemo, useState } from 'react'
import { weekDates, weekStart } from '#domain/weeks.ts'
import type { Week } from '../navigation/paths.ts'
import { useWorkerLooks } from '../worker-badge/worker-looks.ts'
import type { Schedule, Session, Turn } from './data/queries.ts'
import { useWeek } from './data/use-change.ts'
import { useNow } from './data/use-now.ts'
import { cellMaker, markAt, rowsOf, slotsOf } from './data/week-view.ts'
import { filterSessions } from './toolbar/filter.ts'
import { useFilter } from './toolbar/use-filter.ts'

type Asked = { schedule: Schedule; turn: Turn; chosen: Week & { week: string } }

/** The week of a turn as it is shown: its sessions, whom the filter leaves, in which cells, and how their workers look. */
export function useShownWeek({ schedule, turn, chosen }: Asked) {
  const week = weekStart(chosen.week)
  const { sessionDuration: duration } = schedule
  const now = useNow()
  const loaded = useWeek(turn.id, week)
  const sessions = loaded ?? none
  const looks = useWorkerLooks(sessions)
  const dates = useMemo(() => weekDates(week), [week])
  const slots = useMemo(() => slotsOf(schedule, turn), [schedule, turn])
  const rows = useMemo(() => rowsOf(slots, sessions), [slots, sessions])
  const filter = useFilter(chosen)
  const { shown, ...counts } = useMemo(
    () => filterSessions(sessions, filter, (session) => markAt(session, { week, duration, now })),
    [sessions, filter, week, duration, now],
  )
  const [cellsOf] = useState(cellMaker)
  const cells = useMemo(() => cellsOf(shown, week), [cellsOf, shown, week])
  return { week, duration, now, missing: !loaded, sessions, looks, dates, slots, rows, filter, shown, counts, cells }
}

const none: readonly Session[] = []
