import { getOperation } from '../contract.ts'
import { readPointer } from '../judge/violation.ts'
import { buildPerson, randomDigits, randomWord } from '../random.ts'
import type { Scenario } from '../scenario.ts'
import { expectOrder } from './expect-order.ts'
import { createListScenarios, idsOf } from './list-by-name.ts'
import { createRecord, type PersonCollection } from './person-collection.ts'

const buildNamed = (name: string) => buildPerson({ father_last_name: name, mother_last_name: '' })

/** Makes the scenarios of a list of people: its order, search and pages. */
export const createPersonListScenarios = (collection: PersonCollection): Scenario[] => [
  ...createListScenarios({
    list: collection.list,
    create: (context, name) => createRecord(context, collection, buildNamed(name)),
    change: ({ administrator }, id, name) => administrator.send(collection.change, collection.buildChange(id, buildNamed(name)), 200),
  }),
  {
    title: `the search of ${collection.list} finds every name, a document, an e-mail and the digits of a telephone`,
    operations: [collection.list],
    run: async (context) => {
      const [email, digits, others] = [`${randomWord().toLowerCase()}@example.org`, `9${randomDigits(8)}`, `9${randomDigits(8)}`]
      const person = buildPerson({ email, phone: `+51 ${digits}` })
      const { id } = await createRecord(context, collection, person)
      const names = [person.name, person.father_last_name, person.mother_last_name, `${person.father_last_name}, ${person.name}`]
      const contact = [person.document.toLowerCase(), email.toUpperCase(), digits, `+51${digits}`, `${digits} ${person.name}`]
      const { id: other } = await createRecord(context, collection, buildPerson({ phone: others }))
      const [first, second] = [randomWord(), randomWord()]
      const { id: signed } = await createRecord(context, collection, buildNamed(`D'${first}-${second}`))
      const searches = [
        ...[...names, ...contact].map((search) => ({ search, id })),
        ...[`+51${others}`, `+51 ${others}`].map((search) => ({ search, id: other })),
        ...[`d’${first} ${second}`, `D${first}`, `d ${first}‑${second}`].map((search) => ({ search, id: signed })),
      ]
      for (const { search, id } of searches) {
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
    title: `${collection.list} sorts people with one last name by the other one, and then by the given name`,
    operations: [collection.list],
    run: async (context) => {
      const father_last_name = randomWord()
      const ids: string[] = []
      for (const [mother_last_name, name] of [
        ['b', 'a'],
        ['a', 'c'],
        ['', 'd'],
        ['a', 'b'],
      ] as const)
        ids.push((await createRecord(context, collection, buildPerson({ father_last_name, mother_last_name, name }))).id)
      const sorted = [2, 3, 1, 0].map((index) => ids[index]!)
      const read = async () => {
        const answer = await context.administrator.send(collection.list, { query: { search: father_last_name } }, 200)
        return [{ answer, values: idsOf(answer) }]
      }
      await expectOrder(read, sorted, `the ids in this order: ${sorted}`)
    },
  },
  {
    title: `${collection.list} sorts by document, whatever its type, in both directions`,
    operations: [collection.list],
    run: async (context) => {
      const word = randomWord()
      const documents = [{ document_type: 2 as const, document: `9${randomDigits(10)}` }, {}, { document: `0${randomDigits(8)}` }]
      for (const document of documents) await createRecord(context, collection, buildPerson({ father_last_name: word, ...document }))
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
