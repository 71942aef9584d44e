import { v7 as newId } from 'uuid'
import type { Db } from '#server/database/connect.ts'

type PersonFields = { name?: string; father_last_name?: string; mother_last_name?: string; document?: string }

let lastDocument = 10_000_000

/** Puts a person straight into the database; answers the id. */
export async function insertPerson(db: Db, written: PersonFields = {}): Promise<string> {
  const id = newId()
  lastDocument += 1
  const person = { name: 'Ana', father_last_name: 'Torres', mother_last_name: 'Vega', document: String(lastDocument), ...written }
  await db
    .insertInto('person')
    .values({ ...person, id, gender: false, document_type: 0 })
    .execute()
  return id
}

/** A client with a person of its own; answers the client's id. */
export async function insertClient(db: Db, written: PersonFields = {}): Promise<string> {
  const id = newId()
  await db
    .insertInto('client')
    .values({ id, person_id: await insertPerson(db, written) })
    .execute()
  return id
}

/** A worker with a person of its own; answers the worker's id. */
export async function insertWorker(db: Db, written: PersonFields = {}): Promise<string> {
  const id = newId()
  await db
    .insertInto('worker')
    .values({ id, person_id: await insertPerson(db, written), positions: [5] })
    .execute()
  return id
}
