import { slots } from '#domain/slots.ts'
import { addDays, weekStart } from '#domain/weeks.ts'
import { hashPassword } from '#server/auth/password.ts'
import type { Db } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import type { SessionRow } from '../demo/agenda.ts'
import { chance } from '../demo/chance.ts'
import { clients, type Practice, schedule, workers } from '../demo/clinic.ts'
import { insertPractice, insertSessions } from '../demo/fill.ts'
import { peopleOf } from '../demo/people.ts'

/** Of the user `admin` of a measured practice. */
export const password = 'only-for-the-bench'

/** The Sunday of the week that is full. */
export const sunday = weekStart('2026-11-24')

const workerCount = 30

/** `hours`: when its only turn begins and ends. */
type Size = { clients: number; sessions: number; hours?: [start: string, end: string] }

/** A practice of one turn with so many clients, and so many sessions in one week. */
export async function fill(db: Db, size: Size) {
  await migrate(db)
  await ensureFirstStart(db, { adminPassword: password, hash: hashPassword })
  const luck = chance(size.sessions, new Date(sunday))
  const person = peopleOf(luck, sunday)
  const [start, end] = size.hours ?? ['08:00', '13:55']
  const practice = {
    schedule: schedule(luck, 'Terapia infantil', { session: 45, pause: 5 }, [['Mañana', start, end]]),
    workers: workers(luck, workerCount, () => person({ from: 24, to: 58 })),
    clients: clients(luck, size.clients, () => person({ from: 3, to: 14 })),
  }
  await db.transaction().execute(async (trx) => {
    await insertPractice(trx, practice)
    await insertSessions(trx, weekOf(practice, size.sessions, luck.id))
  })
  return { ...practice, turn: practice.schedule.turns[0]!.id }
}

/** So many sessions from a Sunday on, spread over the slots from Monday to Saturday; in each slot the first workers with the first clients. */
export function weekOf(
  { schedule, workers, clients }: Omit<Practice, 'fullness'>,
  count: number,
  id: () => string,
  from = sunday,
): SessionRow[] {
  const turn = schedule.turns[0]!
  const times = slots(
    { start: turn.start_time, end: turn.end_time },
    { session: schedule.session_duration, pause: schedule.break_duration },
  )
  const places = [1, 2, 3, 4, 5, 6].flatMap((day) => times.map((time) => ({ day, time })))
  return Array.from({ length: count }, (_, index) => {
    const { day, time } = places[index % places.length]!
    const row = Math.floor(index / places.length)
    return {
      id: id(),
      client_id: clients[(row + index) % clients.length]!.id,
      worker_id: workers[row]!.id,
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
