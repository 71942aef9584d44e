import type { Context } from '../../context.ts'
import { buildPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

/** Registers a client who is a worker too. */
async function createShared({ administrator, createClient, needTag }: Context) {
  await needTag('clients')
  await needTag('workers')
  const client = await createClient()
  const { body } = await administrator.call('getClient', { path: { id: client.id } })
  const { person } = body
  const { body: worker } = await administrator.call('createWorker', { body: { person: { id: person.id }, positions: [5] } })
  return { client: client.id, worker: worker.id, person }
}

/** People who are a client and a worker. */
export const sharedPeople: Scenario[] = [
  {
    title: 'a client who becomes a worker is one person, whom a change of the worker changes for both',
    operations: ['createWorker', 'updateWorker', 'getWorker'],
    run: async (context) => {
      const { administrator } = context
      const { client, worker, person } = await createShared(context)
      const read = await administrator.call('getWorker', { path: { id: worker } })
      read.expect('/person', person)
      const { body: before } = await administrator.call('getClient', { path: { id: client } })
      const replacement = buildPerson()
      const changed = await administrator.call('updateWorker', { body: { id: worker, person: replacement, positions: [5] } })
      const { body: after } = await administrator.call('getClient', { path: { id: client } })
      changed.check(after.person.document === replacement.document, '/person', 'the same person in the client', after.person)
      changed.check(after.updated_at > before.updated_at, '', `an updated_at of the client after ${before.updated_at}`, after.updated_at)
    },
  },
  {
    title: 'the data of a client who is a worker is changed only with the access to change both, the positions with that of workers',
    operations: ['updateWorker', 'updateClient'],
    run: async (context) => {
      const { administrator, createUser } = context
      const { client, worker, person } = await createShared(context)
      const { caller: receptionist } = await createUser(['clients.mix'])
      const refused = await receptionist.call('updateClient', { path: { id: client }, body: { id: client, person: buildPerson() } }, 403)
      refused.expect('/error/details', [{ path: 'access', message: 'workers.update' }])
      const { caller: manager } = await createUser(['workers.mix'])
      await manager.call('updateWorker', { body: { id: worker, person: buildPerson(), positions: [5] } }, 403)
      const changed = await manager.call('updateWorker', { body: { id: worker, person: { id: person.id }, positions: [4] } })
      changed.expectFields({ positions: [4], person: { document: person.document } })
      const { caller: director } = await createUser(['clients.update', 'workers.update'])
      const replacement = buildPerson()
      await director.call('updateClient', { path: { id: client }, body: { id: client, person: replacement } })
      const read = await administrator.call('getWorker', { path: { id: worker } })
      read.expectFields({ person: { document: replacement.document } })
    },
  },
  {
    title: 'a document that a client has cannot be registered for a worker as a new person',
    operations: ['createWorker'],
    run: async ({ administrator, createClient, needTag }) => {
      await needTag('clients')
      const { document } = buildPerson()
      await createClient(buildPerson({ document }))
      await administrator.call('createWorker', { body: { person: buildPerson({ document }), positions: [5] } }, 409)
    },
  },
  {
    title: 'the person stays while the client or the worker does, and the document is free when both are deleted',
    operations: ['deleteWorker', 'getWorker'],
    run: async (context) => {
      const { administrator } = context
      const { client, worker, person } = await createShared(context)
      await administrator.call('deleteWorker', { path: { id: worker } })
      const read = await administrator.call('getClient', { path: { id: client } })
      read.expectFields({ person: { id: person.id, document: person.document, deleted_at: null } })
      const again = await administrator.call('createWorker', { body: { person: { id: person.id }, positions: [5] } })
      await administrator.call('deleteClient', { path: { id: client } })
      const kept = await administrator.call('getWorker', { path: { id: again.body.id } })
      kept.expectFields({ person: { id: person.id, deleted_at: null } })
      await administrator.call('deleteWorker', { path: { id: again.body.id } })
      const { document } = person
      await administrator.send('createWorker', { body: { person: buildPerson({ document }), positions: [5] } }, 201, {
        blame: 'deleteWorker',
        subject: 'with the document of a person who is not used any more',
      })
    },
  },
  {
    title: 'a caller who may not read clients cannot register one as a worker by the id of the person, and the other way round',
    operations: ['createWorker', 'createClient'],
    run: async ({ administrator, createClient, createWorker, createUser, needTag }) => {
      await needTag('clients')
      const { body } = await administrator.call('getClient', { path: { id: (await createClient()).id } })
      const request = { body: { person: { id: body.person.id }, positions: [5 as const] } }
      const { caller: stranger } = await createUser(['workers.register'])
      await stranger.call('createWorker', request, 400)
      const { caller: reader } = await createUser(['workers.register', 'clients.read'])
      await reader.call('createWorker', request)
      const { body: worker } = await administrator.call('getWorker', { path: { id: (await createWorker()).id } })
      const asClient = { body: { person: { id: worker.person.id } } }
      const { caller: receptionist } = await createUser(['clients.mix'])
      await receptionist.call('createClient', asClient, 400)
      const { caller: colleague } = await createUser(['clients.mix', 'workers.read'])
      await colleague.call('createClient', asClient)
    },
  },
  {
    title: 'a conflict about a document does not name a client to a caller who may not read clients',
    operations: ['createWorker'],
    run: async ({ createClient, createUser, needTag }) => {
      await needTag('clients')
      const owner = buildPerson()
      const { id } = await createClient(owner)
      const { caller } = await createUser(['workers.mix'])
      const person = buildPerson({ document: owner.document })
      const refused = await caller.call('createWorker', { body: { person, positions: [5] } }, 409)
      for (const trace of [owner.name, owner.father_last_name, id])
        refused.check(!refused.exchange.body.includes(trace), '/error', 'nothing that names the owner of the document', trace)
    },
  },
  {
    title: 'a user of both signs in as the client alone when the worker is deleted',
    operations: ['deleteWorker'],
    run: async (context) => {
      const { administrator, createUser, needTag, visitor } = context
      await needTag('users')
      const { client, worker } = await createShared(context)
      await administrator.call('createUserFromClient', { body: { client_id: client } })
      const { body: user } = await administrator.call('createUserFromWorker', { body: { worker_id: worker } })
      const { caller } = await createUser(['workers.mix', 'sessions.read'])
      await caller.call('deleteWorker', { path: { id: worker } }, 403)
      const deleted = await administrator.call('deleteWorker', { path: { id: worker } })
      const signIn = await visitor.call('login', { body: { username: user.name, password: user.password } })
      deleted.check(signIn.body.client_id === client, '', `a user who is the client ${client}`, signIn.body.client_id)
      deleted.check((signIn.body.worker_id ?? null) === null, '', 'a user who is no worker any more', signIn.body.worker_id)
    },
  },
]
