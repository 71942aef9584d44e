import { compareText } from './compare-text.ts'
import { overlaps } from './overlap.ts'
import type { UnavailableReason } from './problem.ts'
import { getSlotRange, type PlanSlot, sortByCloseness, type WantedDate } from './rhythm.ts'
import { countDays, getWeekStart } from './weeks.ts'

/** A session that is wanted. `key` is its own in a plan: for the series of one pair the date. */
export interface WantedSession extends WantedDate {
  key: string
  clientId: string
  workerId: string
  /** Why it is not booked unless someone chooses so: "La del mar 15 dic está cancelada". */
  leftOut?: string
}

/** A choice for a wanted session: no session, the wanted one all the same, another slot or day, or another worker. */
export type Choice =
  | { kind: 'skip' }
  /** Books the session although it is left out or the worker is not available. */
  | { kind: 'accept' }
  | { kind: 'move'; date: string; slot: PlanSlot }
  | { kind: 'worker'; workerId: string }

export interface PlannedSession extends WantedSession {
  /** True when it is booked although the worker is not available. */
  isAccepted: boolean
}

/** Why a session cannot be booked. */
export interface PlanConflict {
  /** "Ana Torres ya atiende a Ian Vargas de 08:00 a 08:45" */
  message: string
  /** Why the worker is not available, if nothing else prevents the session: then it can be booked all the same. */
  reason?: UnavailableReason
}

/** The rules that say which sessions a plan may book. */
export interface PlanRules {
  /** Returns why a session cannot be booked, by all that is known; undefined when it can. */
  findConflict: (session: PlannedSession) => PlanConflict | undefined
  /** Returns the person of a client or worker, by the id in that role: someone may be both. */
  getPersonId: (id: string) => string
}

/** A wanted session with what comes of it. */
export interface PlannedDate extends WantedSession {
  /** Why the wanted session cannot be booked. */
  conflict?: PlanConflict
  choice?: Choice
  /** "open": someone must choose, because the wanted session, or what was chosen in its place, cannot be booked. */
  status: 'free' | 'chosen' | 'skipped' | 'open'
  /** The session that is booked: the wanted one, or what was chosen in its place. */
  session?: PlannedSession
  /** Why what was chosen cannot be booked; "doubled": another session of the plan is at the same time. */
  problem?: PlanConflict | 'doubled'
}

/**
 * Plans sessions. `choices` says, by key, what is to be done in place of a wanted session. Every wanted session is in the plan once. The sessions of the plan
 * have no conflict, and nobody has two of them at the same time.
 */
export function planSessions(wanted: readonly WantedSession[], choices: ReadonlyMap<string, Choice>, rules: PlanRules): PlannedDate[] {
  const taken: PlannedSession[] = []
  const isTaken = (session: PlannedSession) => taken.some((other) => isAtOnce(other, session, rules))
  const plan = [...wanted].sort(compareStarts).map((one): PlannedDate => {
    const session = { ...one, isAccepted: false }
    const conflict = rules.findConflict(session)
    const choice = choices.get(one.key)
    const found = { ...one, ...(conflict && { conflict }), ...(choice && { choice }) }
    if (choice ? choice.kind === 'skip' : one.leftOut !== undefined) return { ...found, status: 'skipped' }
    if (choice || conflict) return { ...found, status: 'open' }
    if (isTaken(session)) return { ...found, problem: 'doubled', status: 'open' }
    taken.push(session)
    return { ...found, status: 'free', session }
  })
  // What was chosen gives way to the wanted sessions, whatever their dates.
  return plan.map((one) => {
    if (!one.choice || one.choice.kind === 'skip') return one
    const session = applyChoice(one, one.choice)
    // Nothing is to be accepted where the wanted session has no conflict any more.
    if (!one.conflict) session.isAccepted = false
    const problem = isTaken(session) ? 'doubled' : rules.findConflict(session)
    if (problem) return { ...one, problem }
    taken.push(session)
    return { ...one, status: 'chosen', session }
  })
}

