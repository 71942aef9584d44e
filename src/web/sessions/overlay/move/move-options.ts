import { shortName } from '#domain/names.ts'
import { slots } from '#domain/slots.ts'
import { isActive } from '#domain/states.ts'
import { nameOf } from '../../../people/name.ts'
import { heldDuring, hindranceOf, meetingWith } from '../../data/busy.ts'
import { onWeek, placeOf } from '../../data/changes.ts'
import { ended, type Scope, type Target } from '../../data/plans.ts'
import type { Schedule, Session } from '../../data/queries.ts'

type Durations = ReadonlyMap<string, number>

/** What holds its slot where a session wants to go: not the session itself, and of its series nothing from its date on if all of that moves. */
const withoutMovedSeries = (session: Session, scope: Scope, sessions: readonly Session[]) =>
  scope === 'onwards' ? onWeek(sessions, ended(session, []), { turnId: session.turnId, week: '' }) : sessions

/** Why a session cannot go somewhere; undefined where it can, or where nothing is known against it. One that holds no slot needs none. */
export function conflictAt(session: Session, target: Target, scope: Scope, sessions: readonly Session[], durations: Durations) {
  if (!isActive(session.state) && !session.standing) return
  const pair = { client: session.client, worker: target.worker }
  return hindranceOf(pair, target, withoutMovedSeries(session, scope, sessions), durations, session)
}

/** The hours that a turn has on a date; where a session is already it may stay, whatever the slots are now. */
export function listStartTimes(schedule: Schedule, turnId: string, session: Session, date: string | null): number[] {
  const turn = schedule.turns.find(({ id }) => id === turnId)
  if (!turn) return []
  const { sessionDuration, breakDuration } = schedule
  const hours = slots({ start: turn.startTime, end: turn.endTime }, { session: sessionDuration, pause: breakDuration })
  const own = session.turnId === turnId && session.sessionDate === date ? [session.time] : []
  return [...new Set([...hours, ...own])].sort((one, other) => one - other)
}

type SessionWorker = Session['worker']

/** A worker for a session somewhere. */
export type WorkerOption = { worker: SessionWorker /** With whom and when, where the worker is busy. */; busy?: string }

const collator = new Intl.Collator('es')

/** The workers for a session somewhere: its own first, then who is free, then who is busy and with whom. `free`: the ids of those whom the server calls free. */
export function workerOptions(
  session: Session,
  place: Omit<Target, 'worker'>,
  {
    workers,
    sessions,
    durations,
    free,
  }: { workers: readonly SessionWorker[]; sessions: readonly Session[]; durations: Durations; free?: readonly string[] },
): WorkerOption[] {
  const held = heldDuring(sessions, place, durations).filter((other) => placeOf(other) !== placeOf(session))
  const rank = ({ worker, busy }: WorkerOption) => (worker.id === session.worker.id ? 0 : busy ? 2 : 1)
  return workers
    .map((worker) => {
      const other = held.find((one) => one.worker.id === worker.id)
      const taken = free && !free.includes(worker.id) && worker.id !== session.worker.id
      const unknown = worker.person.gender ? 'ocupado' : 'ocupada'
      return { worker, busy: other ? meetingWith(other.client, other, durations) : taken ? unknown : undefined }
    })
    .sort((one, other) => rank(one) - rank(other) || collator.compare(shortNameOf(one.worker), shortNameOf(other.worker)))
}

const shortNameOf = ({ person }: SessionWorker) => shortName(nameOf(person))
