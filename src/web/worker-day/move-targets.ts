import type { Range } from '#domain/overlap.ts'
import type { Target } from '#web/session-data/changes/plans.ts'
import type { Schedule, Session } from '#web/session-data/queries.ts'
import { listTurnSlots } from '#web/session-data/week-view.ts'
import type { Direction } from '#web/session-grid/keys/move-position.ts'

/** A slot of a schedule: a session stays in its schedule when it moves. */
type ScheduleSlot = { turnId: string; time: number }

/** Lists the slots to which a session may move on any day, in the order of time: those of its schedule. */
function listScheduleSlots(schedules: readonly Schedule[], { turnId }: Pick<Session, 'turnId'>): ScheduleSlot[] {
  const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
  const slots = schedule?.turns.flatMap((turn) => listTurnSlots(schedule, turn).map((time) => ({ turnId: turn.id, time }))) ?? []
  return slots.sort((one, other) => one.time - other.time)
}

/** Finds the slot at a minute of a day, with its end. A session may also stay at its own time, which need not be a slot any more. */
export function findSlotAt(session: Session, schedules: readonly Schedule[], minute: number): (ScheduleSlot & Range) | undefined {
  const { turnId, time } = session
  const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
  if (!schedule) return
  const length = session.duration ?? schedule.sessionDuration
  const own = { turnId, time, end: time + length }
  const slots = listScheduleSlots(schedules, session).map((slot) => ({ ...slot, end: slot.time + schedule.sessionDuration }))
  const all = slots.some((slot) => slot.time === time) ? slots : [...slots, own]
  // The break after a session belongs to its slot.
  const found = all.filter((slot) => slot.time <= minute && minute < slot.end + schedule.breakDuration).at(-1)
  return found && { ...found, start: found.time }
}

interface Neighbors {
  schedules: readonly Schedule[]
  /** In the order of the columns. */
  workers: readonly Session['worker'][]
}

/** Finds the next slot or worker in a direction; undefined at the edge. */
export function findNeighborTarget(session: Session, direction: Direction, { schedules, workers }: Neighbors): Target | undefined {
  const { turnId, time, worker, sessionDate } = session
  const date = sessionDate ?? ''
  if (direction === 'up' || direction === 'down') {
    const slots = listScheduleSlots(schedules, session)
    const slot = direction === 'down' ? slots.find((other) => other.time > time) : slots.filter((other) => other.time < time).at(-1)
    return slot && { ...slot, date, worker }
  }
  const index = workers.findIndex(({ id }) => id === worker.id) + (direction === 'right' ? 1 : -1)
  const neighbor = workers[index]
  return neighbor && { turnId, date, time, worker: neighbor }
}
