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

/** Says what becomes of an appointment that ceases. */
export type AppointmentEnd = 'canceled' | 'postponed' | 'ended'

/**
 * Says what changed for a client. With both appointments one takes the place of the other. With `before` alone it ceases, and `end` says how. With `after` alone it takes
 * place again, and `end` says what had become of it; without `end` it is one of which the client has never known.
 */
export type AppointmentChange =
  | { before: Appointment; after: Appointment; end?: undefined }
  | { before: Appointment; after?: undefined; end: AppointmentEnd }
  | { before?: undefined; after: Appointment; end?: AppointmentEnd | undefined }

/**
 * Says what one step does to an appointment. A new one has neither `before` nor `end`. Where it is booked in the place of one that had ceased, `insteadOf` has
 * that one. With `insteadOf` and `end` alone, one that had ceased does so in another way: a series from another date on, or not at all where `from` is missing.
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
 * Returns what the steps of one change mean to a client. What ceases and what is new at the same time are one change of the worker. Otherwise a postponed date
 * and a new one are a move, in their order, and so are a series that ends and a new one. A new appointment for which nothing ceases is none: it was agreed with
 * the client.
 */
export function joinSteps(steps: readonly AppointmentStep[]): AppointmentChange[] {
  const changes: AppointmentChange[] = []
  const ceasing: (AppointmentStep & { before: Appointment; end: AppointmentEnd })[] = []
  const beginning: Appointment[] = []
  for (const { before, after, end, insteadOf } of steps)
    if (before && after) {
      if (isNews(before, after)) changes.push({ before, after })
    } else if (before) ceasing.push({ before, end: end ?? 'canceled' })
    else if (after && end) changes.push({ after, end })
    else if (after && !insteadOf) beginning.push(after)
  const take = (find: (after: Appointment) => boolean) => {
    const index = beginning.findIndex(find)
    return index === -1 ? undefined : beginning.splice(index, 1)[0]
  }
  const substitutes = ceasing.map(({ before }) => take((after) => isSameTime(before, after)))
  for (const [index, { before, end }] of ceasing.entries()) {
    const after =
      substitutes[index] ?? (end === 'canceled' ? undefined : take(({ date }) => (date === undefined) === (before.date === undefined)))
    if (!after) changes.push({ before, end })
    else if (isNews(before, after)) changes.push({ before, after })
  }
  return changes
}

/** True where a client must be told of an appointment in the place of another one. A series that begins later leaves out dates. */
const isNews = (before: Appointment, after: Appointment) =>
  !isSameAppointment(before, after) || (before.from !== undefined && after.from !== undefined && before.from < after.from)

/** True for a step that books a new appointment. */
export const isBooking = ({ before, after, end }: AppointmentStep): boolean => !before && after !== undefined && !end

/** True for a step that says how an appointment that had ceased does so now. */
const isCorrection = ({ before, after, insteadOf }: AppointmentStep): boolean => !before && !after && insteadOf !== undefined

/** True for a step that concerns what has ceased: it may be what a client has not been told. */
export const concernsCeased = (step: AppointmentStep): boolean => isBooking(step) || isCorrection(step)

/** True where a change says of an appointment that it ceases, and a step books it again, or another one in its place, or says how it ceases now. */
export function isFollowedBy({ before, after }: AppointmentChange, step: AppointmentStep): boolean {
  const place = step.insteadOf ?? step.after
  return before !== undefined && after === undefined && concernsCeased(step) && place !== undefined && isSameAppointment(before, place)
}

/** Says what becomes by these steps of appointments that cease. Of what takes place as before, nothing is left to say. */
export const followSteps = (changes: readonly AppointmentChange[], steps: readonly AppointmentStep[]): AppointmentChange[] =>
  changes.flatMap((change) => {
    const { before } = change
    const step = steps.find((each) => isFollowedBy(change, each))
    if (!before || !step) return [change]
    const { after, insteadOf, end = 'canceled' } = step
    if (after) return isNews(before, after) ? [{ before, after }] : []
    if (before.date !== undefined) return [{ before, end }]
    return insteadOf?.from === undefined ? [] : [{ before: { ...before, from: insteadOf.from }, end }]
  })

/**
 * Adds newer changes to those of which a client has not been told. What is changed again is one change from what the client knows, and what is again as the client
 * knows it is none.
 */
export function mergeChanges(untold: readonly AppointmentChange[], newer: readonly AppointmentChange[]): AppointmentChange[] {
  const merged = [...untold]
  // The changes by which an appointment ceases come first, because it may have taken the place of one that comes back.
  for (const change of [...newer].sort((one, other) => Number(!one.before) - Number(!other.before))) {
    const index = merged.findIndex((earlier) => isContinuedBy(earlier, change))
    if (index === -1) merged.push(change)
    else merged.splice(index, 1, ...joinTwo(merged[index]!, change))
  }
  return merged
}

/** True where a change begins with what an earlier one has left, brings back what an earlier one has taken away, or ends a series earlier still. */
export function isContinuedBy(earlier: AppointmentChange, later: AppointmentChange): boolean {
  const isEndedSeries = earlier.end === 'ended' && later.end === 'ended' && !later.after
  const left = earlier.after ?? (isEndedSeries ? earlier.before : undefined)
  if (later.before) return left !== undefined && isSameAppointment(left, later.before)
  if (!earlier.before) return false
  const isSameSession = earlier.after === undefined && earlier.before.session === later.after.session
  return isSameSession || isSameAppointment(earlier.before, later.after)
}

function joinTwo(earlier: AppointmentChange, later: AppointmentChange): AppointmentChange[] {
  const { before } = earlier
  // It takes place beside what has taken its place, of which the client does not know.
  if (earlier.after && !later.before) return [{ after: earlier.after }]
  if (before && later.after) return isNews(before, later.after) ? [{ before, after: later.after }] : []
  // The series ends earlier still.
  if (before && !earlier.after) return [later]
  if (before) return [{ before, end: later.end ?? earlier.end ?? 'canceled' }]
  // The client does not count on it: that it ceases is nothing new.
  return later.after ? [{ after: later.after, end: earlier.end }] : []
}

/** Returns the change that takes another one back. */
export const invertChange = ({ before, after, end }: AppointmentChange): AppointmentChange => {
  if (before && after) return { before: after, after: before }
  return before ? { after: before, end } : { before: after!, end: end ?? 'canceled' }
}

/** Returns the kind of the message that tells of changes. */
export function getMessageKind(changes: readonly AppointmentChange[]): MessageKind {
  const kinds = new Set(changes.map(getChangeKind))
  return messageKinds.find((kind) => kinds.has(kind)) ?? 'restored'
}

function getChangeKind({ before, after, end }: AppointmentChange): MessageKind {
  if (!before) return 'restored'
  if (!after) return end
  if (isSameTime(before, after) && before.worker !== after.worker) return 'changed-worker'
  return after.date === undefined ? 'changed-hours' : 'moved'
}
