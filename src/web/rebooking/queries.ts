import { queryOptions } from '@tanstack/react-query'
import { isActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { api } from '#web/data/api.ts'
import { isDeclined } from '#web/session-data/client-reply.ts'
import { fetchBetweenChanges, type Session } from '#web/session-data/queries.ts'

/** The days before today of which sessions are to be rebooked, and the days from today on. One call lists at most 400 days. */
const days = { past: 28, ahead: 371 }

/**
 * The canceled and postponed sessions after which the client has none with the same worker, the latest first. Those that the user books again leave the list at
 * once.
 */
export const toRebookQuery = (today: string) => {
  const period = { from: addDays(today, -days.past), to: addDays(today, days.ahead) }
  return queryOptions({
    queryKey: ['/v1/sessions', 'to rebook', period] as const,
    queryFn: ({ client, signal }): Promise<Session[]> =>
      fetchBetweenChanges(client, () => api.send('get', '/v1/sessions', { query: { ...period, toRebook: true, sort: '-date' } }, signal)),
    select: selectToRebook,
    meta: { sessionScope: period },
  })
}

/** The sessions from today on to which the clients replied that they do not come, the next first. Those that the user settles leave the list immediately. */
export const declinedQuery = (today: string) => {
  const period = { from: today, to: addDays(today, days.ahead) }
  return queryOptions({
    queryKey: ['/v1/sessions', 'declined', period] as const,
    queryFn: ({ client, signal }): Promise<Session[]> =>
      fetchBetweenChanges(client, () => api.send('get', '/v1/sessions', { query: { ...period, clientReply: 'declined' } }, signal)),
    select: selectDeclined,
    meta: { sessionScope: period },
  })
}

const selectDeclined = (sessions: readonly Session[]) => sessions.filter(isDeclined)

/** Leaves out what was booked into the period since, and the sessions which that replaces. */
const selectToRebook = (sessions: readonly Session[]) =>
  sessions.filter((session) => !isActive(session.state) && !sessions.some((other) => isReplacedBy(session, other)))

const isReplacedBy = (session: Session, other: Session) =>
  session.client.id === other.client.id &&
  ((session.worker.id === other.worker.id && getStartKey(other) > getStartKey(session)) ||
    (getStartKey(other) === getStartKey(session) && isActive(other.state)))

/** The start of a session as text that sorts by it. */
const getStartKey = ({ sessionDate, time }: Session) => `${sessionDate} ${String(time).padStart(4, '0')}`
