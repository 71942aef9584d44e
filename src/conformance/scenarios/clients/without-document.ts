import { buildPerson, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { idsOf } from '../list-by-name.ts'

const buildIncomplete = () => buildPerson({ document: '', document_type: 0 })

/** These scenarios are about clients who have not shown a document yet. */
export const clientsWithoutDocument: Scenario[] = [
  {
    title: 'several clients have no document, and a filter tells them from the others until they have one',
    operations: ['createClient', 'getClient', 'listClients', 'updateClient'],
    run: async ({ administrator, createClient }) => {
      const [complete, one, other] = [await createClient(), await createClient(buildIncomplete()), await createClient(buildIncomplete())]
      const read = await administrator.call('getClient', { path: { id: one.id } })
      read.expectFields({ person: { document: '', document_type: 0 } })
      const incomplete = await administrator.call('listClients', { query: { incomplete: true } })
      for (const { id } of [one, other]) incomplete.expectListed(id)
      incomplete.expectNotListed(complete.id)
      const rest = await administrator.call('listClients', { query: { incomplete: false } })
      rest.expectListed(complete.id)
      rest.expectNotListed(one.id)
      const changed = await administrator.call('updateClient', { path: { id: one.id }, body: { id: one.id, person: buildIncomplete() } })
      changed.expectFields({ person: { document: '' } })
      await administrator.call('updateClient', { path: { id: one.id }, body: { id: one.id, person: buildPerson() } })
      const after = await administrator.call('listClients', { query: { incomplete: true } })
      after.expectListed(other.id)
      after.expectNotListed(one.id)
    },
  },
  {
    title: 'the filter by document goes together with a search, and lists nobody who was deleted',
    operations: ['listClients'],
    run: async ({ administrator, createClient }) => {
      const [one, other, deleted] = [buildIncomplete(), buildIncomplete(), buildIncomplete()]
      const [{ id }, removed] = [await createClient(one), await createClient(deleted), await createClient(other)]
      await administrator.call('deleteClient', { path: { id: removed.id } })
      for (const [search, expected] of [
        [one.name, [id]],
        [deleted.name, []],
      ] as const) {
        const list = await administrator.call('listClients', { query: { incomplete: true, search } })
        list.check(idsOf(list).join() === expected.join(), '', `these ids with incomplete=true: ${expected.join() || 'none'}`, idsOf(list))
        list.expectHeader('x-total-count', String(expected.length))
      }
    },
  },
  {
    title: 'a client without a document gets a user when the document is there, and not before, and then keeps the document',
    operations: ['createUserFromClient', 'updateClient'],
    run: async ({ administrator, createClient, needTag }) => {
      await needTag('users')
      const { id } = await createClient(buildIncomplete())
      await administrator.call('createUserFromClient', { body: { client_id: id } }, 409)
      const person = buildPerson()
      await administrator.call('updateClient', { path: { id }, body: { id, person } })
      const created = await administrator.call('createUserFromClient', { body: { client_id: id } })
      created.expect('/name', person.document)
      await administrator.call('updateClient', { path: { id }, body: { id, person: buildIncomplete() } }, 409)
      const read = await administrator.call('getClient', { path: { id } })
      read.expect('/person/document', person.document)
    },
  },
  {
    title: 'a person without a document is a client and no worker',
    operations: ['createWorker', 'updateWorker', 'updateClient'],
    run: async ({ administrator, createClient, createWorker, needTag }) => {
      await needTag('workers')
      await administrator.call('createWorker', { body: { person: buildIncomplete(), positions: [5] } }, 400)
      const worker = await createWorker()
      await administrator.call('updateWorker', { body: { id: worker.id, person: buildIncomplete(), positions: [5] } }, 400)
      const incomplete = await createClient(buildIncomplete())
      const { body } = await administrator.call('getClient', { path: { id: incomplete.id } })
      await administrator.call('createWorker', { body: { person: { id: body.person.id }, positions: [5] } }, 409)
      const { id } = await createClient()
      const both = await administrator.call('getClient', { path: { id } })
      await administrator.call('createWorker', { body: { person: { id: both.body.person.id }, positions: [5] } })
      await administrator.call('updateClient', { path: { id }, body: { id, person: buildIncomplete() } }, 400)
    },
  },
  {
    title: 'a person who is no client needs a document, and a client without one can be changed otherwise',
    operations: ['savePerson'],
    run: async ({ administrator, createClient, needTag }) => {
      await needTag('people')
      await administrator.call('savePerson', { body: buildIncomplete() }, 400)
      const { id } = await createClient(buildIncomplete())
      const { body } = await administrator.call('getClient', { path: { id } })
      const name = randomWord()
      await administrator.call('savePerson', { body: { id: body.person.id, name } })
      const read = await administrator.call('getClient', { path: { id } })
      read.expectFields({ person: { name, document: '' } })
    },
  },
]
