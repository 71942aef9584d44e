import { getOperation } from '../contract.ts'
import { readPointer } from '../judge/violation.ts'
import { buildPerson, randomWord } from '../random.ts'
import type { Scenario } from '../scenario.ts'
import { createListScenarios, idsOf } from './list-by-name.ts'
import { createRecord, type PersonCollection } from './person-collection.ts'

/** Makes the scenarios of a list of people: its order, search and pages. */
export const createPersonListScenarios = (collection: PersonCollection): Scenario[] => [
  ...createListScenarios({
    list: collection.list,
    create: (context, name) => createRecord(context, collection, buildPerson({ father_last_name: name, mother_last_name: '' })),
  }),
  {
    title: `the search of ${collection.list} finds every name, a document, an e-mail and the digits of a telephone`,
    operations: [collection.list],
    run: async (context) => {
      const [email, digits] = [`${randomWord().toLowerCase()}@example.org`, String(Math.floor(Math.random() * 1e8 + 9e8))]
      const person = buildPerson({ email, phone: `+51 ${digits}` })
      const { id } = await createRecord(context, collection, person)
      const names = [person.name, person.father_last_name, person.mother_last_name]
      const contact = [person.document.toLowerCase(), email.toUpperCase(), digits, `+51${digits}`, `${digits} ${person.name}`]
      for (const search of [...names, ...contact]) {
        const found = await context.administrator.send(collection.list, { query: { search } }, 200)
        found.check(idsOf(found).join() === id, '', `the record ${id} for the search "${search}"`, idsOf(found))
      }
    },
  },
  {
    title: `the search of ${collection.list} does not find what was deleted`,
    operations: [collection.list, collection.remove],
    run: async (context) => {
      const { administrator } = context
      const person = buildPerson()
      const [{ id }, kept] = [
        await createRecord(context, collection, person),
        await createRecord(context, collection, buildPerson({ father_last_name: person.father_last_name })),
      ]
      await administrator.send(collection.remove, collection.buildRemoval(id), getOperation(collection.remove).success)
      const found = await administrator.send(collection.list, { query: { search: person.father_last_name } }, 200)
      found.expectNotListed(id)
      found.expectListed(kept.id)
      found.expectHeader('x-total-count', '1')
    },
  },
  {
    title: `${collection.list} sorts by document in both directions`,
    operations: [collection.list],
    run: async (context) => {
      const word = randomWord()
      for (const letter of ['b', 'a', 'c']) await createRecord(context, collection, buildPerson({ father_last_name: `${word}${letter}` }))
      for (const sort of ['document', '-document']) {
        const list = await context.administrator.send(collection.list, { query: { search: word, sort } }, 200)
        const items = Array.isArray(list.body) ? list.body : []
        const documents = items.map((item) => String(readPointer(item, `${collection.pointer}/document`)))
        const sorted = sort === 'document' ? documents.toSorted() : documents.toSorted().toReversed()
        list.check(documents.length === 3 && documents.join() === sorted.join(), '', `three people by ${sort}`, documents)
      }
    },
  },
]
