import { compareSpanish } from '#domain/collation.ts'
import { buildShortName } from '#domain/names.ts'
import { sessionKey } from '#domain/session-key.ts'
import { listSlots } from '#domain/slots.ts'
import { isActive } from '#domain/states.ts'
import { toName } from '../../../people/name.ts'
import { applyChange } from '../../data/changes/change.ts'
import { planEnd, type Scope, type Target } from '../../data/changes/plans.ts'
import { describeMeeting, findConflict, findOverlappingSessions, involves, isSamePerson } from '../../data/find-conflict.ts'
import type { Schedule, Session, Slot } from '../../data/queries.ts'

type Durations = ReadonlyMap<string, number>

/** Returns the other sessions when a session moves, without the rest of its series when the whole series moves. */
const omitMovedSeries = (session: Session, scope: Scope, sessions: readonly Session[]) =>
  scope === 'onwards' ? applyChange(sessions, planEnd(session, []), { from: '', to: '' }) : sessions

/**
 * Finds the reason why a session cannot move to a target; undefined when it can or nothing is known. A canceled or postponed session has no
 * conflicts.
 */
export function findTargetConflict(session: Session, target: Target, scope: Scope, sessions: readonly Session[], durations: Durations) {
  if (!isActive(session.state) && !session.standing) return
  const pair = { client: session.client, worker: target.worker }
  return findConflict(pair, target, omitMovedSeries(session, scope, sessions), durations, session)
}

/**
 * Lists the start times of a turn, in minutes since midnight. On its own date a session's current time is included, even if it is no slot any more.
 */
export function listStartTimes(schedule: Schedule, turnId: string, session: Session, date: string | null): number[] {
  const turn = schedule.turns.find(({ id }) => id === turnId)
  if (!turn) return []
  const { sessionDuration, breakDuration } = schedule
  const times = listSlots({ start: turn.startTime, end: turn.endTime }, { session: sessionDuration, pause: breakDuration })
  const ownTimes = session.turnId === turnId && session.sessionDate === date ? [session.time] : []
  return [...new Set([...times, ...ownTimes])].sort((one, other) => one - other)
}

type SessionWorker = Session['worker']

/** A worker to whom a session may move. */
export interface WorkerOption {
  worker: SessionWorker
  /** The reason why the worker cannot take it: "con Ian Vargas, 08:00 – 08:45". */
  conflict?: string | undefined
}

interface Candidates {
  workers: readonly SessionWorker[]
  sessions: readonly Session[]
  durations: Durations
  /** The ids of the workers who are free according to the server. */
  freeIds?: readonly string[] | undefined
}

/** Lists the workers for a session in a slot: its own worker first, then those who are free, then those who are not and why. */
export function listWorkerOptions(session: Session, slot: Slot, { workers, sessions, durations, freeIds }: Candidates): WorkerOption[] {
  const overlapping = findOverlappingSessions(sessions, slot, durations).filter((other) => sessionKey(other) !== sessionKey(session))
  const rank = ({ worker, conflict }: WorkerOption) => (worker.id === session.worker.id ? 0 : conflict ? 2 : 1)
  return workers
    .map((worker) => {
      const meeting = overlapping.find((other) => involves(other, worker))
      if (meeting) {
        const otherPerson = isSamePerson(meeting.worker, worker) ? meeting.client : meeting.worker
        return { worker, conflict: describeMeeting(otherPerson, meeting, durations) }
      }
      const isOccupied = freeIds && !freeIds.includes(worker.id) && worker.id !== session.worker.id
      return { worker, conflict: isOccupied ? (worker.person.gender ? 'ocupado' : 'ocupada') : undefined }
    })
    .sort((one, other) => rank(one) - rank(other) || compareSpanish(formatShortName(one.worker), formatShortName(other.worker)))
}

const formatShortName = ({ person }: SessionWorker) => buildShortName(toName(person))