const compareStarts = (one: WantedSession, other: WantedSession) =>
  compareText(one.date, other.date) || one.slot.time - other.slot.time || compareText(one.key, other.key)

function applyChoice({ key, date, slot, clientId, workerId }: WantedSession, choice: Choice): PlannedSession {
  const session = { key, date, slot, clientId, workerId, isAccepted: choice.kind === 'accept' }
  if (choice.kind === 'move') return { ...session, date: choice.date, slot: choice.slot }
  return choice.kind === 'worker' ? { ...session, workerId: choice.workerId } : session
}

/** True when someone would be in two sessions at the same time, in whatever role. */
export function isAtOnce(one: WantedSession, other: WantedSession, { getPersonId }: Pick<PlanRules, 'getPersonId'>): boolean {
  if (one.date !== other.date || !overlaps(getSlotRange(one.slot), getSlotRange(other.slot))) return false
  const people = [one.clientId, one.workerId].map(getPersonId)
  return [other.clientId, other.workerId].some((id) => people.includes(getPersonId(id)))
}

/** The ways in which all open dates are settled together. */
export interface Candidates extends PlanRules {
  /** The slots that are possible for a wanted session on its date, in any order. */
  listSlots: (wanted: WantedSession) => readonly PlanSlot[]
  /** The workers who are free for a wanted session, best first. */
  listWorkers: (wanted: WantedSession) => readonly string[]
}

/**
 * Chooses for each open date of a plan: to skip it, the free slot of the same day that is closest to the wanted time, or the first free worker. A date for which
 * there is nothing stays open. Returns the choices of the plan with these.
 */
export function settleOpenDates(
  plan: readonly PlannedDate[],
  kind: 'skip' | 'move' | 'worker',
  { listSlots, listWorkers, ...rules }: Candidates,
): Map<string, Choice> {
  const choices = new Map(plan.flatMap(({ key, choice }) => (choice ? [[key, choice] as const] : [])))
  const taken = plan.flatMap(({ session }) => session ?? [])
  for (const one of plan.filter(({ status }) => status === 'open')) {
    const { key, date, slot } = one
    const options: Choice[] = {
      skip: () => [{ kind: 'skip' as const }],
      move: () => sortByCloseness(listSlots(one), slot.time).map((other) => ({ kind: 'move' as const, date, slot: other })),
      worker: () => listWorkers(one).map((id) => ({ kind: 'worker' as const, workerId: id })),
    }[kind]()
    const found = options.find((choice) => {
      const session = applyChoice(one, choice)
      return choice.kind === 'skip' || (!taken.some((other) => isAtOnce(other, session, rules)) && !rules.findConflict(session))
    })
    if (!found) continue
    choices.set(key, found)
    if (found.kind !== 'skip') taken.push(applyChoice(one, found))
  }
  return choices
}

/** A date on which a client does not come, and why: "La del mar 15 dic está cancelada". */
export interface ReleasedDate {
  date: string
  message: string
}

/** Leaves out of a plan, for each released date, the wanted session of its week that is closest to it. */
export function leaveOutReleased(wanted: readonly WantedSession[], released: readonly ReleasedDate[]): WantedSession[] {
  const messages = new Map(
    released.flatMap(({ date, message }) => {
      const getDistance = (one: WantedSession) => Math.abs(countDays(one.date, date))
      const ofWeek = wanted.filter((one) => getWeekStart(one.date) === getWeekStart(date))
      const [closest] = ofWeek.sort((one, other) => getDistance(one) - getDistance(other) || compareStarts(one, other))
      return closest ? [[closest.key, message] as const] : []
    }),
  )
  return wanted.map((one) => {
    const leftOut = messages.get(one.key)
    return leftOut === undefined ? one : { ...one, leftOut }
  })
}
