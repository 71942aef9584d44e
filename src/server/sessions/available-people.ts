import { sql } from 'kysely'
import type { PersonType } from '#api/generated/wire.ts'
import { getWeekday } from '#domain/weeks.ts'
import { readAvailabilities } from '../availability/read-availability.ts'
import type { Db } from '../database/connect.ts'

type SlotOnDate = { session_date: string; time: number; duration: number; except?: string }

type SlotOnDates = Omit<SlotOnDate, 'session_date'> & { dates: readonly string[] }

/** Lists for each date the clients or workers who are free in a slot, without workers who are not available. */
export async function listAvailable(db: Db, type: PersonType, { dates, ...slot }: SlotOnDates) {
  const lists: { session_date: string; ids: string[] }[] = []
  for (const session_date of dates) {
    const free = await selectFree(db, type, { ...slot, session_date }).execute()
    lists.push({ session_date, ids: free.map(({ id }) => id) })
  }
  if (type === 'client') return lists
  const workerIds = [...new Set(lists.flatMap(({ ids }) => ids))]
  const [from, to] = [dates.toSorted()[0]!, dates.toSorted().at(-1)!]
  const { find } = await readAvailabilities(db, workerIds, { from, to })
  return lists.map(({ session_date, ids }) => ({
    session_date,
    ids: ids.filter((worker_id) => !find({ ...slot, worker_id, session_date })),
  }))
}

/** Selects the clients or workers who have no active session in a slot on a date. The session `except` is ignored. */
const selectFree = (db: Db, type: PersonType, slot: SlotOnDate) =>
  db.selectFrom(type).where('deleted_at', 'is', null).where('person_id', 'not in', selectTakenPeople(db, slot)).select('id').orderBy('id')

/** Selects the people who have an active session in a slot on a date, as a client or as a worker. The session `except` is ignored. */
export function selectTakenPeople(db: Db, { session_date, time, duration, except }: SlotOnDate) {
  const overlapping = db
    .selectFrom('session')
    .where('deleted_at', 'is', null)
    .where('time', '<', time + duration)
    .where(sql<boolean>`time + duration > ${time}`)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .select('id')
  // There are two queries, because each can use the index on date, day and time.
  const dated = overlapping.where('session_date', '=', session_date)
  // `weeks` leaves out the weeks in which an exception replaces the occurrence.
  const standing = overlapping
    .where('session_date', 'is', null)
    .where('day', '=', getWeekday(session_date))
    .where(sql<boolean>`weeks @> ${session_date}::date`)
  // Only active sessions have people here.
  return db.selectFrom('session_person').where('session_id', 'in', dated.unionAll(standing)).select('person_id')
}
