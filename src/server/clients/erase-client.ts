import { sql, type Updateable } from 'kysely'
import type { Actor } from '../call.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { createConflictError } from '../errors.ts'
import { eraseHistoryOfPerson } from '../history/of-person.ts'
import { formatPersonName, type NameRow } from '../people/name.ts'
import { type PersonRecords, readPersonRecords } from '../people/records-of-person.ts'
import { deleteUnusedPerson, readKinds } from '../people/sql.ts'
import { endSeriesOf, refuseUpcomingSessions } from '../upcoming-sessions.ts'
import { removeUserOf } from '../users/remove-user.ts'
import { eraseSentBodies } from './erase-sent-bodies.ts'
import { deleteClient } from './sql.ts'

type LockedClient = NameRow & { id: string; person_id: string; deleted_at: string | null }

/**
 * Deletes a client, whom the caller has locked, unless it is deleted already, and erases what is stored about the person. Throws a 409 while there is something
 * to settle before.
 */
export async function eraseClient(trx: Trx, client: LockedClient, { actor, today }: { actor: Actor; today: string }) {
  await refuseWorker(trx, client)
  await refuseOtherRecord(trx, client)
  await refuseUpcomingSessions(trx, { ...client, kind: 'client' }, { actor, today, refuses })
  await endSeriesOf(trx, { kind: 'client', id: client.id }, today)
  await removeUserOf(trx, { client_id: client.id }, actor)
  const records = await readPersonRecords(trx, client.person_id)
  await eraseAgenda(trx, records)
  await eraseUsers(trx, records)
  await erasePerson(trx, records)
  if (client.deleted_at === null) await deleteClient(trx, client.id)
  // The triggers write nothing about a client who was deleted before.
  else await sql`select add_history('client', ${client.id}, array[${client.id}]::uuid[], null, null, read_author())`.execute(trx)
  await deleteUnusedPerson(trx, client.person_id)
  await eraseSentBodies(trx, records)
  await eraseHistoryOfPerson(trx, records)
}

const refuses = (name: string) => `No se pueden borrar los datos de ${name}`

async function refuseWorker(trx: Trx, { person_id, ...name }: LockedClient) {
  if ((await readKinds(trx, person_id)).includes('worker'))
    throw createConflictError(`${refuses(formatPersonName(name))}: también es trabajador.`, [
      { path: 'worker', message: 'Elimine primero el trabajador.' },
    ])
}

/** Someone who is a client again is erased as that client, whose sessions and user count. */
async function refuseOtherRecord(trx: Trx, { id, person_id, ...name }: LockedClient) {
  const current = await trx
    .selectFrom('client')
    .where('person_id', '=', person_id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (current && current.id !== id)
    throw createConflictError(`${refuses(formatPersonName(name))}: vuelve a ser cliente.`, [
      { path: 'client', message: 'Borre los datos del cliente de ahora.', id: current.id },
    ])
}

/** Sessions stay without their note, also those that were deleted. */
async function eraseAgenda(trx: Trx, { client_ids }: PersonRecords) {
  await trx.deleteFrom('waiting_entry').where('client_id', '=', anyOf(client_ids)).execute()
  await trx.deleteFrom('session_reminder').where('client_id', '=', anyOf(client_ids)).execute()
  await trx.deleteFrom('session_reply').where('client_id', '=', anyOf(client_ids)).execute()
  await trx.deleteFrom('message').where('client_id', '=', anyOf(client_ids)).execute()
  await trx.updateTable('session').set({ note: null }).where('client_id', '=', anyOf(client_ids)).where('note', 'is not', null).execute()
}

/** The rows of users stay, deleted, because the history names their ids. No password matches an empty hash. */
async function eraseUsers(trx: Trx, { user_ids }: PersonRecords) {
  await trx.deleteFrom('sign_in').where('user_id', '=', anyOf(user_ids)).execute()
  await trx.deleteFrom('known_address').where('user_id', '=', anyOf(user_ids)).execute()
  await trx.deleteFrom('second_factor').where('user_id', '=', anyOf(user_ids)).execute()
  await trx
    .updateTable('app_user')
    .set({ name: erasedName.father_last_name, email: null, password_hash: '', password_expires_at: null })
    .where('id', '=', anyOf(user_ids))
    .execute()
}

/** The columns that say something about a person. A new one is a compile error until someone decides what an erasure makes of it. */
type PersonalColumn<Table extends 'client' | 'person'> = Exclude<
  keyof Updateable<Tables[Table]>,
  'id' | 'person_id' | 'created_at' | 'updated_at' | 'deleted_at'
>

const erasedClient = { guardian_name: null, guardian_phone: null, note: null } satisfies Record<PersonalColumn<'client'>, null>

const erasedName = { name: 'Cliente', father_last_name: 'borrado', mother_last_name: '' } satisfies NameRow

/** The gender stays: alone it names nobody. */
const erasedPerson = {
  ...erasedName,
  document: '',
  document_type: 0 as const,
  email: null,
  address: null,
  phone: null,
  birth_date: null,
} satisfies Record<Exclude<PersonalColumn<'person'>, 'gender'>, unknown>

/** Deleted workers of the same person stay, and have the erased name from then on. */
async function erasePerson(trx: Trx, { person_id, client_ids }: PersonRecords) {
  await trx
    .updateTable('client')
    .set(erasedClient)
    .where('id', '=', anyOf(client_ids))
    .where(sql<boolean>`num_nonnulls(${sql.join(Object.keys(erasedClient).map((column) => sql.ref(column)))}) > 0`)
    .execute()
  await trx.updateTable('person').set(erasedPerson).where('id', '=', person_id).execute()
}
