import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { Person, PersonInput, PersonReference, PersonReplacement, PersonUpdate } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { normalizePhone } from '#domain/phones.ts'
import type { Actor } from '../call.ts'
import { anyOf } from '../database/any-of.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** A kind of person. A person can be of both kinds, or of neither. */
export type PersonKind = 'client' | 'worker'

const kinds: readonly PersonKind[] = ['client', 'worker']

/** Selects all people, including the deleted ones. */
export const selectAllPeople = (db: Db) =>
  db
    .selectFrom('person')
    .select(['person.id', 'person.name', 'person.father_last_name', 'person.mother_last_name', 'person.email', 'person.address'])
    .select(['person.phone', 'person.birth_date', 'person.gender', 'person.document', 'person.document_type'])
    .select(['person.created_at', 'person.updated_at', 'person.deleted_at'])

/** Returns a person as a response shows it: an optional field without a value is left out. */
export const toPerson = (row: Awaited<ReturnType<ReturnType<typeof selectAllPeople>['executeTakeFirstOrThrow']>>): Person =>
  ({
    id: row.id,
    name: row.name,
    father_last_name: row.father_last_name,
    mother_last_name: row.mother_last_name,
    email: row.email ?? undefined,
    address: row.address ?? undefined,
    phone: row.phone ?? undefined,
    birth_date: row.birth_date,
    gender: row.gender,
    document: row.document,
    document_type: row.document_type,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  }) satisfies PropertiesOf<Person>

/** Selects the people whom a user may see: clients, workers, or everybody with access to both. Deleted ones are left out. */
export function selectPeople(db: Db, { access }: Pick<Actor, 'access'>) {
  const people = selectAllPeople(db).where('person.deleted_at', 'is', null)
  const readable = kinds.filter((kind) => hasAnyAccess(access, [`${kind}s.read`]))
  if (readable.length === kinds.length) return people
  return people.where((person) =>
    person.or(readable.map((kind) => person('person.id', 'in', db.selectFrom(kind).where('deleted_at', 'is', null).select('person_id')))),
  )
}

/** Reads the kinds of a person. */
export async function readKinds(db: Db, id: string): Promise<PersonKind[]> {
  const found: PersonKind[] = []
  for (const kind of kinds) {
    const record = await db.selectFrom(kind).where('person_id', '=', id).where('deleted_at', 'is', null).select('id').executeTakeFirst()
    if (record) found.push(kind)
  }
  return found
}

/** Reads the people of clients or workers. Returns a lookup by person id; a foreign key guarantees that each of them exists. */
export async function readPeopleOf(db: Db, rows: readonly { person_id: string }[]): Promise<(personId: string) => Person> {
  const ids = rows.map(({ person_id }) => person_id)
  const people = await selectAllPeople(db).where('person.id', '=', anyOf(ids)).execute()
  const peopleById = new Map(people.map((person) => [person.id, toPerson(person)]))
  return (personId) => peopleById.get(personId)!
}

type Registration = { kind: PersonKind; actor: Pick<Actor, 'access'> }

/**
 * Returns the id of the person who becomes a client or worker: an existing person, locked until the transaction ends, or a new one. Throws a 400 if
 * an existing person is also of the other kind and the actor may not read people of that kind, because an id must not disclose a person, and a 409 if a worker
 * would have no document.
 */
export async function findOrInsertPerson(trx: Trx, person: PersonInput | PersonReference, { kind, actor }: Registration): Promise<string> {
  if (!('id' in person)) return insertPerson(trx, person)
  const existing = await trx
    .selectFrom('person')
    .where('id', '=', person.id)
    .where('deleted_at', 'is', null)
    .select(['id', 'document'])
    .forShare()
    .executeTakeFirst()
  const unreadableKinds =
    existing && (await readKinds(trx, existing.id)).filter((other) => other !== kind && !hasAnyAccess(actor.access, [`${other}s.read`]))
  if (!existing || unreadableKinds?.length)
    throw createBadRequestError('Esta persona no existe.', [{ path: 'person.id', message: 'Esta persona no existe.' }])
  if (existing.document === '' && kind === 'worker')
    throw createConflictError('Esta persona todavía no tiene documento.', [
      { path: 'person.id', message: 'Registre primero su documento.' },
    ])
  return existing.id
}

/** Inserts a person and returns its id. */
export async function insertPerson(trx: Trx, person: PersonInput): Promise<string> {
  const id = createId()
  await trx
    .insertInto('person')
    .values({ id, ...toPersonColumns(person) })
    .execute()
  return id
}

/** Locks a person until the transaction ends. */
export const lockPerson = (trx: Trx, id: string) =>
  selectAllPeople(trx).where('person.id', '=', id).where('person.deleted_at', 'is', null).forUpdate().executeTakeFirst()

/** Replaces the fields of a person. A trigger also updates `updated_at` of its client and worker. */
export const updatePerson = (trx: Trx, id: string, person: PersonInput) =>
  trx.updateTable('person').set(toPersonColumns(person)).where('id', '=', id).execute()

/** Deletes a person unless a client or worker still uses it. */
export const deleteUnusedPerson = (trx: Trx, id: string) =>
  trx
    .updateTable('person')
    .set({ deleted_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((person) => {
      const clients = person.selectFrom('client').where('person_id', '=', id).where('deleted_at', 'is', null).select('id')
      const workers = person.selectFrom('worker').where('person_id', '=', id).where('deleted_at', 'is', null).select('id')
      return person.not(person.or([person.exists(clients), person.exists(workers)]))
    })
    .execute()

/** Returns the columns of a person as they are stored. */
export const toPersonColumns = ({
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
}: PersonInput) =>
  ({
    name: collapseBlanks(name),
    father_last_name: collapseBlanks(father_last_name),
    mother_last_name: collapseBlanks(mother_last_name),
    email: email || null,
    address: address || null,
    phone: (phone && normalizePhone(phone)) || null,
    birth_date: birth_date ?? null,
    gender,
    document,
    document_type,
  }) satisfies ColumnsOf<'person', PersonInput & PersonReplacement & PersonUpdate, 'id' | 'updated_at'>

/** True for a column with a telephone that is longer than any number. Indexes have the same condition. */
export const hasBadPhone = (column: string) => sql<boolean>`length(ltrim(${sql.ref(column)}, '+')) > 15`

/** Makes one blank of several in a row. */
export const collapseBlanks = (name: string) => name.replace(/\s+/g, ' ')
