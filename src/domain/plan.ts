import { compareText } from './compare-text.ts'
import { groupBy } from './group-by.ts'
import { overlaps, type Range } from './overlap.ts'
import { addDays, getNextWeekday, getWeekday, getWeekStart } from './weeks.ts'

/** A slot of a turn: its start in minutes since midnight, and the minutes of its sessions. */
export interface PlanSlot {
  turnId: string
  time: number
  duration: number
}

/** A date on which a session is wanted, with its slot. */
export interface WantedDate {
  date: string
  slot: PlanSlot
}

/** A session that is wanted. `key` is its own in a plan: for the series of one pair the date. */
export interface WantedSession extends WantedDate {
  key: string
  clientId: string
  workerId: string
}

/** The weekdays of a series (0 = Sunday) with their slots, every week or every second one, from a date on, until a date or a number of times. */
export interface Rhythm {
  slots: ReadonlyMap<number, PlanSlot>
  everyWeeks: number
  from: string
  end: { until: string } | { count: number }
}

/** The most dates of a plan: three a week for a year. */
export const maxPlanDates = 160

/** Lists the dates of a rhythm, at most `maxPlanDates`. The weeks are counted from that of the first date. */
export function listWantedDates({ slots, everyWeeks, from, end }: Rhythm): WantedDate[] {
  const days = [...slots.keys()].sort((one, other) => one - other)
  const [first] = days.map((day) => getNextWeekday(from, day)).sort()
  const count = Math.min(maxPlanDates, 'count' in end ? end.count : maxPlanDates)
  const dates: WantedDate[] = []
  if (first === undefined) return dates
  for (let week = getWeekStart(first); ; week = addDays(week, 7 * everyWeeks))
    for (const day of days) {
      const date = addDays(week, day)
      if (date < from) continue
      if (dates.length >= count || ('until' in end && date > end.until)) return dates
      dates.push({ date, slot: slots.get(day)! })
    }
}

/** A choice for a wanted session: no session, a session although the worker is not available, another slot or day, or another worker. */
export type Choice =
  | { kind: 'skip' }
  | { kind: 'insist' }
  | { kind: 'move'; date: string; slot: PlanSlot }
  | { kind: 'worker'; workerId: string }

export interface PlannedSession extends WantedSession {
  /** True when it is booked although the worker is not available. */
  isInsisted: boolean
}

/** Returns why a session cannot be booked, by all that is known; undefined when it can. */
export type FindConflict<Conflict> = (session: PlannedSession) => Conflict | undefined

/** A wanted session with what comes of it. */
export interface PlannedDate<Conflict> extends WantedSession {
  /** Why the wanted session cannot be booked. */
  conflict?: Conflict
  choice?: Choice
  /** "open": somebody must choose, because the wanted session, or what was chosen in its place, cannot be booked. */
  status: 'free' | 'chosen' | 'skipped' | 'open'
  /** The session that is booked: the wanted one, or what was chosen in its place. */
  session?: PlannedSession
  /** Why what was chosen cannot be booked; "doubled": another session of the plan is at the same time. */
  problem?: Conflict | 'doubled'
}

/**
 * Plans sessions. `choices` says, by key, what is to be done in place of a wanted session. Every wanted session is in the plan once. The sessions of the plan
 * have no conflict, and nobody has two of them at the same time.
 */
export function planSessions<Conflict>(
  wanted: readonly WantedSession[],
  choices: ReadonlyMap<string, Choice>,
  findConflict: FindConflict<Conflict>,
): PlannedDate<Conflict>[] {
  const taken: PlannedSession[] = []
  const plan = [...wanted].sort(compareStarts).map((one): PlannedDate<Conflict> => {
    const session = { ...one, isInsisted: false }
    const conflict = findConflict(session)
    const choice = choices.get(one.key)
    if (choice) return { ...one, ...(conflict && { conflict }), choice, status: choice.kind === 'skip' ? 'skipped' : 'open' }
    if (conflict) return { ...one, conflict, status: 'open' }
    if (taken.some((other) => isAtOnce(other, session))) return { ...one, problem: 'doubled', status: 'open' }
    taken.push(session)
    return { ...one, status: 'free', session }
  })
  // What was chosen gives way to the wanted sessions, whatever their dates.
  return plan.map((one) => {
    if (!one.choice || one.choice.kind === 'skip') return one
    const session = applyChoice(one, one.choice)
    // Nothing is to be accepted where the wanted session has no conflict any more.
    if (!one.conflict) session.isInsisted = false
    const problem = taken.some((other) => isAtOnce(other, session)) ? 'doubled' : findConflict(session)
    if (problem) return { ...one, problem }
    taken.push(session)
    return { ...one, status: 'chosen', session }
  })
}

