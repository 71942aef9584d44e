import { createRandomId } from '#api/random-id.ts'
import { expectDetail } from '../../exchange/refusal-details.ts'
import { buildPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

/** One client: registered, read, changed and deleted. */
export const clientRecords: Scenario[] = [
  {
    title: 'a new client has no public link and no user',
    operations: ['createClient', 'getClient'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient()
      const read = await administrator.call('getClient', { path: { id } })
      read.expect('/public_link', null)
      read.check(read.body.user_id === undefined || read.body.user_id === null, '/user_id', 'nothing, or null')
    },
  },
  {
    title: 'a client does not get the document of someone else by a change',
    operations: ['updateClient', 'getClient'],
    run: async ({ administrator, createClient }) => {
      const person = buildPerson()
      const [, { id }] = [await createClient(person), await createClient()]
      const before = await administrator.call('getClient', { path: { id } })
      const same = buildPerson({ document: person.document.toLowerCase() })
      expectDetail(await administrator.call('updateClient', { path: { id }, body: { id, person: same } }, 409), 'person.document')
      const read = await administrator.call('getClient', { path: { id } })
      read.expect('', before.body)
    },
  },
  {
    title: 'a person who is already a client, or does not exist, cannot be registered as a client',
    operations: ['createClient'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient()
      const { body } = await administrator.call('getClient', { path: { id } })
      for (const personId of [body.person.id, body.person.id.toUpperCase()])
        await administrator.call('createClient', { body: { person: { id: personId } } }, 409)
      await administrator.call('createClient', { body: { person: { id: createRandomId() } } }, 400)
    },
  },
  {
    title: 'a change replaces the person: a missing optional field is cleared, and updated_at moves',
    operations: ['updateClient', 'getClient', 'listClients'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient(buildPerson({ address: 'Calle 1', phone: '999888777', birth_date: '1990-05-17' }))
      const before = await administrator.call('getClient', { path: { id } })
      const person = buildPerson({ email: 'zz@example.org' })
      const changed = await administrator.call('updateClient', { path: { id }, body: { id, person } })
      const expected = { ...person, id: before.body.person.id, address: undefined, phone: undefined, birth_date: null }
      changed.expectFields({ id, created_at: before.body.created_at, person: expected })
      changed.check(changed.body.updated_at > before.body.updated_at, '/updated_at', `later than ${before.body.updated_at}`)
      const read = await administrator.call('getClient', { path: { id } })
      read.expect('', changed.body)
      const list = await administrator.call('listClients')
      list.check(list.expectListed(id)?.person.name === person.name, '', `the client with the name ${person.name}`, 'another name')
    },
  },
  {
    title: 'a change with the id of the person alone leaves the person as it is',
    operations: ['updateClient', 'getClient'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient(buildPerson({ address: 'Calle 1' }))
      const { body } = await administrator.call('getClient', { path: { id } })
      const { created_at, updated_at, deleted_at, ...person } = body.person
      await administrator.call('updateClient', { path: { id }, body: { id, person: { id: person.id } } })
      const read = await administrator.call('getClient', { path: { id } })
      read.expectFields({ person })
    },
  },
  {
    title: 'an id in the body that is not that of the path, or of another person, is refused and changes nothing',
    operations: ['updateClient', 'getClient'],
    run: async ({ administrator, createClient }) => {
      const [{ id }, other] = [await createClient(), await createClient()]
      const before = await administrator.call('getClient', { path: { id } })
      await administrator.call('updateClient', { path: { id }, body: { id: other.id, person: buildPerson() } }, 400)
      const { body } = await administrator.call('getClient', { path: { id: other.id } })
      await administrator.call('updateClient', { path: { id }, body: { id, person: { ...buildPerson(), id: body.person.id } } }, 400)
      const read = await administrator.call('getClient', { path: { id } })
      read.expect('', before.body)
    },
  },
  {
    title: 'a change that has read an older version is refused, and the newer one stays',
    operations: ['updateClient', 'getClient'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient()
      const { body } = await administrator.call('getClient', { path: { id } })
      const change = (person: ReturnType<typeof buildPerson>) => ({ path: { id }, body: { id, person, updated_at: body.updated_at } })
      const first = await administrator.call('updateClient', change(buildPerson()))
      expectDetail(await administrator.call('updateClient', change(buildPerson()), 409), 'updated_at')
      const read = await administrator.call('getClient', { path: { id } })
      read.expect('', first.body)
    },
  },
  {
    title: 'of two changes of one version at the same time one wins',
    operations: ['updateClient', 'getClient'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient()
      const { body } = await administrator.call('getClient', { path: { id } })
      const people = [buildPerson(), buildPerson(), buildPerson()]
      const send = (person: object) =>
        administrator.send('updateClient', { path: { id }, body: { id, person, updated_at: body.updated_at } }, [200, 409])
      const answers = await Promise.all(people.map(send))
      const winners = people.filter((_, index) => answers[index]!.status === 200)
      answers[0]!.checkStatus(winners.length === 1, 'one 200 among three changes', String(answers.map(({ status }) => status)))
      const read = await administrator.call('getClient', { path: { id } })
      if (winners.length === 1) read.expectFields({ person: winners[0] })
    },
  },
  {
    title: 'a deleted client is gone from lookups, changes and lists',
    operations: ['deleteClient', 'getClient', 'updateClient', 'listClients'],
    run: async ({ administrator, createClient }) => {
      const [{ id }, kept] = [await createClient(), await createClient()]
      const { body } = await administrator.call('getClient', { path: { id } })
      await administrator.call('deleteClient', { path: { id } })
      await administrator.send('createClient', { body: { person: { id: body.person.id } } }, 400, {
        continueOnFailure: true,
        blame: 'deleteClient',
      })
      await administrator.send('getClient', { path: { id } }, 404, { continueOnFailure: true, subject: 'after deleteClient' })
      await administrator.send('updateClient', { path: { id }, body: { id, person: buildPerson() } }, 404, { continueOnFailure: true })
      await administrator.send('deleteClient', { path: { id } }, 404, { continueOnFailure: true, subject: 'for the second time' })
      const list = await administrator.call('listClients')
      list.expectNotListed(id)
      list.expectListed(kept.id)
    },
  },
]
