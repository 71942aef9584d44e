import { queryOptions } from '@tanstack/react-query'
import { monthParts } from '#domain/months.ts'
import { daysOfMonth } from '#domain/periods.ts'
import { weekday } from '#domain/weeks.ts'
import { api } from '../../data/api.ts'
import type { Participant } from '../../people/participant.ts'
import type { Session } from '../data/queries.ts'

/** A session on its date. */
export type DatedSession = Session & { sessionDate: string }

/** The sessions that somebody has in a month (`2026-11`), in all turns and states, each with its date. */
export function monthQuery({ kind, id }: Participant, month: string) {
  const path = kind === 'client' ? '/v1/sessions/client/{id}/month' : '/v1/sessions/worker/{id}/month'
  const input = { path: { id }, query: monthParts(month) }
  return queryOptions({
    queryKey: [path, input] as const,
    queryFn: async ({ signal }) => listOccurrences(await api.send('get', path, input, signal), daysOfMonth(month)),
  })
}

/** Those of these dates. Another server may leave the date to the weekday: then on every such day on which nothing stands in for it. */
function listOccurrences(sessions: readonly Session[], dates: readonly string[]): DatedSession[] {
  const taken = new Set(sessions.map((session) => slotAndDateKey(session, session.sessionDate)))
  return sessions.flatMap((session) =>
    dates
      .filter((date) =>
        session.sessionDate === null
          ? weekday(date) === session.day && !taken.has(slotAndDateKey(session, date))
          : date === session.sessionDate,
      )
      .map((sessionDate) => ({ ...session, sessionDate })),
  )
}

const slotAndDateKey = ({ client, worker, turnId, time }: Session, date: string | null) =>
  `${client.id} ${worker.id} ${turnId} ${time} ${date}`
