import { queryOptions } from '@tanstack/react-query'
import { splitMonth } from '#domain/months.ts'
import type { Period } from '#domain/periods.ts'
import { api } from '#web/data/api.ts'
import type { Participant } from '#web/people/participant.ts'
import { fetchBetweenChanges, type Session } from '#web/session-data/queries.ts'

/** A session on its date. */
export type DatedSession = Session & { sessionDate: string }

/** The sessions of a person in a month (`2026-11`), in all turns and states, each with its date. */
export function monthQuery({ kind, id }: Participant, month: string) {
  const path = kind === 'client' ? '/v1/sessions/client/{id}/month' : '/v1/sessions/worker/{id}/month'
  const input = { path: { id }, query: splitMonth(month) }
  return queryOptions({
    queryKey: [path, input] as const,
    queryFn: async ({ signal }) => (await api.send('get', path, input, signal)).filter(isDated),
  })
}

/** The sessions of a person in a period of at most 400 days, in all turns and states, each with its date. */
export function periodQuery(person: Participant, { from, to }: Period) {
  const scope = { ...(person.kind === 'client' ? { clientId: person.id } : { workerId: person.id }), from, to }
  return queryOptions({
    queryKey: ['/v1/sessions', 'of-person', scope] as const,
    queryFn: async ({ client, signal }) => {
      const sessions = await fetchBetweenChanges(client, () => api.send('get', '/v1/sessions', { query: scope }, signal))
      return sessions.filter(isDated)
    },
    meta: { sessionScope: scope },
  })
}

/** True for every session of a response about a period. */
const isDated = <S extends Session>(session: S): session is S & { sessionDate: string } => session.sessionDate !== null
