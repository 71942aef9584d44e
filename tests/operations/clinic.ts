import { v7 as createId } from 'uuid'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { openDatabase } from '#server/database/connect.ts'
import { hashToken } from '#server/hash-token.ts'
import { insertBenchData, makeWeek } from '../../scripts/bench/bench-data.ts'

/** A body of POST /v1/sessions. */
export type Booking = { client_id: string; worker_id: string; turn_id: string; day: number; time: number; session_date: string }

const weekSlots = 42
const workers = 30

/**
 * Migrates an empty database, and inserts a clinic and as many administrators as are given, who are signed in: one user may only send 20 calls a second to a
 * process. Returns their cookies, and bookings of the weeks to come, none of which conflicts with another.
 */
export async function insertClinic(url: string, users: number) {
  const database = await openDatabase({ url })
  try {
    const clinic = await insertBenchData(database.db, { clients: 1300, sessions: 100, workers })
    const { password_hash } = await database.db.selectFrom('app_user').select('password_hash').executeTakeFirstOrThrow()
    const { id: role_id } = await database.db.selectFrom('role').where('name', '=', 'Administrador').select('id').executeTakeFirstOrThrow()
    const ids = Array.from({ length: users }, () => createId())
    for (const id of ids) {
      await database.db
        .insertInto('app_user')
        .values({ id, name: `user ${id}`, password_hash })
        .execute()
      await database.db.insertInto('user_role').values({ user_id: id, role_id }).execute()
      await database.db
        .insertInto('sign_in')
        .values({ user_id: id, token_hash: hashToken(id) })
        .execute()
    }
    return { cookies: ids.map((id) => `turnos=${id}`), bookings: makeBookings(clinic), turn: clinic.turn }
  } finally {
    await database.close()
  }
}

function* makeBookings(clinic: Parameters<typeof makeWeek>[0]): Generator<Booking, never> {
  const first = getWeekStart(toLocalDate(new Date(), 'America/Lima'))
  for (let week = 2; ; week++)
    for (const session of makeWeek(clinic, weekSlots * workers, () => '', addDays(first, 7 * week))) {
      const { client_id, worker_id, turn_id, day, time, session_date } = session
      yield { client_id, worker_id, turn_id, day, time, session_date: session_date! }
    }
}
