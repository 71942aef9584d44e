import {
  type Choice,
  isAtOnce,
  type PlanConflict,
  type PlannedSession,
  type PlanRules,
  planSessions,
  settleOpenDates,
  type WantedSession,
} from './plan.ts'
import type { PlanSlot } from './rhythm.ts'
import type { DatedSlot } from './slots.ts'
import { type State, stateNames } from './states.ts'
import type { WallClock } from './today.ts'
import { type PossibleWorkers, sortPossibleWorkers } from './usual-workers.ts'

type Pair = { clientId: string; workerId: string }

/** The facts by which the rules judge the people and slots of a plan. */
export interface PlanKnowledge {
  now: WallClock
  /** True when the user may book a session although its worker is not available. */
  mayAccept: boolean
  /** Returns the person of a client or worker, by the id in that role: someone may be both. */
  getPersonId: (id: string) => string
  /** Returns the name of a worker; undefined for one who is not known. */
  getWorkerName: (id: string) => string | undefined
  /** Lists the slots of the schedule that a turn belongs to. */
  listSlots: (turnId: string) => readonly PlanSlot[]
  /** Returns why a client and a worker, or without a worker the client alone, cannot come to a slot. */
  findBusy: (people: { clientId: string; workerId?: string }, slot: DatedSlot) => PlanConflict | undefined
  /** Returns the state of the dated session that two people have in a slot: a second one of the same two cannot be booked there. */
  findState: (pair: Pair, slot: DatedSlot) => State | undefined
  /** Returns the workers who are free for a wanted session. Missing until that is known. */
  getPossibleWorkers?: ((wanted: WantedSession) => PossibleWorkers) | undefined
}

/** Lists the wanted sessions for which another worker may be chosen. */
export function listQuestionable(
  wanted: readonly WantedSession[],
  choices: ReadonlyMap<string, Choice>,
  known: PlanKnowledge,
): WantedSession[] {
  return wanted.filter(
    (one) => choices.has(one.key) || one.leftOut !== undefined || findKnownConflict({ ...one, isAccepted: false }, one, known),
  )
}

/** Plans sessions by what is known, and returns the plan with what can be chosen for its dates. */
export function createPlan(wanted: readonly WantedSession[], choices: ReadonlyMap<string, Choice>, known: PlanKnowledge) {
  const { getPersonId, getWorkerName, listSlots, getPossibleWorkers } = known
  const wantedByKey = new Map(wanted.map((one) => [one.key, one]))
  const isFree = (session: PlannedSession, own: WantedSession) => !findKnownConflict(session, own, known)

  const listWorkers = (own: WantedSession): string[] =>
    (getPossibleWorkers ? sortPossibleWorkers(getPossibleWorkers(own)) : []).filter((workerId) => {
      const isKnown = getWorkerName(workerId) !== undefined
      return isKnown && workerId !== own.workerId && isFree({ ...own, workerId, isAccepted: false }, own)
    })
  const findConflict: PlanRules['findConflict'] = (session) => {
    const own = wantedByKey.get(session.key) ?? session
    const conflict = findKnownConflict(session, own, known)
    if (conflict || session.workerId === own.workerId) return conflict
    const name = getWorkerName(session.workerId)
    // Until the server has answered, the one who was chosen counts as free.
    if (name !== undefined && (!getPossibleWorkers || listWorkers(own).includes(session.workerId))) return
    return { message: `${name ?? 'Ese trabajador'} no está libre` }
  }
  const rules: PlanRules = { findConflict, getPersonId }
  const dates = planSessions(wanted, choices, rules)
  const listScheduleSlots = ({ slot }: WantedSession) => listSlots(slot.turnId)

  return {
    dates,
    /** Lists the workers who can take a wanted session: those who know the client first. */
    listWorkers,
    /** Lists the slots of a date in which both people are free, also after the other sessions of the plan are booked. */
    listFreeSlots: (own: WantedSession, date: string): PlanSlot[] => {
      const others = dates.flatMap(({ session }) => (session && session.key !== own.key ? session : []))
      return listScheduleSlots(own).filter((slot) => {
        const session = { ...own, date, slot, isAccepted: false }
        return isFree(session, own) && !others.some((other) => isAtOnce(other, session, rules))
      })
    },
    /** Settles all open dates in one way. */
    settle: (kind: 'skip' | 'move' | 'worker') => settleOpenDates(dates, kind, { ...rules, listSlots: listScheduleSlots, listWorkers }),
  }
}

/** Finds why a session cannot be booked in place of a wanted one. Whether another worker is free is not known here. */
function findKnownConflict(
  { date, slot: { turnId, time }, clientId, workerId, isAccepted }: PlannedSession,
  own: WantedSession,
  { now, mayAccept, getPersonId, findBusy, findState }: PlanKnowledge,
): PlanConflict | undefined {
  if (getPersonId(clientId) === getPersonId(workerId)) return { message: 'Nadie puede atenderse a sí mismo' }
  if (date < now.date || (date === now.date && time < now.minutes)) return { message: 'Esa hora ya pasó' }
  const slot = { turnId, date, time }
  const busy = findBusy({ clientId, ...(workerId === own.workerId && { workerId }) }, slot)
  const state = findState({ clientId, workerId }, slot)
  if (busy && !(busy.reason && isAccepted && mayAccept)) return busy
  return state && { message: `Ya hay una sesión ${stateNames[state].toLowerCase()} de los dos a esa hora` }
}
