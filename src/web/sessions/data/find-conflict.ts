import { formatClockRange } from '#domain/clock.ts'
import { shortName } from '#domain/names.ts'
import { overlaps } from '#domain/overlap.ts'
import type { Period } from '#domain/periods.ts'
import { sessionKey } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { get } from '../../data/query.ts'
import { toName } from '../../people/name.ts'
import type { Schedule, Session } from './queries.ts'

/** What takes place in a period in all turns, of everybody or of one person; an addition. */
export const sessionsBetweenQuery = ({ from, to }: Period, whose: { clientId?: string; workerId?: string } = {}) =>
  get('/v1/sessions', { query: { from, to, ...whose } })

/** So many milliseconds it may be relied on. */
export const conflictStaleTime = 30_000

/** Minutes of a session, by its turn: an answer does not say how long its sessions last. */
export const mapTurnDurations = (schedules: readonly Schedule[]): ReadonlyMap<string, number> =>
  new Map(schedules.flatMap(({ turns, sessionDuration }) => turns.map(({ id }) => [id, sessionDuration] as const)))

/** A stretch of a date, in minutes since midnight; its turn says how long it is. */
type Stretch = { turnId: string; date: string; time: number }

/** Those of some sessions that hold a slot and share a minute with a stretch. */
export function findOverlappingSessions(
  sessions: readonly Session[],
  { turnId, date, time }: Stretch,
  durations: ReadonlyMap<string, number>,
) {
  const rangeOf = (turn: string, start: number) => ({ start, end: start + (durations.get(turn) ?? 1) })
  const wanted = rangeOf(turnId, time)
  return sessions.filter(
    (session) => session.sessionDate === date && isActive(session.state) && overlaps(rangeOf(session.turnId, session.time), wanted),
  )
}

/** What a session is for one of its two people, in words: "con Ana Torres, 08:00 – 08:45". */
export function describeMeeting(
  { person }: Session['client' | 'worker'],
  { turnId, time }: Session,
  durations: ReadonlyMap<string, number>,
) {
  return `con ${shortName(toName(person))}, ${formatClockRange(time, time + (durations.get(turnId) ?? 0))}`
}

type Pair = Pick<Session, 'client' | 'worker'>

/** Why two people cannot meet in a stretch: "Ana Torres ya atiende a Ian Vargas de 08:00 a 08:45"; undefined where they can. `itself` is what is being moved. */
export function findConflict(
  { client, worker }: Pair,
  stretch: Stretch,
  sessions: readonly Session[],
  durations: ReadonlyMap<string, number>,
  itself?: Session,
): string | undefined {
  const others = findOverlappingSessions(sessions, stretch, durations).filter(
    (other) => !itself || sessionKey(other) !== sessionKey(itself),
  )
  const busy = others.find((other) => other.worker.id === worker.id) ?? others.find((other) => other.client.id === client.id)
  if (!busy) return
  const hours = formatClockRange(busy.time, busy.time + (durations.get(busy.turnId) ?? 0)).replace(' – ', ' a ')
  const [ofWorker, ofClient] = [shortName(toName(busy.worker.person)), shortName(toName(busy.client.person))]
  return busy.worker.id === worker.id
    ? `${ofWorker} ya atiende a ${ofClient} de ${hours}`
    : `${ofClient} ya tiene sesión con ${ofWorker} de ${hours}`
}
