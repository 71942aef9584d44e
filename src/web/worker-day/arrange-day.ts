import {
  getAbsentRange,
  listAvailableRanges,
  listRangesOutsideHours,
  listWorkingRanges,
  subtractRanges,
  type Unavailability,
} from '#domain/availability.ts'
import { compareSpanish } from '#domain/collation.ts'
import { describeUnavailability } from '#domain/describe-unavailability.ts'
import { groupBy } from '#domain/group-by.ts'
import { overlaps, type Range } from '#domain/overlap.ts'
import type { UnavailableReason } from '#domain/problem.ts'
import { isActive } from '#domain/states.ts'
import type { ClinicAvailability } from '#web/availability/clinic-availability.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { mapTurnDurations } from '#web/session-data/busy/busy-period.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import type { Schedule, Session } from '#web/session-data/queries.ts'
import { listTurnSlots } from '#web/session-data/week-view.ts'
import { assignLanes, type Lane } from './lanes.ts'

/** A session at its minutes of the day, in its lane. */
export interface PlacedSession extends Range, Lane {
  session: Session
}

/** A slot of a turn for which a worker can be booked. */
export interface FreeTime extends Range {
  turnId: string
}

/** A time in which a worker cannot be booked. */
export interface UnavailableTime extends Range {
  reason: UnavailableReason
  /** "Ausente: vacaciones", "Cerrado: Inmaculada". Empty outside of the working hours. */
  label: string
  /** "Ana Torres está ausente del 3 al 7 de diciembre." */
  text: string
}

/** The day of a worker. */
export interface WorkerColumn {
  worker: Session['worker']
  sessions: readonly PlacedSession[]
  freeTimes: readonly FreeTime[]
  unavailable: readonly UnavailableTime[]
  /** True when the worker is away during all of the working hours. */
  isAbsent: boolean
}

interface Day {
  date: string
  /** All schedules, for the lengths of sessions. */
  schedules: readonly Schedule[]
  /** The schedules in which is booked. */
  offered: readonly Schedule[]
  workers: readonly Session['worker'][]
  /** All sessions of the day. */
  sessions: readonly Session[]
  /** The sessions that the filter leaves. */
  shown: readonly Session[]
  availability: ClinicAvailability
  /** When the client who is to be booked cannot come. */
  clientTimes: readonly Range[]
}

/** Returns the whole hours that a day shows: those of the turns, and of the sessions outside of them. */
export function getDayHours({ schedules, offered, shown }: Pick<Day, 'schedules' | 'offered' | 'shown'>): Range {
  const durations = mapTurnDurations(schedules)
  const turns = offered.flatMap((schedule) => schedule.turns).map(({ startTime, endTime }) => ({ start: startTime, end: endTime }))
  const ranges = [...turns, ...shown.map((session) => getSessionRange(session, durations))]
  if (ranges.length === 0) return { start: 8 * 60, end: 18 * 60 }
  const start = Math.min(...ranges.map((range) => range.start))
  const end = Math.max(...ranges.map((range) => range.end))
  return { start: Math.floor(start / 60) * 60, end: Math.ceil(end / 60) * 60 }
}

/**
 * Finds the minute with which today opens: the start of a session in the hour before now, or else of the last one before it, so that none that is being
 * held is cut. Of several it is the one at which the fewest sessions are cut, because those of two schedules begin at different times.
 */
export function findOpeningMinute(sessions: readonly Range[], now: number): number {
  const latest = Math.min(now, ...sessions.filter(({ start, end }) => start <= now && now < end).map(({ start }) => start))
  const starts = [...new Set(sessions.map(({ start }) => start))].filter((start) => start <= latest).sort((one, other) => one - other)
  const from = Math.min(now - 60, starts.at(-1) ?? 0)
  const countCut = (minute: number) => sessions.filter(({ start, end }) => start < minute && minute < end).length
  const [opening = now - 60] = starts.filter((start) => start >= from).sort((one, other) => countCut(one) - countCut(other))
  return opening
}

const getSessionRange = ({ time, turnId, duration }: Session, durations: ReadonlyMap<string, number>): Range => ({
  start: time,
  end: time + (duration ?? durations.get(turnId) ?? 1),
})

