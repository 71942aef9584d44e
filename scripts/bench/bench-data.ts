import { listSlots } from '#domain/slots.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { makeClients, makeSchedule, makeWorkers, type Practice } from '../demo/clinic.ts'
import { insertPractice, insertSessions } from '../demo/insert.ts'
import { createPersonFactory } from '../demo/people.ts'
import { createRandom } from '../demo/random.ts'
import type { SessionRow } from '../demo/sessions.ts'

/** The password of `admin` in the benchmark databases. */
export const password = 'only-for-the-bench'

/** The Sunday of the week with the sessions. */
export const sunday = getWeekStart('2026-11-24')

/** The size of a clinic. `hours` are the start and the end of its only turn. */
type Size = { clients: number; sessions: number; workers?: number; hours?: [start: string, end: string] }

/** Migrates an empty database and inserts a clinic of one turn, with clients and one week of sessions. */
export async function insertBenchData(db: Db, size: Size) {
  await migrate(db)
  await ensureFirstStart(db, { adminPassword: password, hash: hashPassword })
  const random = createRandom(size.sessions, new Date(sunday))
  const makePerson = createPersonFactory(random, sunday)
  const [start, end] = size.hours ?? ['08:00', '13:55']
  const clinic = {
    schedule: makeSchedule(random, 'Terapia infantil', { session: 45, breakAfter: 5 }, [['Mañana', start, end]]),
    workers: makeWorkers(random, size.workers ?? 30, () => makePerson({ from: 24, to: 58 })),
    clients: makeClients(random, size.clients, () => makePerson({ from: 3, to: 14 })),
  }
  await db.transaction().execute(async (trx) => {
    await insertPractice(trx, clinic)
    await insertSessions(trx, makeWeek(clinic, size.sessions, random.uuid))
  })
  return { ...clinic, turn: clinic.schedule.turns[0]!.id }
}

/** Makes `count` sessions of the week from a Sunday, spread over the slots from Monday to Saturday. */
export function makeWeek(
  { schedule, workers, clients }: Omit<Practice, 'fullness'>,
  count: number,
  createId: () => string,
  from = sunday,
): SessionRow[] {
  const turn = schedule.turns[0]!
  const times = listSlots(
    { start: turn.start_time, end: turn.end_time },
    { session: schedule.session_duration, breakAfter: schedule.break_duration },
  )
  const weekSlots = [1, 2, 3, 4, 5, 6].flatMap((day) => times.map((time) => ({ day, time })))
  return Array.from({ length: count }, (_, index) => {
    const { day, time } = weekSlots[index % weekSlots.length]!
    const workerIndex = Math.floor(index / weekSlots.length)
    return {
      id: createId(),
      client_id: clients[(workerIndex + index) % clients.length]!.id,
      worker_id: workers[workerIndex]!.id,
      turn_id: turn.id,
      day,
      time,
      duration: schedule.session_duration,
      session_date: addDays(from, day),
      starts_on: null,
      state: 'confirmed',
      attended: null,
      note: null,
    }
  })
}

/** Makes 500 bookings in the week after the one with sessions. */
export const makeBookings = (clinic: Omit<Practice, 'fullness'>) =>
  makeWeek(clinic, 500, () => '', addDays(sunday, 7)).map(({ client_id, worker_id, turn_id, day, time, session_date }) => ({
    client_id,
    worker_id,
    turn_id,
    day,
    time,
    session_date: session_date!,
  }))
