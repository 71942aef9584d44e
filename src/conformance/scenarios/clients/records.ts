import { createRandomId } from '#api/random-id.ts'
import { buildPerson, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

/** One client: registered, read, changed and deleted. */
export const clientRecords: Scenario[] = [
  {
    title: 'a registered client is read as it was sent, and listed',
    operations: ['createClient', 'getClient', 'listClients'],
    run: async ({ administrator, createClient }) => {
      const person = buildPerson({ email: "o'brien@example.org", address: 'Calle 1', phone: '+51 999-888-777', birth_date: '1990-05-17' })
      const { id } = await createClient(person)
      const read = await administrator.call('getClient', { path: { id } })
      read.expectFields({ id, public_link: null, deleted_at: null, person: { ...person, phone: '+51999888777', deleted_at: null } })
      read.check(read.body.user_id === undefined || read.body.user_id === null, '/user_id', 'nothing, or null')
      const list = await administrator.call('listClients')
      const item = list.expectListed(id)
      list.check(item?.person.document === person.document, '', `the client with the document ${person.document}`, item?.person.document)
    },
  },
  {
    title: 'an optional field without a value is left out of the answer, and an empty text counts as missing',
    operations: ['createClient', 'getClient'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient(buildPerson({ mother_last_name: '', address: '', phone: '' }))
      const read = await administrator.call('getClient', { path: { id } })
      read.expectFields({ person: { mother_last_name: '', email: undefined, address: undefined, phone: undefined, birth_date: null } })
    },
  },
  {
    title: 'texts are trimmed, and blanks in a row become one in names',
    operations: ['createClient', 'getClient'],
    run: async ({ administrator, createClient }) => {
      const word = randomWord()
      const { id } = await createClient(buildPerson({ name: `  ${word}   María `, address: ' Calle 1 ' }))
      const read = await administrator.call('getClient', { path: { id } })
      read.expectFields({ person: { name: `${word} María`, address: 'Calle 1' } })
    },
  },
  {
    title: 'a blank name, a document that does not fit its type, and a birth in the future are refused',
    operations: ['createClient'],
    run: async ({ administrator }) => {
      const wrong = [{ name: '   ' }, { document_type: 0 as const, document: '1234567' }, { birth_date: '2199-01-01' }]
      for (const fields of wrong) await administrator.call('createClient', { body: { person: buildPerson(fields) } }, 400)
    },
  },
  {
    title: 'a document belongs to one person, without regard to case, and frees it when the client is deleted',
    operations: ['createClient', 'updateClient', 'deleteClient'],
    run: async ({ administrator, createClient }) => {
      const person = buildPerson()
      const [{ id }, other] = [await createClient(person), await createClient()]
      const same = buildPerson({ document: person.document.toLowerCase() })
      await administrator.call('createClient', { body: { person: same } }, 409)
      await administrator.call('updateClient', { path: { id: other.id }, body: { id: other.id, person: same } }, 409)
      await administrator.call('deleteClient', { path: { id } })
      await administrator.call('createClient', { body: { person: same } })
    },
  },
  {
    title: 'of two registrations of one document at the same time one wins',
    operations: ['createClient'],
    run: async ({ administrator }) => {
      const document = buildPerson().document
      const register = () => administrator.send('createClient', { body: { person: buildPerson({ document }) } }, [201, 409])
      const answers = await Promise.all([register(), register(), register(), register()])
      const winners = answers.filter(({ status }) => status === 201)
      answers[0]!.checkStatus(winners.length === 1, 'one 201 among four registrations', String(answers.map(({ status }) => status)))
    },
  },
  {
    title: 'a person who is a client already, or whom nobody knows, cannot be registered as a client',
    operations: ['createClient'],
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient()
      const { body } = await administrator.call('getClient', { path: { id } })
      await administrator.call('createClient', { body: { person: { id: body.person.id } } }, 409)
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
    addition: true,
    run: async ({ administrator, createClient }) => {
      const { id } = await createClient()
      const { body } = await administrator.call('getClient', { path: { id } })
      const change = (person: ReturnType<typeof buildPerson>) => ({ path: { id }, body: { id, person, updated_at: body.updated_at } })
      const first = await administrator.call('updateClient', change(buildPerson()))
      await administrator.call('updateClient', change(buildPerson()), 409)
      const read = await administrator.call('getClient', { path: { id } })
      read.expect('', first.body)
    },
  },
  {
    title: 'of two changes of one version at the same time one wins',
    operations: ['updateClient', 'getClient'],
    addition: true,
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
      if (winners[0]) read.expectFields({ person: winners[0] })
    },
  },
  {
    title: 'a deleted client is gone from lookups, changes and lists',
    operations: ['deleteClient', 'getClient', 'updateClient', 'listClients'],
    run: async ({ administrator, createClient }) => {
      const [{ id }, kept] = [await createClient(), await createClient()]
      await administrator.call('deleteClient', { path: { id } })
      await administrator.send('getClient', { path: { id } }, 404, { goesOn: true, subject: 'after deleteClient' })
      await administrator.send('updateClient', { path: { id }, body: { id, person: buildPerson() } }, 404, { goesOn: true })
      await administrator.send('deleteClient', { path: { id } }, 404, { goesOn: true, subject: 'for the second time' })
      const list = await administrator.call('listClients')
      list.expectNotListed(id)
      list.expectListed(kept.id)
    },
  },
]
