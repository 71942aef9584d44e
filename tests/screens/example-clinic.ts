import type { Insertable } from 'kysely'
import type { Db, Trx } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'
import { readContract } from '../../scripts/generate/contract.ts'

type Person = Insertable<Tables['person']> & { id: string }
type Client = { id: string; person: Person }
type Worker = { id: string; person: Person; positions: Insertable<Tables['worker']>['positions']; color: number }
type Schedule = { id: string; name: string; session_duration: number; break_duration: number; turns: Insertable<Tables['turn']>[] }
type Session = Omit<Insertable<Tables['session']>, 'client_id' | 'worker_id' | 'duration'> & {
  duration?: number
  client: Client
  worker: Worker
  standing: boolean
}

/** Replaces everything but the user `admin`, the first roles and the access by the clinic of the contract's examples, with their ids. */
export const restoreExampleClinic = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await deleteClinic(trx)
    const [clients, workers, schedules] = [read<Client>('Clients'), read<Worker>('Workers'), read<Schedule>('Schedules')]
    await trx
      .insertInto('person')
      .values([...clients, ...workers].map(({ person }) => pickPerson(person)))
      .execute()
    await trx
      .insertInto('client')
      .values(clients.map(({ id, person }) => ({ id, person_id: person.id })))
      .execute()
    await trx
      .insertInto('worker')
      .values(workers.map(({ id, person, positions, color }) => ({ id, person_id: person.id, positions, color })))
      .execute()
    await trx
      .insertInto('schedule')
      .values(schedules.map(({ id, name, session_duration, break_duration }) => ({ id, name, session_duration, break_duration })))
      .execute()
    await trx
      .insertInto('turn')
      .values(
        schedules.flatMap((schedule) =>
          schedule.turns.map(({ id, name, start_time, end_time }) => ({ id, name, start_time, end_time, schedule_id: schedule.id })),
        ),
      )
      .execute()
    await trx.insertInto('session').values(listSessions(schedules)).execute()
  })

/** Reads a list among the contract's examples. */
const read = <Row>(name: string) => (examples[name]?.value ?? []) as Row[]

const { examples } = readContract().components as unknown as { examples: Record<string, { value: unknown }> }

async function deleteClinic(trx: Trx) {
  for (const table of [
    // The ids are those of the next clinic, whose changes nothing of the last one may concern.
    'history',
    'session_reminder',
    'session_reply',
    'message',
    'waiting_entry',
    'feed',
    'public_link_worker',
    'public_link',
    'session',
    'turn',
    'schedule',
    'absence',
    'working_hours',
  ] as const)
    await trx.deleteFrom(table).execute()
  await trx.deleteFrom('second_factor').execute()
  const users = trx.selectFrom('app_user').where('name', '!=', 'admin').select('id')
  for (const table of ['user_role', 'user_access', 'sign_in', 'known_address', 'idempotency_key'] as const)
    await trx.deleteFrom(table).where('user_id', 'in', users).execute()
  await trx.deleteFrom('app_user').where('name', '!=', 'admin').execute()
  const roles = trx.selectFrom('role').where('name', 'not in', ['Administrador', 'Recepción', 'Terapeuta']).select('id')
  await trx.deleteFrom('role_access').where('role_id', 'in', roles).execute()
  await trx.deleteFrom('role').where('id', 'in', roles).execute()
  for (const table of ['client', 'worker', 'person'] as const) await trx.deleteFrom(table).execute()
}

const pickPerson = ({
  id,
  name,
  father_last_name,
  mother_last_name,
  email,
  address,
  phone,
  birth_date,
  gender,
  document,
  document_type,
}: Person) => ({
  id,
  name,
  father_last_name,
  mother_last_name,
  email,
  address,
  phone,
  birth_date,
  gender,
  document,
  document_type,
})

/** Lists the sessions of all examples. A series is a record without a date. */
function listSessions(schedules: readonly Schedule[]): Insertable<Tables['session']>[] {
  const durations = new Map(schedules.flatMap(({ turns, session_duration }) => turns.map(({ id }) => [id, session_duration])))
  const records = [...read<Session>('TurnWeek'), ...read<Session>('SessionRecords')]
  return [...new Map(records.map((session) => [session.id, session])).values()].map(
    ({ id, client, worker, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, standing }) => ({
      id,
      client_id: client.id,
      worker_id: worker.id,
      turn_id,
      day,
      time,
      duration: duration ?? durations.get(turn_id) ?? 0,
      session_date: standing ? null : session_date,
      starts_on,
      ends_on,
      state,
      attended,
      note,
    }),
  )
}
