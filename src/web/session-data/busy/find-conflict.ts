import { formatClockRange } from '#domain/clock.ts'
import { describeUnavailability } from '#domain/describe-unavailability.ts'
import { buildShortName } from '#domain/names.ts'
import { overlaps } from '#domain/overlap.ts'
import type { UnavailableReason } from '#domain/problem.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { unavailableNames } from '#web/availability/unavailable-names.ts'
import { toName } from '#web/people/name.ts'
import { isSamePairAndTime, type Scope } from '../changes/plans.ts'
import type { Session, Slot } from '../queries.ts'
import { type BusyPeriod, type BusyTime, type ClientOrWorker, isBusyIn } from './busy-period.ts'

/** A session that moves to another slot, alone or with its series. What moves is no conflict. */
export interface Move {
  session: Session
  scope: Scope
  /** The first date of its series that moves along, if it is not its own. */
  from?: string | undefined
}

/** Why a client and a worker cannot meet in a slot. */
export interface Conflict {
  /** "Ana Torres ya atiende a Ian Vargas de 08:00 a 08:45" */
  message: string
  /** Why the worker is not available, if nothing else prevents the session: then it can be booked all the same. */
  reason?: UnavailableReason
}

const getRange = ({ durations }: BusyTime, { turnId, time }: Slot) => ({ start: time, end: time + (durations.get(turnId) ?? 1) })

/** Finds the busy periods that share a minute with a slot. */
export function findOverlappingPeriods(busy: BusyTime, slot: Slot, move?: Move): BusyPeriod[] {
  const range = getRange(busy, slot)
  const isPart = ({ reason }: BusyPeriod) => move !== undefined && reason.kind === 'session' && isPartOfMove(reason.session, move)
  return busy.periods.filter((period) => period.date === slot.date && overlaps(period, range) && !isPart(period))
}

/** True for a session that moves along with another one. */
export function isPartOfMove(other: Session, { session, scope, from = session.sessionDate ?? '' }: Move) {
  // A move whose answer was lost may already be in the list.
  if (getSessionKey(other) === getSessionKey(session) || (!session.standing && other.id === session.id)) return true
  return scope !== 'once' && isSamePairAndTime(other, session) && (other.sessionDate ?? '') >= from
}

/** Finds the reason why a client and a worker cannot meet in a slot, or, without a worker, why the client cannot come. Undefined when they can. */
export function findConflict(
  { client, worker }: { client: ClientOrWorker; worker: ClientOrWorker | undefined },
  slot: Slot,
  busy: BusyTime,
  move?: Move,
): Conflict | undefined {
  const overlapping = findOverlappingPeriods(busy, slot, move)
  const findPeriod = (person: ClientOrWorker) => overlapping.find((period) => isBusyIn(person, period))
  const ofWorker = worker && findPeriod(worker)
  // What can be overridden is named only if nothing else prevents the session.
  const period = ofWorker?.reason.kind === 'session' ? ofWorker : (findPeriod(client) ?? ofWorker)
  return period && describeConflict(period, slot, busy)
}

function describeConflict(period: BusyPeriod, slot: Slot, busy: BusyTime): Conflict {
  const { person, start, end, reason } = period
  if (reason.kind !== 'session') return { message: describeUnavailable(period, slot, busy).replace(/\.$/, ''), reason: reason.kind }
  const { session } = reason
  const [client, worker] = [formatShortName(session.client), formatShortName(session.worker)]
  const meeting = person === session.worker ? `${worker} ya atiende a ${client}` : `${client} ya tiene sesión con ${worker}`
  return { message: `${meeting} de ${formatClockRange(start, end).replace(' – ', ' a ')}` }
}

/** Says why a worker is not available in a slot, as the server does: "Ana Torres está ausente del 3 al 7 de diciembre." Empty for a session. */
export function describeUnavailable({ person, date, reason }: BusyPeriod, slot: Slot, busy: BusyTime): string {
  if (reason.kind === 'session') return ''
  const occasion = { name: formatShortName(person), date, range: getRange(busy, slot) }
  if (reason.kind === 'hours') return describeUnavailability({ reason: 'hours' }, { ...occasion, hours: reason.hours, absenceReason: null })
  const { kind, absence } = reason
  return describeUnavailability({ reason: kind, absence }, { ...occasion, hours: [], absenceReason: absence.reason ?? null })
}

/** Describes a busy period beside the name of its person: "con Ana Torres, 08:00 – 08:45", "ausente". */
export function describeReason({ person, start, end, reason }: BusyPeriod): string {
  if (reason.kind !== 'session') return unavailableNames[reason.kind].worker
  const { session } = reason
  return `con ${formatShortName(person === session.worker ? session.client : session.worker)}, ${formatClockRange(start, end)}`
}

export const formatShortName = ({ person }: ClientOrWorker) => buildShortName(toName(person))
