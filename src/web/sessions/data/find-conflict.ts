import { formatClockRange } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { overlaps } from '#domain/overlap.ts'
import type { Period } from '#domain/periods.ts'
import { sessionKey } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { get } from '../../data/query.ts'
import { toName } from '../../people/name.ts'
import type { Schedule, Session, Slot } from './queries.ts'

/** The sessions of a period in all turns, of everybody or of one client or worker. The operation is an addition to the contract. */
export const sessionsBetweenQuery = ({ from, to }: Period, person: { clientId?: string; workerId?: string } = {}) =>
  get('/v1/sessions', { query: { from, to, ...person } })

/** Milliseconds for which cached sessions are current enough to find conflicts. */
export const conflictStaleTime = 30_000

/** Maps the id of each turn to the minutes of its sessions. */
export const mapTurnDurations = (schedules: readonly Schedule[]): ReadonlyMap<string, number> =>
  new Map(schedules.flatMap(({ turns, sessionDuration }) => turns.map(({ id }) => [id, sessionDuration] as const)))

/** Finds the active sessions that share a minute with a slot. */
export function findOverlappingSessions(
  sessions: readonly Session[],
  { turnId, date, time }: Slot,
  durations: ReadonlyMap<string, number>,
) {
  const getRange = (start: number, duration = 1) => ({ start, end: start + duration })
  const range = getRange(time, durations.get(turnId))
  return sessions.filter(
    (session) =>
      session.sessionDate === date &&
      isActive(session.state) &&
      overlaps(getRange(session.time, session.duration ?? durations.get(session.turnId)), range),
  )
}

/** Describes a session to one of its two people: "con Ana Torres, 08:00 – 08:45". */
export function describeMeeting(
  { person }: Session['client' | 'worker'],
  { turnId, time, duration }: Session,
  durations: ReadonlyMap<string, number>,
) {
  return `con ${buildShortName(toName(person))}, ${formatClockRange(time, time + (duration ?? durations.get(turnId) ?? 0))}`
}

type Pair = Pick<Session, 'client' | 'worker'>

type ClientOrWorker = Session['client' | 'worker']

/** True when two clients or workers are the same person. A client's user sees no person's id of a worker. */
export const isSamePerson = (one: ClientOrWorker, other: ClientOrWorker) =>
  one.id === other.id || (one.person.id !== undefined && one.person.id === other.person.id)

/** True when a person is the client or the worker of a session. */
export const involves = ({ client, worker }: Pair, person: ClientOrWorker) => isSamePerson(client, person) || isSamePerson(worker, person)

/**
 * Finds the reason why a client and a worker cannot meet in a slot: "Ana Torres ya atiende a Ian Vargas de 08:00 a 08:45". Undefined when they can.
 * `moved`: the session that is being moved, which is no conflict.
 */
export function findConflict(
  { client, worker }: Pair,
  slot: Slot,
  sessions: readonly Session[],
  durations: ReadonlyMap<string, number>,
  moved?: Session,
): string | undefined {
  const others = findOverlappingSessions(sessions, slot, durations).filter((other) => !moved || sessionKey(other) !== sessionKey(moved))
  const busy = [worker, client].find((person) => others.some((other) => involves(other, person)))
  const conflicting = busy && others.find((other) => involves(other, busy))
  if (!conflicting) return
  const { time, turnId, duration = durations.get(turnId) ?? 0 } = conflicting
  const hours = formatClockRange(time, time + duration).replace(' – ', ' a ')
  const [workerName, clientName] = [buildShortName(toName(conflicting.worker.person)), buildShortName(toName(conflicting.client.person))]
  return isSamePerson(conflicting.worker, busy)
    ? `${workerName} ya atiende a ${clientName} de ${hours}`
    : `${clientName} ya tiene sesión con ${workerName} de ${hours}`
}
