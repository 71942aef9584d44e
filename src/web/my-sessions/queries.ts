import type { QueryClient } from '@tanstack/react-query'
import { api } from '../data/api.ts'
import type { Participant } from '../people/participant.ts'
import { workersQuery } from '../people/queries.ts'
import type { ScreenContext } from '../screen/loader-queries.ts'
import { fetchBetweenChanges, type Session } from '../sessions/data/queries.ts'
import { periodQuery } from '../sessions/of-person/month-query.ts'
import { readableScheduleQueries } from '../sessions/of-person/use-person-sessions.ts'
import { getParticipant, getShownPeriod, parseViewChoice } from './view-choice.ts'

/** The query of the worker's or client's own sessions around a date. */
export const ownSessionsQuery = (
  participant: Participant,
  date: string,
  { today, additions }: Pick<ScreenContext, 'today' | 'additions'>,
) => periodQuery(participant, getShownPeriod(date, today), additions)

/**
 * Fetches the sessions of the worker or client for a calendar: the series, and the latest thousand dated sessions. From a server without the additions
 * they are those of today's month, and a series is its occurrences.
 */
export function fetchCalendarSessions(
  queryClient: QueryClient,
  participant: Participant,
  context: Pick<ScreenContext, 'today' | 'additions'>,
): Promise<Session[]> {
  if (!context.additions) return queryClient.fetchQuery({ ...ownSessionsQuery(participant, context.today, context), staleTime: 0 })
  const query = participant.kind === 'client' ? { clientId: participant.id } : { workerId: participant.id }
  return fetchBetweenChanges(queryClient, () => api.get('/v1/sessions', { query }))
}

/** The queries of the screen: the sessions, and what their durations and colors come from. Empty for a user who is neither worker nor client. */
export function loaderQueries(context: ScreenContext) {
  const choice = parseViewChoice(context.url)
  const participant = context.user && getParticipant(context.user, choice)
  if (!participant) return []
  return [
    ownSessionsQuery(participant, choice.date ?? context.today, context),
    ...readableScheduleQueries(context),
    ...(context.can('listWorkers') ? [workersQuery()] : []),
  ]
}
