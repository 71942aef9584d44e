import { type Insertable, sql, type Updateable } from 'kysely'
import { v7 as createId } from 'uuid'
import { parseTimeOfDay } from '#domain/clock.ts'
import type { Database, Db } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'
import { insertClient, insertWorker } from './insert-records.ts'
import { openTestDatabase } from './test-database.ts'

/** The columns of a session to insert. */
export type SessionRow = Insertable<Tables['session']>

const tuesday = 2

/** The Tuesdays of November 2026 by their day. */
export const november = { 3: '2026-11-03', 10: '2026-11-10', 17: '2026-11-17', 24: '2026-11-24' }

/** Opens a database with two turns. Returns it with functions that insert and change sessions, for tests of the table's constraints. */
export async function openSessionTable(database?: Database) {
  const { db, close } = database ?? (await openTestDatabase())
  const turns = [await insertTurn(), await insertTurn()] as const
  /** The ids of a worker and two clients. `insertPeople` replaces them, so that each test has its own. */
  const people = { ana: '', luis: '', eva: '' }

  async function insertPeople() {
    people.ana = await insertWorker(db)
    people.luis = await insertClient(db)
    people.eva = await insertClient(db)
  }

  /** Inserts a session and returns its id. By default Ana and Luis meet on Tuesday 17 November at nine for 45 minutes. */
  async function insertBooking(trx: Db, fields: Partial<SessionRow>): Promise<string> {
    const id = createId()
    const session = {
      client_id: people.luis,
      worker_id: people.ana,
      turn_id: turns[0],
      day: tuesday,
      time: parseTimeOfDay('09:00'),
      duration: 45,
      session_date: november[17],
    }
    await trx
      .insertInto('session')
      .values({ ...session, ...fields, id })
      .execute()
    return id
  }

  const book = (fields: Partial<SessionRow>) => insertBooking(db, fields)

  /** Inserts a series on Tuesdays from the 3rd to the 24th and returns its id. */
  const bookSeries = (fields: Partial<SessionRow>) => book({ session_date: null, starts_on: november[3], ends_on: november[24], ...fields })

  const change = (id: string, fields: Updateable<Tables['session']>) => db.updateTable('session').set(fields).where('id', '=', id).execute()

  const remove = (id: string) => change(id, { deleted_at: new Date().toISOString() })

  const getUpdatedAt = async (id: string) =>
    (await db.selectFrom('session').where('id', '=', id).select('updated_at').executeTakeFirstOrThrow()).updated_at

  /** Lists the dates on which a series occupies its slot. */
  async function listDates(id: string) {
    const { rows } = await sql<{ date: string }>`
      select generate_series(lower(week), upper(week) - 1, interval '7 days')::date + day as date
      from session, unnest(weeks) as week where id = ${id} order by date
    `.execute(db)
    return rows.map(({ date }) => date)
  }

  async function insertTurn() {
    const [schedule_id, id] = [createId(), createId()]
    const name = `Terapia ${schedule_id}`
    await db.insertInto('schedule').values({ id: schedule_id, name, session_duration: 45, break_duration: 5 }).execute()
    await db
      .insertInto('turn')
      .values({ id, schedule_id, name: 'Mañana', start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('18:00') })
      .execute()
    return id
  }

  return { db, close, turns, people, insertPeople, insertBooking, book, bookSeries, change, remove, getUpdatedAt, listDates }
}
