import { v7 as newId } from 'uuid'
import type { Db } from '#server/database/connect.ts'

type Written = { name?: string; father_last_name?: string; mother_last_name?: string; document?: string }

let documents = 10_000_000

/** Puts a person straight into the database; answers the id. */
export async function addPerson(db: Db, written: Written = {}): Promise<string> {
  const id = newId()
  documents += 1
  const person = { name: 'Ana', father_last_name: 'Torres', mother_last_name: 'Vega', document: String(documents), ...written }
  await db
    .insertInto('person')
    .values({ ...person, id, gender: false, document_type: 0 })
    .execute()
  return id
}

/** A client with a person of its own; answers the client's id. */
export async function addClient(db: Db, written: Written = {}): Promise<string> {
  const id = newId()
  await db
    .insertInto('client')
    .values({ id, person_id: await addPerson(db, written) })
    .execute()
  return id
}

/** A worker with a person of its own; answers the worker's id. */
export async function addWorker(db: Db, written: Written = {}): Promise<string> {
  const id = newId()
  await db
    .insertInto('worker')
    .values({ id, person_id: await addPerson(db, written), positions: [5] })
    .execute()
  return id
}
