import { type Insertable, sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { addDays } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Tables } from '#server/database/tables.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { type Client, makeClients, makeSchedule, makeWorkers, type Turn, type Worker } from '../demo/clinic.ts'
import { insertPractice, insertSessions } from '../demo/insert.ts'
import { createPersonFactory } from '../demo/people.ts'
import { createRandom } from '../demo/random.ts'
import type { SessionRow } from '../demo/sessions.ts'
import { password, sunday } from './bench-data.ts'
import type { Size } from './figures.ts'

/** The workers, the clients with names like those of the demo and the others, and the sessions of the week that is loaded. */
const sizes = {
  full: { workerCount: 500, named: 1_000, others: 49_000, weekSize: 100 },
  smallest: { workerCount: 10, named: 40, others: 60, weekSize: 20 },
}
/** The weeks with sessions after that of `sunday`, of a clinic with 300,000 sessions. It has as many before, and one more. */
const laterWeeks = 6

/** Lists the Sundays of the weeks with sessions; `count` is their number. */
const listWeeks = (count: number) => Array.from({ length: count }, (_, index) => addDays(sunday, 7 * (index + laterWeeks + 1 - count)))

const defaultWeeks = 2 * laterWeeks + 2

/**
 * Inserts workers, clients and sessions, and returns their counts: at the full size 500 workers with 50,000 clients and about 300,000 sessions. Each worker has 43
 * a week in the morning, and the week of `sunday` has those of the afternoon, whose turn it returns. With more `weeks` than 14 there are more sessions, all of
 * them in the past. Most rows are inserted without triggers, many times faster, and what these would fill in is inserted too, but for the history, which none of
 * the measured calls reads.
 */
export async function insertLargeClinic(db: Db, size: Size, { weeks = defaultWeeks } = {}) {
  const { workerCount, named, others, weekSize } = sizes[size]
  await migrate(db)
  await ensureFirstStart(db, { adminPassword: password, hash: hashPassword })
  const random = createRandom(workerCount, new Date(sunday))
  const makePerson = createPersonFactory(random, sunday)
  const workers = makeWorkers(random, workerCount, () => makePerson({ from: 24, to: 58 }))
  const clients = makeClients(random, named, () => makePerson({ from: 3, to: 14 }))
  const schedule = makeSchedule(random, 'Terapia infantil', { session: 40, breakAfter: 0 }, [
    ['Mañana', '08:00', '13:20'],
    ['Tarde', '14:00', '20:00'],
  ])
  const [morning, afternoon] = schedule.turns as [Turn, Turn]
  await db.transaction().execute(async (trx) => {
    await insertPractice(trx, { schedule, workers, clients })
    await insertSessions(trx, makeAfternoons(weekSize, { turn: afternoon, duration: schedule.session_duration, workers, clients }))
  })
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    // Neither triggers nor foreign keys are looked at, which only a superuser of the database may do.
    await sql`set local session_replication_role = replica`.execute(trx)
    await insertClients(trx, others)
    for (const week of listWeeks(weeks)) await insertMornings(trx, morning.id, week)
    // Without statistics of the new rows PostgreSQL may read all sessions for each client.
    await sql`analyze session, session_person`.execute(trx)
    await sql`
      insert into client_upcoming (client_id, until) select id, find_upcoming_until(id) from client
      on conflict (client_id) do update set until = excluded.until
    `.execute(trx)
    await sql`
      insert into session_count (session_date, worker_id, state, attended, count)
      select session_date, worker_id, state, attended, count(*) from session where deleted_at is null group by session_date, worker_id, state, attended
      on conflict (session_date, worker_id, state, attended) do update set count = excluded.count
    `.execute(trx)
  })
  // A clinic gets its sessions over weeks, in which the database vacuums the tables automatically.
  await sql`vacuum analyze`.execute(db)
  return { turn: afternoon.id, workerCount, clientCount: named + others, weekSize }
}

