import type { Db } from '../database/connect.ts'

/** The ids of all records of one person, including deleted ones. */
export type PersonRecords = { person_id: string; client_ids: string[]; worker_ids: string[]; user_ids: string[] }

/** Reads the ids of all records of a person: as a client, as a worker, and of the users with which the person signs in, or signed in, as either. */
export async function readPersonRecords(db: Db, person_id: string): Promise<PersonRecords> {
  const ofPerson = (kind: 'client' | 'worker') => db.selectFrom(kind).where('person_id', '=', person_id).select('id')
  const clients = await ofPerson('client').orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  const workers = await ofPerson('worker').execute()
  const users = await db
    .selectFrom('app_user')
    .where((user) => user.or([user('client_id', 'in', ofPerson('client')), user('worker_id', 'in', ofPerson('worker'))]))
    .select('id')
    .orderBy('id', 'desc')
    .execute()
  const [client_ids, worker_ids, user_ids] = [clients, workers, users].map((rows) => rows.map(({ id }) => id)) as [
    string[],
    string[],
    string[],
  ]
  return { person_id, client_ids, worker_ids, user_ids }
}
