import { buildPerson, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createListScenarios, idsOf } from '../list-by-name.ts'

/** The list of clients: order, search, pages and filters. */
export const clientLists: Scenario[] = [
  ...createListScenarios({
    list: 'listClients',
    create: ({ createClient }, name) => createClient(buildPerson({ father_last_name: name, mother_last_name: '' })),
  }),
  {
    title: 'the search finds a client by document, e-mail and telephone',
    operations: ['listClients'],
    addition: true,
    run: async ({ administrator, createClient }) => {
      const [email, phone] = [`${randomWord().toLowerCase()}@example.org`, `9${Math.floor(Math.random() * 1e8 + 1e8)}`]
      const person = buildPerson({ email, phone })
      const { id } = await createClient(person)
      for (const search of [person.document, email, phone]) {
        const found = await administrator.call('listClients', { query: { search } })
        found.check(idsOf(found).join() === id, '', `the client ${id} for the search "${search}"`, idsOf(found))
      }
    },
  },
  {
    title: 'clients are listed by document in both directions',
    operations: ['listClients'],
    addition: true,
    run: async ({ administrator, createClient }) => {
      const word = randomWord()
      for (const letter of ['b', 'a', 'c']) await createClient(buildPerson({ father_last_name: `${word}${letter}` }))
      for (const sort of ['document', '-document'] as const) {
        const list = await administrator.call('listClients', { query: { search: word, sort } })
        const documents = list.body.map(({ person }) => person.document)
        const sorted = documents.toSorted()
        list.check(documents.join() === (sort === 'document' ? sorted : sorted.toReversed()).join(), '', `an order by ${sort}`, documents)
      }
    },
  },
  {
    title: 'filters tell clients with a public link or upcoming sessions from those without',
    operations: ['listClients'],
    addition: true,
    run: async ({ administrator, createAgenda, needTag }) => {
      await needTag('sessions')
      await needTag('public-link')
      const { client, other, worker, schedule, book } = await createAgenda()
      await book({ client_id: client })
      const { body: url } = await administrator.call('generatePublicLink')
      await administrator.call('createPublicLink', { body: { schedule_id: schedule, worker_ids: [worker], client_id: client, url } })
      for (const filter of [{ upcoming: true }, { linked: true }, { linked_schedule_id: schedule }]) {
        const list = await administrator.call('listClients', { query: filter })
        list.expectListed(client)
        list.expectNotListed(other)
      }
      for (const filter of [{ upcoming: false }, { linked: false }]) {
        const list = await administrator.call('listClients', { query: filter })
        list.expectListed(other)
        list.expectNotListed(client)
      }
    },
  },
]
