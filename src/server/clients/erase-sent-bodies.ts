import { sql } from 'kysely'
import type { Trx } from '../database/connect.ts'
import { isAbout } from '../history/of-person.ts'
import type { PersonRecords } from '../people/records-of-person.ts'

/**
 * Empties the hashes of what was sent about a person, or by the person's users. The keys stay, so that a call that is sent again does not register the person
 * again.
 */
export const eraseSentBodies = (trx: Trx, records: PersonRecords) =>
  trx
    .updateTable('idempotency_key')
    .set({ body_hash: null })
    .where((key) =>
      key.or([
        sql<boolean>`user_id = any(${records.user_ids}::uuid[])`,
        sql<boolean>`change_id in (select change_id from history where ${isAbout(records)})`,
      ]),
    )
    .execute()