/** Makes the sessions of the week that is loaded: of thirty workers at most, from Monday to Saturday. */
const makeAfternoons = (
  count: number,
  { turn, duration, workers, clients }: { turn: Turn; duration: number; workers: Worker[]; clients: Client[] },
) =>
  Array.from({ length: count }, (_, index): SessionRow => {
    const day = 1 + (index % 6)
    return {
      id: createId(),
      client_id: clients[index]!.id,
      worker_id: workers[index % Math.min(30, workers.length)]!.id,
      turn_id: turn.id,
      day,
      time: turn.start_time + duration * (Math.floor(index / 6) % 9),
      duration,
      session_date: addDays(sunday, day),
      starts_on: null,
      state: 'confirmed',
      attended: null,
      note: null,
    }
  })

/** Inserts clients with numbers for names, because the names and documents of the demo's people repeat themselves. */
const insertClients = (db: Db, count: number) =>
  sql`
    with inserted as (
      insert into person (id, name, father_last_name, mother_last_name, gender, document, document_type)
      select gen_random_uuid(), 'Cliente', number::text, '', true, 'BENCH' || number, 2 from generate_series(1, ${count}::int) as number
      returning id, sort_key
    )
    insert into client (id, person_id, sort_key) select gen_random_uuid(), id, sort_key from inserted
  `.execute(db)

/** Inserts a session of every worker in each of the morning's slots but every eighth, from Monday to Saturday of a week. */
const insertMornings = (db: Db, turn: string, week: string) =>
  sql`
    with inserted as (
      insert into session (id, client_id, worker_id, turn_id, day, time, duration, session_date, state, weeks)
      select gen_random_uuid(), client.id, worker.id, ${turn}::uuid, day, 480 + 40 * slot, 40, ${week}::date + day, 'confirmed',
        datemultirange(week_of(${week}::date + day))
      from generate_series(1, 6) as day
      cross join (select id, row_number() over (order by id) - 1 as number from worker) as worker
      cross join generate_series(0, 7) as slot
      join (select id, row_number() over (order by id) - 1 as number from client) as client
        on client.number = worker.number * 8 + slot
      where (worker.number + slot) % 8 <> 7 or day = 6
      order by day, worker.number, slot
      returning id, client_id, worker_id, minutes, weeks
    )
    insert into session_person (session_id, person_id, minutes, weeks)
    select inserted.id, people.person_id, minutes, weeks
    from inserted
    join client on client.id = client_id
    join worker on worker.id = worker_id
    cross join lateral (values (client.person_id), (worker.person_id)) as people (person_id)
  `.execute(db)

/**
 * Gives every worker hours from Monday to Saturday, and ten absences within the weeks with sessions, of days and of some hours of a day. Every second week has a
 * closing day. Returns the number of absences.
 */
export async function insertAvailability(db: Db) {
  const workers = await db.selectFrom('worker').select('id').orderBy('id').execute()
  const weeks = listWeeks(defaultWeeks)
  const hours = workers.flatMap(({ id }) =>
    [1, 2, 3, 4, 5, 6].flatMap((day) => [
      { worker_id: id, day, start_time: 480, end_time: 800, from_date: null, to_date: null },
      { worker_id: id, day, start_time: 840, end_time: 1200, from_date: addDays(sunday, -365), to_date: null },
    ]),
  )
  const absences = workers.flatMap(({ id }, index) =>
    Array.from({ length: 10 }, (_, number) => {
      const from_date = addDays(weeks[0]!, (index * 7 + number * 10) % 98)
      return number % 3 === 0
        ? { ...makeAbsence(id, from_date, from_date), start_time: 480, end_time: 560 }
        : makeAbsence(id, from_date, addDays(from_date, number % 4))
    }),
  )
  const closingDays = weeks.filter((_, index) => index % 2 === 0).map((week) => makeAbsence(null, addDays(week, 2), addDays(week, 2)))
  await insertInParts(hours, (rows) => db.insertInto('working_hours').values(rows).execute())
  await insertInParts([...absences, ...closingDays], (rows) => db.insertInto('absence').values(rows).execute())
  await sql`analyze`.execute(db)
  return { absenceCount: absences.length }
}

const makeAbsence = (worker_id: string | null, from_date: string, to_date: string): Insertable<Tables['absence']> => ({
  id: createId(),
  worker_id,
  from_date,
  to_date,
  start_time: null,
  end_time: null,
  reason: null,
})

async function insertInParts<Row>(rows: readonly Row[], insert: (rows: Row[]) => Promise<unknown>) {
  for (let index = 0; index < rows.length; index += 500) await insert(rows.slice(index, index + 500))
}
