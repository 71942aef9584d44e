import type { Context } from '../../context.ts'
import { buildPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

/** Registers a client, a worker who has been a client, someone who is both, and a person who is neither. Returns the ids of their people. */
async function createKinds({ administrator, createClient, createWorker, needTag }: Context) {
  await needTag('clients')
  await needTag('workers')
  const { body: client } = await administrator.call('getClient', { path: { id: (await createClient()).id } })
  const { body: worker } = await administrator.call('getWorker', { path: { id: (await createWorker()).id } })
  const { body: former } = await administrator.call('createClient', { body: { person: { id: worker.person.id } } })
  await administrator.call('deleteClient', { path: { id: former.id } })
  const { body: shared } = await administrator.call('getClient', { path: { id: (await createClient()).id } })
  await administrator.call('createWorker', { body: { person: { id: shared.person.id }, positions: [5] } })
  const { body: neither } = await administrator.call('savePerson', { body: buildPerson() })
  return { client: client.person.id, worker: worker.person.id, both: shared.person.id, neither: neither.id }
}

type Kind = keyof Awaited<ReturnType<typeof createKinds>>

const readers: [access: string[], readable: Kind[]][] = [
  [['clients.read'], ['client', 'both']],
  [['workers.read'], ['worker', 'both']],
  [
    ['clients.read', 'workers.read'],
    ['client', 'worker', 'both', 'neither'],
  ],
]

const writers: [access: string[], writable: Kind[]][] = [
  [['clients.update'], ['client', 'neither']],
  [['workers.update'], ['worker', 'neither']],
  [
    ['clients.update', 'workers.update'],
    ['client', 'worker', 'both', 'neither'],
  ],
]

/** People who are clients or workers, and what callers may do with them. */
export const peopleAndOthers: Scenario[] = [
  {
    title: 'a person who is a client or a worker cannot be deleted',
    operations: ['savePerson', 'getPerson'],
    run: async (context) => {
      const { client, worker, both } = await createKinds(context)
      for (const id of [client, worker, both]) {
        await context.administrator.call('savePerson', { body: { id } }, 409)
        await context.administrator.send('getPerson', { path: { id } }, 200, { blame: 'savePerson', subject: 'not deleted' })
      }
    },
  },
  {
    title: 'a change of a person is read in the client and the worker, and moves their updated_at',
    operations: ['savePerson'],
    run: async ({ administrator, createClient, needTag }) => {
      await needTag('clients')
      await needTag('workers')
      const { id } = await createClient()
      const { body: client } = await administrator.call('getClient', { path: { id } })
      const { body: created } = await administrator.call('createWorker', { body: { person: { id: client.person.id }, positions: [5] } })
      const { body: worker } = await administrator.call('getWorker', { path: { id: created.id } })
      const { name } = buildPerson()
      const saved = await administrator.call('savePerson', { body: { id: client.person.id, name } })
      const { body: changedClient } = await administrator.call('getClient', { path: { id } })
      const { body: changedWorker } = await administrator.call('getWorker', { path: { id: created.id } })
      for (const [kind, before, after] of [['client', client, changedClient] as const, ['worker', worker, changedWorker] as const]) {
        saved.check(after.person.name === name, '', `the ${kind} with the name ${name}`, after.person.name)
        saved.check(after.updated_at > before.updated_at, '', `an updated_at of the ${kind} after ${before.updated_at}`, after.updated_at)
      }
    },
  },
  {
    title: 'who may read clients sees their people, who may read workers theirs, and who may read both sees everybody',
    operations: ['listPeople', 'getPerson'],
    run: async (context) => {
      const people = await createKinds(context)
      for (const [access, readable] of readers) {
        const { caller } = await context.createUser(access)
        const list = await caller.call('listPeople')
        for (const [kind, id] of Object.entries(people)) {
          const isReadable = readable.includes(kind as Kind)
          await caller.send('getPerson', { path: { id } }, isReadable ? 200 : 404, {
            continueOnFailure: true,
            subject: `a person who is ${kind}`,
          })
          if (isReadable) list.expectListed(id)
          else list.expectNotListed(id)
        }
      }
    },
  },
  {
    title: 'the search finds nobody whom the caller may not read',
    operations: ['listPeople'],
    run: async ({ administrator, createClient, createUser, needTag }) => {
      await needTag('clients')
      const { body: client } = await administrator.call('getClient', { path: { id: (await createClient()).id } })
      const { caller } = await createUser(['workers.read'])
      const found = await caller.call('listPeople', { query: { search: client.person.document } })
      found.expect('', [])
      found.expectHeader('x-total-count', '0')
    },
  },
  {
    title: 'a person is changed with the access to change every kind that it has, and without access to read it',
    operations: ['savePerson'],
    run: async (context) => {
      const people = await createKinds(context)
      for (const [access, writable] of writers) {
        const { caller } = await context.createUser(access)
        for (const [kind, id] of Object.entries(people)) {
          const isWritable = writable.includes(kind as Kind)
          const request = { body: { id, address: 'Calle 2' } }
          await caller.send('savePerson', request, isWritable ? 200 : 403, { continueOnFailure: true, subject: `a person who is ${kind}` })
        }
      }
    },
  },
  {
    title: 'creating, changing and deleting a person need different access',
    operations: ['savePerson'],
    run: async ({ createUser }) => {
      for (const kind of ['clients', 'workers']) {
        const { caller: receptionist } = await createUser([`${kind}.register`])
        const { body } = await receptionist.call('savePerson', { body: buildPerson() })
        const { caller: editor } = await createUser([`${kind}.update`])
        const { caller: remover } = await createUser([`${kind}.delete`])
        await editor.call('savePerson', { body: buildPerson() }, 403)
        await receptionist.call('savePerson', { body: { id: body.id, name: 'Zz' } }, 403)
        await editor.call('savePerson', { body: { id: body.id } }, 403)
        await editor.call('savePerson', { body: { id: body.id, name: 'Zz' } })
        await remover.call('savePerson', { body: { id: body.id } })
      }
    },
  },
  {
    title: 'a conflict about a document does not name its owner to a caller who may not read that person',
    operations: ['savePerson'],
    run: async ({ administrator, createUser, createWorker, needTag }) => {
      await needTag('workers')
      const { id } = await createWorker()
      const { body: worker } = await administrator.call('getWorker', { path: { id } })
      const { caller } = await createUser(['clients.mix'])
      const { document, name, father_last_name } = worker.person
      const refused = await caller.call('savePerson', { body: buildPerson({ document }) }, 409)
      for (const trace of [name, father_last_name, id, worker.person.id])
        refused.check(!refused.exchange.body.includes(trace), '/error', `nothing that names the owner of the document`, trace)
    },
  },
]
