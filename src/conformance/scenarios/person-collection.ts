import type { OperationId } from '#api/operation.ts'
import type { Context } from '../context.ts'
import { getOperation } from '../contract.ts'
import { buildPerson, type NewPerson } from '../random.ts'

/** The optional fields of a person. */
export const optionalFields = { email: 'zz.prueba@example.org', address: 'Calle 1', phone: '999 888 777', birth_date: '1990-05-17' }

/** The operations of people, of clients or of workers. */
export type PersonCollection = {
  list: 'listPeople' | 'listClients' | 'listWorkers'
  get: 'getPerson' | 'getClient' | 'getWorker'
  create: 'savePerson' | 'createClient' | 'createWorker'
  change: 'savePerson' | 'updateClient' | 'updateWorker'
  remove: OperationId
  /** The JSON pointer of the person in a record. */
  pointer: '' | '/person'
  /** Builds the body that creates a record of a new or an existing person. */
  buildBody: (person: NewPerson) => object
  /** Builds the request that changes the person of a record. */
  buildChange: (id: string, person: NewPerson) => { path?: { id: string }; body: object }
  /** Builds the request that deletes a record. */
  buildRemoval: (id: string) => { path: { id: string } } | { body: { id: string } }
}

/** Creates a record of a person. */
export async function createRecord({ administrator }: Context, { create, buildBody }: PersonCollection, person = buildPerson()) {
  const { body } = await administrator.send(create, { body: buildBody(person) }, getOperation(create).success)
  return body as { id: string }
}
