import type { WallClock } from './today.ts'

/** Where a client comes: on a date, or every week from one date on. Times are minutes since midnight. */
export interface Appointment {
  /** The ids of the session and of its worker. */
  session: string
  worker: string
  /** Missing for a series. */
  date?: string | undefined
  day: number
  time: number
  /** The first date of a series that is concerned. Missing for a dated session. */
  from?: string | undefined
}

/** True for an appointment that has not begun. A series goes on. */
export const isToCome = ({ date, time }: Pick<Appointment, 'date' | 'time'>, now: WallClock): boolean =>
  date === undefined || date > now.date || (date === now.date && time > now.minutes)

/** What becomes of an appointment that ceases. */
export type AppointmentEnd = 'canceled' | 'postponed' | 'ended'

/**
 * What changed for a client. With both appointments one takes the place of the other. With `before` alone it ceases, and `end` says how. With `after` alone it takes
 * place again, and `end` says what had become of it.
 */
export type AppointmentChange =
  | { before: Appointment; after: Appointment; end?: undefined }
  | { before: Appointment; after?: undefined; end: AppointmentEnd }
  | { before?: undefined; after: Appointment; end: AppointmentEnd }

/**
 * What one step does to an appointment. A new one has neither `before` nor `end`, or where it is booked in the place of one that had ceased, this one as
 * `insteadOf`.
 */
export type AppointmentStep = {
  before?: Appointment | undefined
  after?: Appointment | undefined
  end?: AppointmentEnd | undefined
  insteadOf?: Appointment | undefined
}

/** The kinds of messages, by what a client must be told. A message about several things has the first of their kinds. */
export const messageKinds = ['moved', 'changed-hours', 'changed-worker', 'postponed', 'canceled', 'ended', 'restored'] as const

export type MessageKind = (typeof messageKinds)[number]

/** True where a client comes at the same time to the same worker. The series of two records are the same to the client. */
export const isSameAppointment = (one: Appointment, other: Appointment): boolean => isSameTime(one, other) && one.worker === other.worker

const isSameTime = (one: Appointment, other: Appointment) => one.date === other.date && one.day === other.day && one.time === other.time

/**
 * Returns what the steps of one change mean to a client. What ceases and what is new are one move: at the same time first, otherwise in their order, dates and
 * series apart. A new appointment for which nothing ceases is none: it was agreed with the client.
 */
export function joinSteps(steps: readonly AppointmentStep[]): AppointmentChange[] {
  const changes: AppointmentChange[] = []
  const ceasing: (AppointmentStep & { before: Appointment; end: AppointmentEnd })[] = []
  const beginning: Appointment[] = []
  for (const { before, after, end, insteadOf } of steps)
    if (before && after) {
      if (!isSameAppointment(before, after)) changes.push({ before, after })
    } else if (before) ceasing.push({ before, end: end ?? 'canceled' })
    else if (after && end) changes.push({ after, end })
    else if (after && !insteadOf) beginning.push(after)
  const take = (find: (after: Appointment) => boolean) => {
    const index = beginning.findIndex(find)
    return index === -1 ? undefined : beginning.splice(index, 1)[0]
  }
  const substitutes = ceasing.map(({ before }) => take((after) => isSameTime(before, after)))
  for (const [index, { before, end }] of ceasing.entries()) {
    const after = substitutes[index] ?? take(({ date }) => (date === undefined) === (before.date === undefined))
    if (!after) changes.push({ before, end })
    else if (!isSameAppointment(before, after)) changes.push({ before, after })
  }
  return changes
}

/** True where a change says of an appointment that it ceases, in whose place a step books another one. */
export const isBookedAgain = ({ before, after }: AppointmentChange, { insteadOf }: AppointmentStep): boolean =>
  before !== undefined && after === undefined && insteadOf !== undefined && isSameAppointment(before, insteadOf)

/** Says of appointments that cease where they are booked again by these steps, as a move. */
export const bookAgain = (changes: readonly AppointmentChange[], steps: readonly AppointmentStep[]): AppointmentChange[] =>
  changes.map((change) => {
    const step = steps.find((each) => isBookedAgain(change, each))
    return change.before && step?.after ? { before: change.before, after: step.after } : change
  })

/**
 * Adds newer changes to those of which a client has not been told. What is changed again is one change from what the client knows, and what is again as the client
 * knows it is none.
 */
export function mergeChanges(untold: readonly AppointmentChange[], newer: readonly AppointmentChange[]): AppointmentChange[] {
  const merged = [...untold]
  for (const change of newer) {
    const index = merged.findIndex((earlier) => isContinuedBy(earlier, change))
    if (index === -1) merged.push(change)
    else merged.splice(index, 1, ...joinTwo(merged[index]!, change))
  }
  return merged
}

/** True where a change begins with what an earlier one has left. */
export const isContinuedBy = (earlier: AppointmentChange, later: AppointmentChange): boolean =>
  later.before
    ? earlier.after !== undefined && isSameAppointment(earlier.after, later.before)
    : earlier.after === undefined && (earlier.before.session === later.after.session || isSameAppointment(earlier.before, later.after))

function joinTwo({ before, end }: AppointmentChange, { after, end: laterEnd }: AppointmentChange): AppointmentChange[] {
  if (before && after) return isSameAppointment(before, after) ? [] : [{ before, after }]
  if (before) return [{ before, end: laterEnd ?? end ?? 'canceled' }]
  // The client knows that it had ceased: that it ceases once more is nothing new.
  return after && end ? [{ after, end }] : []
}

/** Returns the change that takes another one back. */
export const invertChange = ({ before, after, end }: AppointmentChange): AppointmentChange => {
  if (before && after) return { before: after, after: before }
  return before ? { after: before, end: end! } : { before: after!, end: end! }
}

/** Returns the kind of the message that tells of changes. */
export function getMessageKind(changes: readonly AppointmentChange[]): MessageKind {
  const kinds = new Set(changes.map(getChangeKind))
  return messageKinds.find((kind) => kinds.has(kind)) ?? 'restored'
}

function getChangeKind({ before, after, end }: AppointmentChange): MessageKind {
  if (!before) return 'restored'
  if (!after) return end
  if (isSameTime(before, after)) return 'changed-worker'
  return after.date === undefined ? 'changed-hours' : 'moved'
}
