import { type RawBuilder, sql } from 'kysely'
import type { HistoryEntry } from '#api/generated/wire.ts'
import type { Db, Trx } from '../database/connect.ts'
import type { PersonRecords } from '../people/records-of-person.ts'
import { addReplacedSeries } from './replaced-series.ts'
import { addNames, selectAllEntries } from './sql.ts'

/**
 * True for the entries that are about a person: those of the person, of all records as a client and of what belongs to these, and those of the records as a
 * worker with hours and absences, but not of the sessions with clients. The workers of a public link have entries that name no client, so they are found by the
 * link.
 */
export const isAbout = ({ person_id, client_ids, worker_ids, user_ids }: PersonRecords): RawBuilder<boolean> => sql`(
  people && ${client_ids}::uuid[]
  or kind in ('worker', 'working-hours', 'absence') and people && ${worker_ids}::uuid[]
  or kind = 'person' and record_id = ${person_id}
  or kind in ('user', 'sign-in') and record_id = any(${user_ids}::uuid[])
  or kind = 'public-link' and not jsonb_exists(coalesce(before, after, '{}'), 'client_id') and record_id in (
    select record_id from history where kind = 'public-link' and people && ${client_ids}::uuid[]
  )
)`

/** Reads all entries about a person, the newest first, without what they say of other clients. */
export async function readHistoryOfPerson(db: Db, records: PersonRecords): Promise<HistoryEntry[]> {
  const isOwn = (values: HistoryEntry['before']) => typeof values?.client_id !== 'string' || records.client_ids.includes(values.client_id)
  const entries = await addReplacedSeries(db, await selectAllEntries(db).where(isAbout(records)).execute())
  return addNames(
    db,
    entries.map((entry) => ({
      ...entry,
      before: isOwn(entry.before) ? entry.before : null,
      after: isOwn(entry.after) ? entry.after : null,
    })),
  )
}

/**
 * Takes everything personal out of the history of a person: of sessions the notes, of the rest the whole record, and the names of the person's users.
 * Changes of the same transaction are in the history too, so it makes them before.
 */
export async function eraseHistoryOfPerson(trx: Trx, records: PersonRecords) {
  await trx.updateTable('history').set({ before: null, after: null }).where(isAbout(records)).where('kind', '<>', 'session').execute()
  await sql`
    update history set before = before - 'note', after = after - 'note' where kind = 'session' and people && ${records.client_ids}::uuid[]
  `.execute(trx)
  await sql`update history set user_name = null where user_id = any(${records.user_ids}::uuid[])`.execute(trx)
}
