import { v7 as newId } from 'uuid'
import { hashPassword } from '#server/auth/password.ts'
import type { Trx } from '#server/database/connect.ts'
import type { SessionRow } from './agenda.ts'
import type { Client, makeClinic, Practice, Schedule, Worker } from './clinic.ts'
import { plain } from './people.ts'

/** Somebody who can sign in to the demo. */
export type Login = { role: string; name: string; password: string }

/** Writes a clinic into a database. */
export async function insertClinic(trx: Trx, { practices, sessions }: ReturnType<typeof makeClinic>) {
  for (const practice of practices) await insertPractice(trx, practice)
  await insertSessions(trx, sessions)
}

/** Writes sessions. */
export async function insertSessions(trx: Trx, sessions: SessionRow[]) {
  for (const rows of someAtATime(sessions)) await trx.insertInto('session').values(rows).execute()
}

/** Writes a schedule and the people of a practice. */
export async function insertPractice(trx: Trx, { schedule, workers, clients }: Pick<Practice, 'schedule' | 'workers' | 'clients'>) {
  await insertSchedule(trx, schedule)
  for (const rows of someAtATime([...workers, ...clients].map(({ person }) => person)))
    await trx.insertInto('person').values(rows).execute()
  await trx
    .insertInto('worker')
    .values(workers.map(({ person, ...worker }: Worker) => ({ ...worker, person_id: person.id })))
    .execute()
  for (const rows of someAtATime(clients.map(({ id, person }: Client) => ({ id, person_id: person.id }))))
    await trx.insertInto('client').values(rows).execute()
}

/** A statement has room for 65,535 values. */
const someAtATime = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / 500) }, (_, index) => rows.slice(index * 500, (index + 1) * 500))

async function insertSchedule(trx: Trx, { turns, ...schedule }: Schedule) {
  await trx.insertInto('schedule').values(schedule).execute()
  await trx
    .insertInto('turn')
    .values(turns.map((turn) => ({ ...turn, schedule_id: schedule.id })))
    .execute()
}

/** Gives each role somebody: the administrator is there from the first start, the therapist is the first worker. */
export async function insertUsers(trx: Trx, therapist: Worker): Promise<Login[]> {
  const { name, father_last_name } = therapist.person
  const users = [
    { role: 'Recepción', name: 'rosa.pacheco', password: 'demo-recepcion', worker_id: null },
    { role: 'Terapeuta', name: plain(`${name}.${father_last_name}`), password: 'demo-terapeuta', worker_id: therapist.id },
  ]
  for (const { role, name, password, worker_id } of users) {
    const user = { id: newId(), name, worker_id, password_hash: await hashPassword(password) }
    await trx.insertInto('app_user').values(user).execute()
    const { id: role_id } = await trx.selectFrom('role').where('name', '=', role).select('id').executeTakeFirstOrThrow()
    await trx.insertInto('user_role').values({ user_id: user.id, role_id }).execute()
  }
  return users
}
