import { type Insertable, sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { parseTimeOfDay } from '#domain/clock.ts'
import { getWeekday } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'
import { runTransaction } from '#server/database/transaction.ts'

type PersonFields = { name?: string; father_last_name?: string; mother_last_name?: string; document?: string }

let lastDocument = 10_000_000

/** Inserts a person into the database and returns the id. */
export async function insertPerson(db: Db, fields: PersonFields = {}): Promise<string> {
  const id = createId()
  lastDocument += 1
  const person = { name: 'Ana', father_last_name: 'Torres', mother_last_name: 'Vega', document: String(lastDocument), ...fields }
  await db
    .insertInto('person')
    .values({ ...person, id, gender: false, document_type: 0 })
    .execute()
  return id
}

/** A new person, or the id of an existing one. */
type PersonOfRecord = PersonFields | { person_id: string }

const findOrInsertPerson = (db: Db, person: PersonOfRecord) => ('person_id' in person ? person.person_id : insertPerson(db, person))

/** Inserts a client and returns the client's id. */
export async function insertClient(db: Db, person: PersonOfRecord = {}): Promise<string> {
  const id = createId()
  await db
    .insertInto('client')
    .values({ id, person_id: await findOrInsertPerson(db, person) })
    .execute()
  return id
}

/** Inserts clients, each with a note of 2,000 characters that cannot be compressed much: a list of them has about 2.4 KB for each. */
export async function insertClientsWithNotes(db: Db, count: number) {
  // One statement for very many would take longer than the server lets one run.
  for (let done = 0; done < count; done += 1_000) await insertSome(db, done + 1, Math.min(done + 1_000, count))
}

const insertSome = (db: Db, from: number, to: number) =>
  sql`
    with person as (
      insert into person (id, name, father_last_name, mother_last_name, gender, document, document_type)
      select gen_random_uuid(), 'Ana', 'Torres', 'Vega', false, (60000000 + number)::text, 0 from generate_series(${from}::int, ${to}::int) number
      returning id
    )
    insert into client (id, person_id, note)
    select gen_random_uuid(), id, left((select string_agg(encode(sha256((id::text || part)::bytea), 'base64'), '') from generate_series(1, 46) part), 2000) from person
  `.execute(db)

/** Inserts a worker and returns the worker's id. */
export async function insertWorker(db: Db, person: PersonOfRecord = {}): Promise<string> {
  const id = createId()
  await db
    .insertInto('worker')
    .values({ id, person_id: await findOrInsertPerson(db, person), positions: [5] })
    .execute()
  return id
}

type SessionFields = Pick<
  Insertable<Tables['session']>,
  'client_id' | 'worker_id' | 'turn_id' | 'state' | 'session_date' | 'starts_on' | 'ends_on'
> & {
  /** The weekday of a series. That of a dated session is the weekday of its date. */
  day?: number
  time: string
  duration?: number
}

/** Inserts a session into the database without the rules of the API and returns its id. */
export async function insertSession(db: Db, { time, duration = 45, ...fields }: SessionFields) {
  const id = createId()
  const day = fields.session_date ? getWeekday(fields.session_date) : fields.day!
  await db
    .insertInto('session')
    .values({ id, ...fields, day, time: parseTimeOfDay(time), duration })
    .execute()
  return id
}

/** Inserts what a client replied to a session on a date, as the public link does. A reply that is there already stays. */
export const insertReply = (db: Db, reply: Omit<Insertable<Tables['session_reply']>, 'replied_at'>) =>
  runTransaction(db, (trx) =>
    trx
      .insertInto('session_reply')
      .values({ ...reply, replied_at: '2026-11-21T15:00:00.000Z' })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

/** Inserts a public link of a client, without workers, and returns its url. */
export async function insertPublicLink(db: Db, { client_id, schedule_id }: { client_id: string; schedule_id: string }) {
  const id = createId()
  const url = id.replaceAll('-', '').slice(-22)
  await db.insertInto('public_link').values({ id, client_id, schedule_id, url }).execute()
  return url
}
