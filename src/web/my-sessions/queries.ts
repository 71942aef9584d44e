import type { QueryClient } from '@tanstack/react-query'
import { addDays } from '#domain/weeks.ts'
import { absencesQuery } from '#web/availability/use-absences.ts'
import { workerHoursQuery } from '#web/availability/working-hours.ts'
import { api } from '#web/data/api.ts'
import type { Participant } from '#web/people/participant.ts'
import { workersQuery } from '#web/people/queries.ts'
import { periodQuery } from '#web/person-sessions/month-query.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { asOptional, asSide } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { fetchBetweenChanges, type Session } from '#web/session-data/queries.ts'
import { getParticipant, getShownPeriod, parseViewChoice } from './view-choice.ts'

/** The query of the worker's or client's own sessions around a date. */
export const ownSessionsQuery = (participant: Participant, date: string, today: string) =>
  periodQuery(participant, getShownPeriod(date, today))

/** The days ahead of which absences are listed. */
const listedDays = 60

/** The absences of a worker and the closing days that touch a date, or that begin in the next weeks. A client has neither absences nor hours. */
export const ownAbsencesQuery = ({ id }: Participant, date: string) => absencesQuery(date, addDays(date, listedDays), id)

/** Fetches the sessions of the worker or client for a calendar: the series, and the latest thousand dated sessions. */
export function fetchCalendarSessions(queryClient: QueryClient, { kind, id }: Participant): Promise<Session[]> {
  const query = kind === 'client' ? { clientId: id } : { workerId: id }
  return fetchBetweenChanges(queryClient, () => api.get('/v1/sessions', { query }))
}

/** The queries of the screen: the sessions, and what their durations and colors come from. Empty for a user who is neither worker nor client. */
export function loaderQueries(context: ScreenContext) {
  const choice = parseViewChoice(context.url)
  const participant = context.user && getParticipant(context.user, choice)
  if (!participant) return []
  return [
    ownSessionsQuery(participant, choice.date ?? context.today, context.today),
    ...(participant.kind === 'worker'
      ? [asOptional(ownAbsencesQuery(participant, choice.date ?? context.today)), asOptional(workerHoursQuery(participant.id))]
      : []),
    asSide(schedulesQuery()),
    asSide(workersQuery()),
  ]
}
