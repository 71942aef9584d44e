import { sql } from 'kysely'
import type { PersonType } from '#api/generated/wire.ts'
import { getWeekday } from '#domain/weeks.ts'
import { readAvailabilities } from '../availability/read-availability.ts'
import { countFilteredClients, matchesClient } from '../clients/sql.ts'
import type { Db } from '../database/connect.ts'
import { countRows, fetchCounted } from '../list.ts'
import { matchesPerson } from '../people/order.ts'

type SlotOnDate = { session_date: string; time: number; duration: number; except?: string }

type SlotOnDates = Omit<SlotOnDate, 'session_date'> & { dates: readonly string[] }

type Part = { search: string | undefined; limit: number | undefined }

/** The ids of those who are free on a date, or the first of them by last names, and how many there are. */
type FreePeople = { session_date: string; ids: string[]; total: number }

/** Lists for each date the clients or workers who are free in a slot and whom a search finds, without workers who are not available. */
export async function listAvailable(db: Db, type: PersonType, { dates, ...slot }: SlotOnDates, part: Part): Promise<FreePeople[]> {
  const lists: FreePeople[] = []
  for (const session_date of dates)
    lists.push({ session_date, ...(await (type === 'client' ? listFreeClients : listFreeWorkers)(db, { ...slot, session_date }, part)) })
  if (type === 'client') return lists
  const workerIds = [...new Set(lists.flatMap(({ ids }) => ids))]
  const [from, to] = [dates.toSorted()[0]!, dates.toSorted().at(-1)!]
  const { find } = await readAvailabilities(db, workerIds, { from, to })
  return lists.map(({ session_date, ids }) => {
    const available = ids.filter((worker_id) => !find({ ...slot, worker_id, session_date }))
    return { session_date, ids: available.slice(0, part.limit), total: available.length }
  })
}

/** Lists the clients who have no active session in a slot on a date. */
async function listFreeClients(db: Db, slot: SlotOnDate, { search, limit }: Part) {
  const taken = selectTakenPeople(db, slot)
  const free = db
    .selectFrom('client')
    // The database leaves the join out where nothing is searched.
    .leftJoin('person', 'person.id', 'client.person_id')
    .where('client.deleted_at', 'is', null)
    .where(matchesClient(search))
    .where('client.person_id', 'not in', taken)
    .select('client.id')
    .orderBy('client.sort_key')
    .orderBy('client.id')
  const busy = db.selectFrom('client').where('deleted_at', 'is', null).where('person_id', 'in', taken)
  const countFree = async () => {
    const [all, others] = await Promise.all([countFilteredClients(db, {}, slot.session_date), countRows(busy)])
    return all - others
  }
  // Few are busy, so it is they who are counted.
  const { rows, total } = await fetchCounted(free, { search, limit }, search ? undefined : countFree)
  return { ids: rows.map(({ id }) => id), total }
}

/** Lists the workers who have no active session in a slot on a date. */
async function listFreeWorkers(db: Db, slot: SlotOnDate, { search }: Part) {
  const rows = await db
    .selectFrom('worker')
    .innerJoin('person', 'person.id', 'worker.person_id')
    .where('worker.deleted_at', 'is', null)
    .where(matchesPerson(search))
    .where('worker.person_id', 'not in', selectTakenPeople(db, slot))
    .select('worker.id')
    .orderBy('person.sort_key')
    .orderBy('worker.id')
    .execute()
  return { ids: rows.map(({ id }) => id), total: rows.length }
}

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
