import { queryOptions } from '@tanstack/react-query'
import { getMonth, listMonths, splitMonth } from '#domain/months.ts'
import { type Period, toPeriod } from '#domain/periods.ts'
import { findReplacedDates, listOccurrenceDates } from '#domain/series.ts'
import { api } from '../../data/api.ts'
import type { Participant } from '../../people/participant.ts'
import { fetchBetweenChanges, type Session } from '../data/queries.ts'

/** A session on its date. */
export type DatedSession = Session & { sessionDate: string }

/** The sessions of a person in a month (`2026-11`), in all turns and states, each with its date. */
export function monthQuery({ kind, id }: Participant, month: string) {
  const path = kind === 'client' ? '/v1/sessions/client/{id}/month' : '/v1/sessions/worker/{id}/month'
  const input = { path: { id }, query: splitMonth(month) }
  return queryOptions({
    queryKey: [path, input] as const,
    queryFn: async ({ signal }) => listOccurrences(await api.send('get', path, input, signal), toPeriod(input.query)!),
  })
}

/** True when the server can list the sessions of a client and of a worker. */
export const canListSessionsOfPeople = () => api.hasAddition('listSessions.client_id') && api.hasAddition('listSessions.worker_id')

/**
 * The sessions of a person in a period of at most 400 days, in all turns and states, each with its date. A server that cannot list them is asked for the
 * months of the period.
 */
export function periodQuery(person: Participant, { from, to }: Period) {
  const isListed = canListSessionsOfPeople() && api.hasAddition('listSessions.from')
  const scope = { ...(person.kind === 'client' ? { clientId: person.id } : { workerId: person.id }), from, to }
  return queryOptions({
    queryKey: ['/v1/sessions', 'of-person', scope] as const,
    queryFn: async ({ client, signal }) => {
      const sessions = await fetchBetweenChanges(client, () =>
        isListed ? api.send('get', '/v1/sessions', { query: scope }, signal) : fetchMonths(person, { from, to }, signal),
      )
      return listOccurrences(sessions, { from, to })
    },
    meta: { sessionScope: scope },
  })
}

/** Fetches the months of a period. */
async function fetchMonths(person: Participant, { from, to }: Period, signal: AbortSignal): Promise<Session[]> {
  const months = listMonths(getMonth(from), getMonth(to))
  const answers = months.map((month) => {
    const [path, input] = monthQuery(person, month).queryKey
    return api.send('get', path, input, signal)
  })
  // Each month repeats a series that is sent without a date.
  return [...new Map((await Promise.all(answers)).flat().map((session) => [`${session.id} ${session.sessionDate}`, session])).values()]
}

/**
 * Lists the sessions on their dates. Another server may send a series without a date. It is then listed on each of its dates that no exception
 * replaces.
 */
const listOccurrences = (sessions: readonly Session[], period: Period): DatedSession[] =>
  sessions.flatMap((session) =>
    session.sessionDate === null
      ? listOccurrenceDates(session, period, findReplacedDates(session, sessions)).map((sessionDate) => ({ ...session, sessionDate }))
      : session.sessionDate >= period.from && session.sessionDate <= period.to
        ? [{ ...session, sessionDate: session.sessionDate }]
        : [],
  )
