import { queryOptions } from '@tanstack/react-query'
import { splitMonth } from '#domain/months.ts'
import { type Period, toPeriod } from '#domain/periods.ts'
import { findReplacedDates, listOccurrenceDates } from '#domain/series.ts'
import { api } from '../../data/api.ts'
import type { Participant } from '../../people/participant.ts'
import type { Session } from '../data/queries.ts'

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

/**
 * Lists the sessions on their dates. Another server may send a series without a date. It is then listed on each of its dates that no exception
 * replaces.
 */
const listOccurrences = (sessions: readonly Session[], month: Period): DatedSession[] =>
  sessions.flatMap((session) =>
    session.sessionDate === null
      ? listOccurrenceDates(session, month, findReplacedDates(session, sessions)).map((sessionDate) => ({ ...session, sessionDate }))
      : session.sessionDate >= month.from && session.sessionDate <= month.to
        ? [{ ...session, sessionDate: session.sessionDate }]
        : [],
  )
