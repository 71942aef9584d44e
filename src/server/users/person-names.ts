import type { PersonName } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** The user who reads other users. */
export type Reader = Pick<Actor, 'id' | 'access'>

type UserOfPerson = { id: string; client_id: string | null; worker_id: string | null }

/** Reads the names of the people for whom users sign in, as far as the reader may read these people. Returns a lookup by user id. */
export async function readPersonNames(
  db: Db,
  users: readonly UserOfPerson[],
  reader: Reader,
): Promise<(userId: string) => PersonName | undefined> {
  const canRead = { client: hasAnyAccess(reader.access, ['clients.read']), worker: hasAnyAccess(reader.access, ['workers.read']) }
  const readable = users.filter(
    ({ id, client_id, worker_id }) => id === reader.id || (client_id && canRead.client) || (worker_id && canRead.worker),
  )
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('client', 'client.id', 'app_user.client_id')
    .leftJoin('worker', 'worker.id', 'app_user.worker_id')
    .innerJoin('person', (join) => join.on((row) => row('person.id', '=', row.fn.coalesce('client.person_id', 'worker.person_id'))))
    .where('app_user.id', '=', anyOf(readable.map(({ id }) => id)))
    .select(['app_user.id', 'person.name', 'person.father_last_name', 'person.mother_last_name'])
    .execute()
  const names = new Map(
    rows.map(({ id, name, father_last_name, mother_last_name }) => [
      id,
      { name, father_last_name, mother_last_name } satisfies PropertiesOf<PersonName>,
    ]),
  )
  return (userId) => names.get(userId)
}
