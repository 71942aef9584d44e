import type { DatedRange } from './availability.ts'
import type { Range } from './overlap.ts'
import { getWeekday } from './weeks.ts'

/** An entry says which slots suit a client who waits. Empty lists and nulls mean that anything suits. */
export interface WaitingEntry {
  scheduleId: string | null
  workerIds: readonly string[]
  /** True when the schedule or all workers of the entry were deleted, so that no slot suits. */
  fitsNobody: boolean
  /** Weekdays, 0 = Sunday. */
  days: readonly number[]
  fromTime: number | null
  toTime: number | null
  fromDate: string | null
  untilDate: string | null
}

/** A slot of a schedule on a date, with one worker. */
export interface SlotOfWorker extends DatedRange {
  scheduleId: string
  workerId: string
}

/** True when a slot suits someone who waits. Whether anybody is free then is another question. */
export const suitsEntry = (slot: SlotOfWorker, entry: WaitingEntry): boolean =>
  suitsSchedule(slot.scheduleId, entry) && suitsWorker(slot.workerId, entry) && suitsDate(slot.date, entry) && suitsTime(slot, entry)

/** True when a slot meets at least one of the wishes that an entry names: its schedule, a worker, a weekday or its times. */
export const meetsPart = (slot: SlotOfWorker, entry: WaitingEntry): boolean =>
  (entry.scheduleId !== null && suitsSchedule(slot.scheduleId, entry)) ||
  (entry.workerIds.length > 0 && suitsWorker(slot.workerId, entry)) ||
  (entry.days.length > 0 && entry.days.includes(getWeekday(slot.date))) ||
  ((entry.fromTime !== null || entry.toTime !== null) && suitsTime(slot, entry))

const suitsSchedule = (scheduleId: string, entry: WaitingEntry) => entry.scheduleId === null || entry.scheduleId === scheduleId

const suitsWorker = (workerId: string, { workerIds, fitsNobody }: WaitingEntry) =>
  !fitsNobody && (workerIds.length === 0 || workerIds.includes(workerId))

/** True when a date suits someone who waits. */
export const suitsDate = (date: string, { days, fromDate, untilDate }: WaitingEntry): boolean =>
  (days.length === 0 || days.includes(getWeekday(date))) &&
  (fromDate === null || fromDate <= date) &&
  (untilDate === null || date <= untilDate)

/** True when the time of a session suits someone who waits: all of it lies between the times of the entry. */
export const suitsTime = ({ start, end }: Range, { fromTime, toTime }: WaitingEntry): boolean =>
  (fromTime === null || fromTime <= start) && (toTime === null || end <= toTime)
