import type { WaitingSlot } from '#api/generated/wire.ts'
import { listAvailableRanges, subtractRanges } from '#domain/availability.ts'
import { overlaps, type Range } from '#domain/overlap.ts'
import { listDates, type Period } from '#domain/periods.ts'
import { listSlots } from '#domain/slots.ts'
import type { WallClock } from '#domain/today.ts'
import { suitsDate, suitsTime } from '#domain/waiting-list.ts'
import { readAvailabilities } from '../availability/read-availability.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { selectBusyTimes } from '../sessions/busy-times.ts'
import { selectSessions } from '../sessions/sql.ts'
import { hasBegun } from './matches.ts'
import { type EntryRow, toWaitingEntry } from './sql.ts'

/** The most slots of an answer, and the most workers of a slot. They bound the answer, however large the clinic is. */
const maxSlots = 1_000
const maxWorkersOfSlot = 10

/** The dates of which slots are listed, and the only worker, if there is one. */
type SlotsQuery = Period & { worker_id?: string | undefined }

/**
 * Lists the first slots of a period that suit an entry and in which its client and a worker can be booked, by date, time and turn, with the first of these
 * workers.
 */
export async function listFreeSlots(db: Db, row: EntryRow, { from, to, worker_id }: SlotsQuery, now: WallClock): Promise<WaitingSlot[]> {
  const entry = toWaitingEntry(row)
  const period = { from: from < now.date ? now.date : from, to }
  const dates = period.from > to ? [] : listDates(period).filter((date) => suitsDate(date, entry))
  if (dates.length === 0 || entry.fitsNobody) return []
  const slots = (await selectTurnsOf(db, row).execute())
    .flatMap(({ id, start, end, session, breakAfter }) =>
      listSlots({ start, end }, { session, breakAfter }).map((time) => ({ turn_id: id, start: time, end: time + session })),
    )
    .filter((slot) => suitsTime(slot, entry))
    .sort((a, b) => a.start - b.start || (a.turn_id < b.turn_id ? -1 : 1))
  const client = await db.selectFrom('client').where('id', '=', row.client_id).select('person_id').executeTakeFirstOrThrow()
  const workers = await selectWorkersOf(db, row, client)
    .$if(worker_id !== undefined, (query) => query.where('id', '=', worker_id!))
    .execute()
  const personIds = [client, ...workers].map(({ person_id }) => person_id)
  const busyTimes = Map.groupBy(await selectBusyTimes(db, personIds, period).execute(), ({ person_id, date }) => `${person_id} ${date}`)
  const getBusyTimes = ({ person_id }: { person_id: string }, date: string) => busyTimes.get(`${person_id} ${date}`) ?? []
  const places = new Set((await selectPlacesOf(db, row, period).execute()).map(toPlaceKey))
  const workerIds = workers.map(({ id }) => id)
  const { getOf } = await readAvailabilities(db, workerIds, period)
  const found: WaitingSlot[] = []
  for (const session_date of dates) {
    const clientTimes = getBusyTimes(client, session_date)
    const freeRanges = new Map<string, Range[]>()
    const listRanges = (worker: (typeof workers)[number]) => {
      const busy = getBusyTimes(worker, session_date)
      return listAvailableRanges(getOf(worker.id), session_date).flatMap((range) => subtractRanges(range, busy))
    }
    for (const { turn_id, ...range } of slots) {
      const slot = { turn_id, session_date, time: range.start }
      if (hasBegun(slot, now) || clientTimes.some((busy) => overlaps(busy, range))) continue
      const worker_ids: string[] = []
      for (const worker of workers) {
        if (worker_ids.length === maxWorkersOfSlot) break
        const ranges = freeRanges.get(worker.id) ?? listRanges(worker)
        freeRanges.set(worker.id, ranges)
        if (ranges.some((free) => contains(free, range)) && !places.has(toPlaceKey({ ...slot, worker_id: worker.id })))
          worker_ids.push(worker.id)
      }
      if (worker_ids.length > 0) found.push({ ...slot, worker_ids })
      if (found.length === maxSlots) return found
    }
  }
  return found
}

const contains = (range: Range, { start, end }: Range) => range.start <= start && end <= range.end

/** Selects the turns in which an entry can be booked, with the pace of their schedules. */
const selectTurnsOf = (db: Db, { schedule_id }: EntryRow) =>
  db
    .selectFrom('turn')
    .innerJoin('schedule', 'schedule.id', 'turn.schedule_id')
    .where('turn.deleted_at', 'is', null)
    .where('schedule.deleted_at', 'is', null)
    .$if(schedule_id !== null, (query) => query.where('schedule.id', '=', schedule_id!))
    .select(['turn.id', 'turn.start_time as start', 'turn.end_time as end'])
    .select(['schedule.session_duration as session', 'schedule.break_duration as breakAfter'])

/** Selects the workers with whom an entry can be booked, in the order of their ids. Nobody can be booked with oneself. */
const selectWorkersOf = (db: Db, { worker_ids }: EntryRow, client: { person_id: string }) =>
  db
    .selectFrom('worker')
    .where('deleted_at', 'is', null)
    .where('person_id', '<>', client.person_id)
    .$if(worker_ids.length > 0, (query) => query.where('id', '=', anyOf(worker_ids)))
    .select(['id', 'person_id'])
    .orderBy('id')

/** Selects the places at which there is a record of the client already, in any state: a second one cannot be booked there. */
const selectPlacesOf = (db: Db, { client_id }: EntryRow, { from, to }: Period) =>
  selectSessions(db, { client_id })
    .where((session) => session.between('session_date', from, to))
    .select(['worker_id', 'turn_id', 'session_date', 'time'])

type Place = { worker_id: string; turn_id: string; session_date: string | null; time: number }

const toPlaceKey = ({ worker_id, turn_id, session_date, time }: Place) => `${worker_id} ${turn_id} ${session_date} ${time}`
