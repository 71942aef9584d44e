import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCan } from '../../auth/access.ts'
import type { Participant } from '../../people/participant.ts'
import { workersQuery } from '../../people/queries.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { type ScreenContext, useLoaderQueries } from '../../screen/loader-queries.ts'
import { useWorkerLooks } from '../../worker-badge/worker-looks.ts'
import { useNow } from '../data/use-now.ts'
import { monthQueries, parseSince } from './shown-months.ts'
import { buildTimeline, splitTimeline } from './timeline.ts'

/** Somebody's sessions, as far as the user may read them. */
const readableMonthQueries = (whose: Participant, at: Pick<ScreenContext, 'url' | 'today' | 'can'>) =>
  at.can(whose.kind === 'client' ? 'listClientMonth' : 'listWorkerMonth', { [whose.kind]: whose.id }) ? monthQueries(whose, at) : []

/** The schedules, which say how long sessions last. */
const readableSchedulesQuery = ({ can }: Pick<ScreenContext, 'can'>) => (can('listSchedules') ? [schedulesQuery()] : [])

/** What a page asks to show somebody's sessions: them, and what gives them hours, links and colours. */
export const personSessionsQueries = (whose: Participant, at: ScreenContext) => {
  const months = readableMonthQueries(whose, at)
  return months.length === 0 ? [] : [...months, ...readableSchedulesQuery(at), ...(at.can('listWorkers') ? [workersQuery()] : [])]
}

/** Somebody's sessions for the page; nothing where the user may not read them. */
export function usePersonSessions(whose: Participant) {
  const { search } = useLocation()
  const can = useCan()
  const now = useNow()
  // a page that is up when a month ends stays with the months that it began with: of another the loader has brought nothing
  const [today] = useState(now.date)
  const months = useLoaderQueries((at) => readableMonthQueries(whose, { ...at, today, can }))
  const [schedules = []] = useLoaderQueries(() => (months.length > 0 ? readableSchedulesQuery({ can }) : []))
  const sessions = months.flat()
  const looks = useWorkerLooks(sessions)
  if (months.length === 0) return
  const entries = buildTimeline(whose, sessions, schedules, now)
  const since = parseSince(new URL(search, window.location.origin), now.date)
  return { entries, looks, since, today: now.date, ...splitTimeline(entries) }
}
