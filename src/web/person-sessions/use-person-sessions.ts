import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { type Can, useCan } from '#web/auth/access.ts'
import type { Participant } from '#web/people/participant.ts'
import { workersQuery } from '#web/people/queries.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { asSide } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { monthQueries, parseSince } from './shown-months.ts'
import { buildTimeline, findUsualTurn, splitTimeline } from './timeline.ts'

/** True when the user may read the sessions of a person. */
const readsSessions = ({ kind, id }: Participant, can: Can) =>
  can(kind === 'client' ? 'listClientMonth' : 'listWorkerMonth', { [kind]: id })

/** The queries of a page with a person's sessions: the sessions, and what their durations, links and colors come from. */
export const personSessionsQueries = (person: Participant, context: ScreenContext) =>
  readsSessions(person, context.can) ? [...monthQueries(person, context), schedulesQuery(), workersQuery()].map(asSide) : []

/**
 * Returns a person's sessions. `shown` is undefined when the user may not read them, and when they could not be loaded: then `answers` say why.
 */
export function usePersonSessions(person: Participant) {
  const { pathname, search } = useLocation()
  const now = useNow()
  // The loader has fetched the months of the day on which the page opened. The page keeps them when a month ends.
  const [today] = useState(now.date)
  const url = new URL(pathname + search, window.location.origin)
  const queries = readsSessions(person, useCan()) ? monthQueries(person, { url, today }) : []
  const answers = useQueries({ queries: queries.map((query) => ({ ...query, retryOnMount: false })) })
  const { data: schedules = [] } = useSideQuery({ ...schedulesQuery(), enabled: queries.length > 0 })
  const sessions = answers.flatMap(({ data }) => data ?? [])
  const badges = useWorkerBadges(sessions)
  if (answers.length === 0 || answers.some(({ data }) => !data)) return { answers, shown: undefined }
  const entries = buildTimeline(person, sessions, schedules, now)
  const since = parseSince(url, now.date)
  const usualTurn = findUsualTurn(sessions, schedules)
  return { answers, shown: { entries, badges, since, today: now.date, usualTurn, ...splitTimeline(entries) } }
}
