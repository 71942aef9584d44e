import { v7 as createId } from 'uuid'
import type { Trx } from '#server/database/connect.ts'
import { renewFeed } from '#server/feed-tokens.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import type { Client, makeClinic, Practice, Schedule, Worker } from './clinic.ts'
import { toUserName } from './people.ts'
import type { SessionRow } from './sessions.ts'

/** The credentials of a demo user, with the name of the role. */
export type DemoUser = { role: string; name: string; password: string }

/** Inserts a clinic. */
export async function insertClinic(trx: Trx, clinic: ReturnType<typeof makeClinic>) {
  const { practices, sessions, links, replies, workingHours, absences, waitingEntries, messages } = clinic
  for (const practice of practices) await insertPractice(trx, practice)
  await insertSessions(trx, sessions)
  for (const { worker_ids, ...link } of links) {
    await trx.insertInto('public_link').values(link).execute()
    const workers = worker_ids.map((worker_id) => ({ public_link_id: link.id, worker_id }))
    await trx.insertInto('public_link_worker').values(workers).execute()
    await renewFeed(trx, { public_link_id: link.id })
  }
  await trx.insertInto('session_reply').values(replies).execute()
  await trx.insertInto('working_hours').values(workingHours).execute()
  await trx.insertInto('absence').values(absences).execute()
  await trx.insertInto('waiting_entry').values(waitingEntries).execute()
  await trx.insertInto('message').values(messages).execute()
}

/** Inserts sessions. */
export async function insertSessions(trx: Trx, sessions: SessionRow[]) {
  for (const rows of splitIntoBatches(sessions)) await trx.insertInto('session').values(rows).execute()
}

/** Inserts the schedule and the people of a practice. */
export async function insertPractice(trx: Trx, { schedule, workers, clients }: Pick<Practice, 'schedule' | 'workers' | 'clients'>) {
  await insertSchedule(trx, schedule)
  for (const rows of splitIntoBatches([...workers, ...clients].map(({ person }) => person)))
    await trx.insertInto('person').values(rows).execute()
  await trx
    .insertInto('worker')
    .values(workers.map(({ person, ...worker }: Worker) => ({ ...worker, person_id: person.id })))
    .execute()
  for (const rows of splitIntoBatches(clients.map(({ id, person }: Client) => ({ id, person_id: person.id }))))
    await trx.insertInto('client').values(rows).execute()
}

/** Splits rows into batches of 500, because a statement takes 65,535 values at most. */
const splitIntoBatches = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / 500) }, (_, index) => rows.slice(index * 500, (index + 1) * 500))

async function insertSchedule(trx: Trx, { turns, ...schedule }: Schedule) {
  await trx.insertInto('schedule').values(schedule).execute()
  await trx
    .insertInto('turn')
    .values(turns.map((turn) => ({ ...turn, schedule_id: schedule.id })))
    .execute()
}

/** Inserts the users of a receptionist and of a therapist, who is the given worker. The administrator has existed since the first start. */
export async function insertUsers(trx: Trx, therapist: Worker): Promise<DemoUser[]> {
  const { name, father_last_name } = therapist.person
  const users = [
    { role: 'Recepción', name: 'rosa.pacheco', password: 'demo-recepcion', worker_id: null },
    { role: 'Terapeuta', name: toUserName(`${name}.${father_last_name}`), password: 'demo-terapeuta', worker_id: therapist.id },
  ]
  for (const { role, name, password, worker_id } of users) {
    const user = { id: createId(), name, worker_id, password_hash: await hashPassword(password) }
    await trx.insertInto('app_user').values(user).execute()
    const { id: role_id } = await trx.selectFrom('role').where('name', '=', role).select('id').executeTakeFirstOrThrow()
    await trx.insertInto('user_role').values({ user_id: user.id, role_id }).execute()
  }
  return users
}
