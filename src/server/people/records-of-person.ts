import type { Db } from '../database/connect.ts'

/** The ids of all records of one person, including deleted ones. */
export type PersonRecords = { person_id: string; client_ids: string[]; user_ids: string[] }

/** Reads the ids of all records of a person: as a client, and of the users with which the person signs in, or signed in, as a client or worker. */
export async function readPersonRecords(db: Db, person_id: string): Promise<PersonRecords> {
  const ofPerson = (kind: 'client' | 'worker') => db.selectFrom(kind).where('person_id', '=', person_id).select('id')
  const clients = await ofPerson('client').orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  const users = await db
    .selectFrom('app_user')
    .where((user) => user.or([user('client_id', 'in', ofPerson('client')), user('worker_id', 'in', ofPerson('worker'))]))
    .select('id')
    .orderBy('id', 'desc')
    .execute()
  return { person_id, client_ids: clients.map(({ id }) => id), user_ids: users.map(({ id }) => id) }
}
