import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Person, PersonInput, PersonReference, PersonReplacement } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { badRequest } from '../errors.ts'

/** What a person can be. */
export type Kind = 'client' | 'worker'

const kinds: readonly Kind[] = ['client', 'worker']

/** Everybody there ever was, the deleted ones too. */
export const selectAllPeople = (db: Db) =>
  db
    .selectFrom('person')
    .select(['person.id', 'person.name', 'person.father_last_name', 'person.mother_last_name', 'person.email', 'person.address'])
    .select(['person.phone', 'person.birth_date', 'person.gender', 'person.document', 'person.document_type'])
    .select(['person.created_at', 'person.updated_at', 'person.deleted_at'])

/** The people who are not deleted and whom somebody with this access may see: clients, workers, with both rights everybody. */
export function selectPeople(db: Db, { access }: Pick<Actor, 'access'>) {
  const people = selectAllPeople(db).where('person.deleted_at', 'is', null)
  const seen = kinds.filter((kind) => hasAnyAccess(access, [`${kind}s.read`]))
  if (seen.length === kinds.length) return people
  return people.where((person) =>
    person.or(seen.map((kind) => person('person.id', 'in', db.selectFrom(kind).where('deleted_at', 'is', null).select('person_id')))),
  )
}

/** What a person is: client, worker, both or neither. */
export async function kindsOf(db: Db, id: string): Promise<Kind[]> {
  const is = (kind: Kind) => db.selectFrom(kind).where('person_id', '=', id).where('deleted_at', 'is', null).select('id').executeTakeFirst()
  const [client, worker] = [await is('client'), await is('worker')]
  return kinds.filter((kind) => (kind === 'client' ? client : worker) !== undefined)
}

/** Rows that name a person, each with that person in place of its id. */
export async function withPeople<Row extends { person_id: string }>(db: Db, rows: readonly Row[]) {
  const people = new Map<string, Person>()
  const ids = rows.map(({ person_id }) => person_id)
  for (const person of await selectAllPeople(db).where('person.id', '=', anyOf(ids)).execute()) people.set(person.id, person)
  // a foreign key holds that it is there
  return rows.map(({ person_id, ...row }) => ({ ...row, person: people.get(person_id)! }))
}

type Becoming = { kind: Kind; by: Pick<Actor, 'access'> }

/**
 * The id of the person who becomes a client or worker: one who exists, held until the transaction ends, or a new one. Somebody who is the other
 * already can be named only by who may see him as that; otherwise naming an id would show the person behind it.
 */
export async function personFor(trx: Trx, person: PersonInput | PersonReference, { kind, by }: Becoming): Promise<string> {
  if (!('id' in person)) return insertPerson(trx, person)
  const existing = await trx
    .selectFrom('person')
    .where('id', '=', person.id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst()
  const unseen =
    existing && (await kindsOf(trx, existing.id)).filter((other) => other !== kind && !hasAnyAccess(by.access, [`${other}s.read`]))
  if (!existing || unseen?.length) throw badRequest('Esta persona no existe.', [{ path: 'person.id', message: 'Esta persona no existe.' }])
  return existing.id
}

/** Registers a person; answers the id. */
export async function insertPerson(trx: Trx, person: PersonInput): Promise<string> {
  const id = newId()
  await trx
    .insertInto('person')
    .values({ id, ...columnsOf(person) })
    .execute()
  return id
}

/** Makes the person of a client or worker what it shall be; its `id` alone leaves it as it is. The client and the worker that it is change with it. */
export async function replacePerson(trx: Trx, id: string, person: PersonReplacement | PersonReference) {
  if (person.id !== undefined && person.id.toLowerCase() !== id)
    throw badRequest('Es otra persona.', [{ path: 'person.id', message: 'Debe ser la persona que ya es.' }])
  if ('document' in person) await updatePerson(trx, id, person)
}

/** A person who is about to change, held until the transaction ends. */
export const lockPerson = (trx: Trx, id: string) =>
  selectAllPeople(trx).where('person.id', '=', id).where('person.deleted_at', 'is', null).forUpdate().executeTakeFirst()

/** Makes a person what he shall be; the client and the worker that he is change with him. */
export const updatePerson = (trx: Trx, id: string, person: PersonInput) =>
  trx.updateTable('person').set(columnsOf(person)).where('id', '=', id).execute()

/** Deletes a person whom no client and no worker is any more. */
export const deleteUnusedPerson = (trx: Trx, id: string) =>
  trx
    .updateTable('person')
    .set({ deleted_at: sql<string>`now()` })
    .where('id', '=', id)
    .where((person) => {
      const clients = person.selectFrom('client').where('person_id', '=', id).where('deleted_at', 'is', null).select('id')
      const workers = person.selectFrom('worker').where('person_id', '=', id).where('deleted_at', 'is', null).select('id')
      return person.not(person.or([person.exists(clients), person.exists(workers)]))
    })
    .execute()

const columnsOf = ({
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
}: PersonInput) => ({
  name: name.trim(),
  father_last_name: father_last_name.trim(),
  mother_last_name: mother_last_name.trim(),
  email: written(email),
  address: written(address),
  phone: written(phone),
  birth_date: birth_date ?? null,
  gender,
  document,
  document_type,
})

/** Blanks alone say nothing. */
const written = (text: string | null | undefined) => text?.trim() || null
