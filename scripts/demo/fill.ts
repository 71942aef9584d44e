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

/** Writes sessions, some hundred at a time: a statement has room for 65,535 values. */
export async function insertSessions(trx: Trx, sessions: SessionRow[]) {
  for (let start = 0; start < sessions.length; start += 500) {
    await trx
      .insertInto('session')
      .values(sessions.slice(start, start + 500))
      .execute()
  }
}

/** Writes a schedule and the people of a practice. */
export async function insertPractice(trx: Trx, { schedule, workers, clients }: Pick<Practice, 'schedule' | 'workers' | 'clients'>) {
  await insertSchedule(trx, schedule)
  await trx
    .insertInto('person')
    .values([...workers, ...clients].map(({ person }) => person))
    .execute()
  await trx
    .insertInto('worker')
    .values(workers.map(({ person, ...worker }: Worker) => ({ ...worker, person_id: person.id })))
    .execute()
  await trx
    .insertInto('client')
    .values(clients.map(({ id, person }: Client) => ({ id, person_id: person.id })))
    .execute()
}

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
