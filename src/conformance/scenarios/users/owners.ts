import type { components } from '#api/generated/wire.ts'
import type { Context } from '../../context.ts'
import type { NewPerson } from '../../random.ts'

/** Clients and workers can have a user: each with the operation that creates it and the access that this needs. */
export const ownerKinds = {
  client: { create: 'createUserFromClient', read: 'clients.read' },
  worker: { create: 'createUserFromWorker', read: 'workers.read' },
} as const

/** A client or a worker. */
export type OwnerKind = keyof typeof ownerKinds

/** Registers a client or worker, of a new person unless one is given. */
export async function registerOwner({ administrator, needTag }: Context, kind: OwnerKind, person: { id: string } | NewPerson) {
  if (kind === 'client') return (await administrator.call('createClient', { body: { person } })).body
  await needTag('workers')
  return (await administrator.call('createWorker', { body: { person, positions: [1, 2, 3, 4, 5] } })).body
}

/** Builds the body of the call that creates the user of a client or worker. */
export const nameOwner = (kind: OwnerKind, id: string) => ({ [`${kind}_id`]: id })

/** The answer to the creation of such a user. */
export type CreatedFromPerson = components['schemas']['CreatedUser']
