import { isActive } from '#domain/states.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Now, PublicLink } from './clinic.ts'
import type { SessionRow } from './sessions.ts'

/** A row of the table `session_reply`. */
export type ReplyRow = Pick<SessionRow, 'client_id' | 'worker_id' | 'turn_id' | 'time'> & {
  session_date: string
  reply: 'confirmed' | 'declined'
  replied_at: string
}

const declinedCount = 3
const confirmedCount = 5

/** Makes the replies of linked clients about sessions of the next week. One declined date belongs to a series. */
export function makeReplies(sessions: readonly SessionRow[], links: readonly PublicLink[], { today }: Now): ReplyRow[] {
  const linked = new Set(links.map(({ client_id }) => client_id))
  const tomorrow = addDays(today, 1)
  const upcoming = sessions.filter(
    ({ client_id, session_date, state }) =>
      linked.has(client_id) && isActive(state) && session_date !== null && session_date >= tomorrow && session_date <= addDays(today, 7),
  )
  const series = sessions.find(
    ({ client_id, session_date, day }) =>
      linked.has(client_id) &&
      session_date === null &&
      day === getWeekday(tomorrow) &&
      !sessions.some((other) => other.client_id === client_id && other.session_date === tomorrow),
  )
  const declined = [...(series ? [{ ...series, session_date: tomorrow }] : []), ...upcoming.filter(({ state }) => state === 'pending')]
  const confirmed = upcoming.filter(({ state }) => state === 'confirmed')
  return [
    ...declined.slice(0, declinedCount).map((session) => toReply(session, 'declined', today)),
    ...confirmed.slice(0, confirmedCount).map((session) => toReply(session, 'confirmed', today)),
  ]
}

const toReply = ({ client_id, worker_id, turn_id, time, session_date }: SessionRow, reply: ReplyRow['reply'], today: string): ReplyRow => ({
  client_id,
  worker_id,
  turn_id,
  time,
  reply,
  session_date: session_date!,
  replied_at: `${addDays(today, -1)}T23:40:00Z`,
})