const compareStarts = (one: WantedSession, other: WantedSession) =>
  compareText(one.date, other.date) || one.slot.time - other.slot.time || compareText(one.key, other.key)

function applyChoice({ key, date, slot, clientId, workerId }: WantedSession, choice: Choice): PlannedSession {
  const session = { key, date, slot, clientId, workerId, isInsisted: choice.kind === 'insist' }
  if (choice.kind === 'move') return { ...session, date: choice.date, slot: choice.slot }
  return choice.kind === 'worker' ? { ...session, workerId: choice.workerId } : session
}

/** Returns the minutes of a slot. */
export const getSlotRange = ({ time, duration }: PlanSlot): Range => ({ start: time, end: time + duration })

/** True when somebody would be in two sessions at the same time. */
export const isAtOnce = (one: WantedSession, other: WantedSession) =>
  one.date === other.date &&
  (one.clientId === other.clientId || one.workerId === other.workerId) &&
  overlaps(getSlotRange(one.slot), getSlotRange(other.slot))

/** The ways in which all open dates are settled at once. */
export interface Candidates<Conflict> {
  /** The slots that are possible for a wanted session on its date, in any order. */
  listSlots: (wanted: WantedSession) => readonly PlanSlot[]
  /** The workers who are free for a wanted session, best first. */
  listWorkers: (wanted: WantedSession) => readonly string[]
  findConflict: FindConflict<Conflict>
}

/**
 * Chooses for each open date of a plan: to skip it, the free slot of the same day that is closest to the wanted time, or the first free worker. A date for which
 * there is nothing stays open. Returns the choices of the plan with these.
 */
export function settleOpenDates<Conflict>(
  plan: readonly PlannedDate<Conflict>[],
  kind: 'skip' | 'move' | 'worker',
  { listSlots, listWorkers, findConflict }: Candidates<Conflict>,
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
      return choice.kind === 'skip' || (!taken.some((other) => isAtOnce(other, session)) && !findConflict(session))
    })
    if (!found) continue
    choices.set(key, found)
    if (found.kind !== 'skip') taken.push(applyChoice(one, found))
  }
  return choices
}

/** Sorts slots by how close they are to a time; the earlier of two first. */
export const sortByCloseness = (slots: readonly PlanSlot[], time: number): PlanSlot[] =>
  [...slots].sort((one, other) => Math.abs(one.time - time) - Math.abs(other.time - time) || one.time - other.time)

/** A record that books planned sessions: a dated session, or a series from its date to `until`, every week. */
export interface PlannedRecord extends PlannedSession {
  until?: string
}

/**
 * Returns the fewest records that book exactly these sessions: one for each run of weeks without a gap. A date that is skipped stores nothing, and one that is
 * insisted on is a record of its own, because it alone is accepted.
 */
export function toRecords(sessions: readonly PlannedSession[]): PlannedRecord[] {
  const records: PlannedRecord[] = []
  const runs = groupBy(sessions, ({ date, slot, clientId, workerId, isInsisted }) =>
    isInsisted ? `${clientId} ${date} ${slot.time}` : `${clientId} ${workerId} ${slot.turnId} ${slot.time} ${getWeekday(date)}`,
  )
  for (const run of runs.values()) {
    let last: PlannedRecord | undefined
    for (const session of [...run].sort((one, other) => compareText(one.date, other.date))) {
      if (last && session.date === addDays(last.until ?? last.date, 7)) last.until = session.date
      else {
        last = { ...session }
        records.push(last)
      }
    }
  }
  return records.sort((one, other) => compareText(one.date, other.date))
}
