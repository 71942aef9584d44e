import type { Context } from '../../context.ts'
import { buildPerson, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

const lastNames = ['na', 'ñandú', 'nz', 'oca', 'Nb']
/** The same in Spanish collation: ñ comes after n, and neither case nor accents count. */
const sortedLastNames = ['na', 'Nb', 'nz', 'ñandú', 'oca']

/** Registers clients whose last names begin with the same word, and returns the word and their ids in the order of the names. */
async function createFamily({ createClient }: Context) {
  const word = randomWord()
  const ids = new Map<string, string>()
  for (const lastName of lastNames) {
    const { id } = await createClient(buildPerson({ father_last_name: `${word}${lastName}`, mother_last_name: '' }))
    ids.set(lastName, id)
  }
  return { word, ids: sortedLastNames.map((lastName) => ids.get(lastName)!), created: [...ids.values()] }
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

/** The list of clients: order, search, pages and filters. */
export const clientLists: Scenario[] = [
  {
    title: 'the list has every client once, by last names in Spanish order',
    operations: ['listClients'],
    run: async (context) => {
      const { ids } = await createFamily(context)
      const list = await context.administrator.call('listClients')
      const received = idsOf(list.body).filter((id) => ids.includes(id))
      list.check(received.join() === ids.join(), '', `the ids in this order: ${ids}`, received)
      const repeated = idsOf(list.body).filter((id, index, all) => all.indexOf(id) !== index)
      list.check(repeated.length === 0, '', 'every id once', repeated)
    },
  },
  {
    title: 'the search finds every word in any order, without regard to case and accents, and counts what it finds',
    operations: ['listClients'],
    addition: true,
    run: async (context) => {
      const { administrator, createClient } = context
      const { word, ids } = await createFamily(context)
      const all = await administrator.call('listClients', { query: { search: word } })
      all.check(idsOf(all.body).join() === ids.join(), '', `these ids: ${ids}`, idsOf(all.body))
      all.expectHeader('x-total-count', String(ids.length))
      const [email, phone] = [`${randomWord().toLowerCase()}@example.org`, `9${Math.floor(Math.random() * 1e8 + 1e8)}`]
      const person = buildPerson({ name: 'Ángela', father_last_name: `${word}cc`, email, phone })
      const { id } = await createClient(person)
      for (const search of [`${word.toUpperCase()}CC angela`, `ANGÉLA ${word}cc`, person.document, email, phone]) {
        const found = await administrator.call('listClients', { query: { search } })
        found.check(idsOf(found.body).join() === id, '', `the client ${id} for the search "${search}"`, idsOf(found.body))
      }
      const none = await administrator.call('listClients', { query: { search: `${word} ${randomWord()}` } })
      none.expect('', [])
      none.expectHeader('x-total-count', '0')
    },
  },
  {
    title: 'pages have no gap and repeat nothing, in every order',
    operations: ['listClients'],
    addition: true,
    run: async (context) => {
      const { administrator } = context
      const { word, ids, created } = await createFamily(context)
      const orders = { name: ids, '-name': ids.toReversed(), created, '-created': created.toReversed() }
      for (const [sort, expected] of Object.entries(orders)) {
        const query = { search: word, sort: sort as keyof typeof orders, limit: 2 }
        const pages = [0, 2, 4, 6].map((offset) => administrator.call('listClients', { query: { ...query, offset } }))
        const answers = await Promise.all(pages)
        const received = answers.flatMap(({ body }) => idsOf(body))
        answers[0]!.check(received.join() === expected.join(), '', `by ${sort}, on four pages of two, the ids ${expected}`, received)
        for (const answer of answers) {
          answer.expectHeader('x-total-count', String(expected.length))
          answer.check(answer.body.length <= query.limit, '', `at most ${query.limit} clients`, answer.body.length)
        }
      }
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