/** Arranges a day by worker: first those who work on it, then others with sessions, each in the order of names. */
export function arrangeDay(day: Day): WorkerColumn[] {
  const { date, schedules, workers, sessions, shown, availability } = day
  const durations = mapTurnDurations(schedules)
  const hours = getDayHours(day)
  const sessionsByWorker = groupBy(sessions, ({ worker }) => worker.id)
  const shownByWorker = groupBy(shown, ({ worker }) => worker.id)
  const place = (list: readonly Session[] = []) => list.map((session) => ({ session, ...getSessionRange(session, durations) }))
  return workers
    .map((worker) => ({ worker, working: clipRanges(listWorkingRanges(availability.getOf(worker.id).hours, date), hours) }))
    .filter(({ worker, working }) => working.length > 0 || shownByWorker.has(worker.id))
    .sort(
      (one, other) =>
        Number(one.working.length === 0) - Number(other.working.length === 0) ||
        compareSpanish(formatShortName(one.worker), formatShortName(other.worker)),
    )
    .map(({ worker, working }) => {
      const { absences } = availability.getOf(worker.id)
      const away = absences.flatMap((absence) => getAbsentRange(absence, date) ?? [])
      return {
        worker,
        sessions: assignLanes(place(shownByWorker.get(worker.id))),
        freeTimes: listFreeTimes(day, worker.id, place(sessionsByWorker.get(worker.id))),
        unavailable: listUnavailableTimes(day, worker, hours),
        isAbsent: working.length > 0 && working.every((range) => subtractRanges(range, away).length === 0),
      }
    })
}

const clipRanges = (ranges: readonly Range[], { start, end }: Range): Range[] =>
  ranges.map((range) => ({ start: Math.max(range.start, start), end: Math.min(range.end, end) })).filter((range) => range.start < range.end)

/**
 * Lists the slots for which a worker can be booked, and the client to be booked, if any, can come. Slots of several schedules may overlap: those of the schedule in which the worker has most sessions on the
 * day come first.
 */
function listFreeTimes(
  { date, offered, availability, clientTimes }: Day,
  workerId: string,
  sessions: readonly (Range & { session: Session })[],
) {
  const available = listAvailableRanges(availability.getOf(workerId), date)
  const busy = [...clientTimes, ...sessions.filter(({ session }) => isActive(session.state))]
  const countSessions = ({ turns }: Schedule) => sessions.filter(({ session }) => turns.some(({ id }) => id === session.turnId)).length
  const counted = offered.map((schedule) => ({ schedule, count: countSessions(schedule) })).sort((one, other) => other.count - one.count)
  const free: FreeTime[] = []
  for (const { schedule } of counted)
    for (const turn of schedule.turns)
      for (const start of listTurnSlots(schedule, turn)) {
        const slot = { turnId: turn.id, start, end: start + schedule.sessionDuration }
        const isAvailable = available.some((range) => range.start <= slot.start && slot.end <= range.end)
        if (isAvailable && ![...busy, ...free].some((other) => overlaps(other, slot))) free.push(slot)
      }
  return free.sort((one, other) => one.start - other.start)
}

/** Lists when a worker cannot be booked, each minute with one reason: the one that concerns the most people. */
function listUnavailableTimes({ date, availability }: Day, worker: Session['worker'], shownHours: Range): UnavailableTime[] {
  const { hours, absences, closingDays } = availability.getOf(worker.id)
  const listAway = (list: readonly ListedAbsence[], reason: 'closed' | 'absence') =>
    list.flatMap((absence) => {
      const range = getAbsentRange(absence, date)
      const label = `${reason === 'closed' ? 'Cerrado' : 'Ausente'}${absence.reason ? `: ${absence.reason}` : ''}`
      return range ? [{ range, unavailability: { reason, absence } as Unavailability<ListedAbsence>, label }] : []
    })
  const outside = listRangesOutsideHours(hours, date).map((range) => ({ range, unavailability: { reason: 'hours' } as const, label: '' }))
  const found = [...listAway(closingDays, 'closed'), ...listAway(absences, 'absence'), ...outside]
  return found
    .flatMap(({ range, unavailability, label }, index) => {
      const text = describeUnavailability(unavailability, {
        name: formatShortName(worker),
        date,
        range,
        hours,
        absenceReason: unavailability.reason === 'hours' ? null : (unavailability.absence.reason ?? null),
      })
      const earlier = found.slice(0, index).map((other) => other.range)
      return clipRanges([range], shownHours)
        .flatMap((clipped) => subtractRanges(clipped, earlier))
        .map((part) => ({ ...part, reason: unavailability.reason, label, text }))
    })
    .sort((one, other) => one.start - other.start)
}
