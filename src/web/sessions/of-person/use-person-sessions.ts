import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCan } from '../../auth/access.ts'
import type { Participant } from '../../people/participant.ts'
import { workersQuery } from '../../people/queries.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { type ScreenContext, useLoaderQueries } from '../../screen/loader-queries.ts'
import { useWorkerBadges } from '../../worker-badge/worker-badges.ts'
import { useNow } from '../data/use-now.ts'
import { monthQueries, parseSince } from './shown-months.ts'
import { buildTimeline, findUsualTurn, splitTimeline } from './timeline.ts'

/** The queries of a person's sessions; empty when the user may not read them. */
const readableMonthQueries = (person: Participant, context: Pick<ScreenContext, 'url' | 'today' | 'can'>) =>
  context.can(person.kind === 'client' ? 'listClientMonth' : 'listWorkerMonth', { [person.kind]: person.id })
    ? monthQueries(person, context)
    : []

/** The query of the schedules, which say how long sessions last; empty when the user may not read them. */
export const readableScheduleQueries = ({ can }: Pick<ScreenContext, 'can'>) => (can('listSchedules') ? [schedulesQuery()] : [])

/** The queries of a page with a person's sessions: the sessions, and what their durations, links and colors come from. */
export const personSessionsQueries = (person: Participant, context: ScreenContext) => {
  const months = readableMonthQueries(person, context)
  return months.length === 0
    ? []
    : [...months, ...readableScheduleQueries(context), ...(context.can('listWorkers') ? [workersQuery()] : [])]
}

/** Returns a person's sessions. Undefined when the user may not read them. */
export function usePersonSessions(person: Participant) {
  const { search } = useLocation()
  const can = useCan()
  const now = useNow()
  // The loader has fetched the months of the day on which the page opened. The page keeps them when a month ends.
  const [today] = useState(now.date)
  const months = useLoaderQueries((context) => readableMonthQueries(person, { ...context, today, can }))
  const [schedules = []] = useLoaderQueries(() => (months.length > 0 ? readableScheduleQueries({ can }) : []))
  const sessions = months.flat()
  const badges = useWorkerBadges(sessions)
  if (months.length === 0) return
  const entries = buildTimeline(person, sessions, schedules, now)
  const since = parseSince(new URL(search, window.location.origin), now.date)
  return { entries, badges, since, today: now.date, usualTurn: findUsualTurn(sessions, schedules), ...splitTimeline(entries) }
}
