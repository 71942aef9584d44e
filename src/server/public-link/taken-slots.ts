import type { Schedule } from '#api/generated/wire.ts'
import { getAbsentRange } from '#domain/availability.ts'
import { minutesPerDay } from '#domain/clock.ts'
import { overlaps } from '#domain/overlap.ts'
import { listDates, type Period } from '#domain/periods.ts'
import { listSlots } from '#domain/slots.ts'
import { isActive, states } from '#domain/states.ts'
import { getWeekday } from '#domain/weeks.ts'
import { readAvailabilities } from '../availability/read-availability.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { selectOccurrences, selectSessions } from '../sessions/sql.ts'

/** A time at which a worker cannot be booked. */
export type TakenSlot = { worker_id: string; turn_id: string; day: number; time: number; duration: number; session_date: string }

/** A worker whom a link shows. */
type ShownWorker = { id: string; is_deleted: boolean }

/** A time on a date in which a worker cannot take a slot, in minutes since midnight. */
type BusyTime = Pick<TakenSlot, 'worker_id' | 'session_date' | 'time' | 'duration'>

/**
 * Lists the slots of a schedule in which these workers cannot be booked: those that overlap one of the busy times but none of the times that the view shows
 * already, and those in which a worker is not available or deleted.
 */
export async function listTakenSlots(
  db: Db,
  { turns, session_duration: session, break_duration: breakAfter }: Schedule,
  {
    workers,
    period,
    busy,
    shown,
  }: { workers: readonly ShownWorker[]; period: Period; busy: readonly BusyTime[]; shown: readonly BusyTime[] },
): Promise<{ taken: TakenSlot[]; closed_dates: string[] }> {
  const workerIds = workers.map(({ id }) => id)
  const { find, getOf } = await readAvailabilities(db, workerIds, period)
  const slots = turns.flatMap((turn) =>
    listSlots({ start: turn.start_time, end: turn.end_time }, { session, breakAfter }).map((time) => ({ turn_id: turn.id, time })),
  )
  const [busyByDay, shownByDay] = [groupByDay(busy), groupByDay(shown)]
  const taken = listDates(period).flatMap((session_date) =>
    workers.flatMap(({ id: worker_id, is_deleted }) => {
      const isAmong = (times: ReturnType<typeof groupByDay>, slot: BusyTime) =>
        (times.get(toDayKey(slot)) ?? []).some((time) => overlaps(toRange(time), toRange(slot)))
      return slots
        .map((slot) => ({ ...slot, worker_id, session_date, duration: session, day: getWeekday(session_date) }))
        .filter((slot) => !isAmong(shownByDay, slot) && (is_deleted || isAmong(busyByDay, slot) || find(slot) !== undefined))
    }),
  )
  const { closingDays } = getOf('')
  const isClosed = (date: string) =>
    closingDays.some((closingDay) => {
      const range = getAbsentRange(closingDay, date)
      return range !== null && range.start === 0 && range.end === minutesPerDay
    })
  return { taken, closed_dates: listDates(period).filter(isClosed) }
}

const toDayKey = ({ worker_id, session_date }: BusyTime) => `${worker_id} ${session_date}`
const groupByDay = (times: readonly BusyTime[]) => Map.groupBy(times, toDayKey)
const toRange = ({ time, duration }: BusyTime) => ({ start: time, end: time + duration })

/** Reads the active sessions of workers in a period, in every schedule: as workers, and as the clients that they may also be. */
export async function readBusyTimes(db: Db, workerIds: readonly string[], period: Period) {
  const active = selectSessions(db).where('session.state', 'in', states.filter(isActive))
  const asWorkers = await selectOccurrences(active.where('session.worker_id', '=', anyOf(workerIds)), period).execute()
  const clients = await db
    .selectFrom('worker')
    .innerJoin('client', 'client.person_id', 'worker.person_id')
    .where('worker.id', '=', anyOf(workerIds))
    .where('client.deleted_at', 'is', null)
    .select(['client.id', 'worker.id as worker_id'])
    .execute()
  if (clients.length === 0) return { asWorkers, asClients: [] }
  const workerByClient = new Map(clients.map(({ id, worker_id }) => [id, worker_id]))
  const ofClients = active.where('session.client_id', '=', anyOf([...workerByClient.keys()]))
  const asClients = (await selectOccurrences(ofClients, period).execute()).map((session) => ({
    ...session,
    worker_id: workerByClient.get(session.client_id)!,
  }))
  return { asWorkers, asClients }
}
