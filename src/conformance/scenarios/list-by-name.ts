import type { Context } from '../context.ts'
import type { Answer } from '../exchange/answer.ts'
import { randomWord } from '../random.ts'
import type { Scenario } from '../scenario.ts'
import { expectOrder } from './expect-order.ts'

/** A list that is sorted by name. */
type NamedList = {
  list: 'listClients' | 'listPeople' | 'listRoles' | 'listSchedules' | 'listUsers' | 'listWorkers'
  /** Creates a record with this name. Of people it is the last name. */
  create: (context: Context, name: string) => Promise<{ id: string }>
  /** Changes a record that keeps this name. */
  change: (context: Context, id: string, name: string) => Promise<unknown>
}

/** The highest limit that the contract allows. */
export const highestLimit = 10_000

const names = ['na', 'ñandú', 'nz', 'oca', 'Nb']
/** The same in Spanish collation: ñ comes after n, and neither case nor accents count. */
const sortedNames = ['na', 'Nb', 'nz', 'ñandú', 'oca']

/** Creates records whose names begin with the same word, and returns the word and the ids in the order of the names. */
async function createFamily(context: Context, { create }: NamedList) {
  const word = randomWord()
  const ids = new Map<string, string>()
  for (const name of names) ids.set(name, (await create(context, `${word}${name}`)).id)
  return { word, ids: sortedNames.map((name) => ids.get(name)!), created: [...ids.values()] }
}

/** Returns the ids of the records in an answer. */
export const idsOf = ({ body }: Answer<unknown>): string[] => (Array.isArray(body) ? body.map(({ id }) => id) : [])

/** Makes the scenarios of a list: its order, search and pages. */
export const createListScenarios = (named: NamedList): Scenario[] => [
  {
    title: `${named.list} has every record once, by name in Spanish order`,
    operations: [named.list],
    run: async (context) => {
      const { ids } = await createFamily(context, named)
      const read = async () => {
        const answer = await context.administrator.send(named.list, {}, 200)
        return [{ answer, values: idsOf(answer).filter((id) => ids.includes(id)) }]
      }
      const text = `the ids in this order: ${ids}`
      const [list] = await expectOrder(read, ids, text)
      await expectOrder(read, ids, text)
      const repeated = idsOf(list!).filter((id, index, all) => all.indexOf(id) !== index)
      list!.check(repeated.length === 0, '', 'every id once', repeated)
    },
  },
  {
    title: `the search of ${named.list} finds every word in any order, without regard to case and accents, and counts what it finds`,
    operations: [named.list],
    run: async (context) => {
      const { word, ids } = await createFamily(context, named)
      const find = (search: string) => context.administrator.send(named.list, { query: { search } }, 200)
      const all = await find(word)
      all.check(idsOf(all).join() === ids.join(), '', `these ids in this order: ${ids}`, idsOf(all))
      all.expectHeader('x-total-count', String(ids.length))
      const { id } = await named.create(context, `${word}cc Ángela`)
      for (const search of [`${word.toUpperCase()}CC angela`, `ANGÉLA ${word}cc`]) {
        const found = await find(search)
        found.check(idsOf(found).join() === id, '', `the record ${id} for the search "${search}"`, idsOf(found))
      }
      const none = await find(`${word} ${randomWord()}`)
      none.expect('', [])
      none.expectHeader('x-total-count', '0')
    },
  },
  {
    title: `${named.list} answers as many records as its limit allows`,
    operations: [named.list],
    run: async (context) => {
      const { word, ids } = await createFamily(context, named)
      const { administrator } = context
      for (const limit of [ids.length - 1, ids.length]) {
        const page = await administrator.send(named.list, { query: { search: word, limit } }, 200)
        page.check(idsOf(page).length === limit, '', `${limit} of ${ids.length} records for limit=${limit}`, idsOf(page).length)
      }
      // More than 100 records are rarely made by a scenario, but they may be there.
      const all = await administrator.send(named.list, { query: { limit: highestLimit } }, 200)
      const count = Math.min(Number(all.getHeader('x-total-count')), highestLimit)
      all.check(idsOf(all).length === count, '', `${count} records for limit=${highestLimit}, as x-total-count says`, idsOf(all).length)
    },
  },
  {
    title: `pages of ${named.list} have no gap and repeat nothing, in every order`,
    operations: [named.list],
    run: async (context) => {
      const { word, ids, created } = await createFamily(context, named)
      await named.change(context, created[0]!, `${word}${names[0]}`)
      const orders = { name: ids, '-name': ids.toReversed(), created, '-created': created.toReversed() }
      for (const [sort, expected] of Object.entries(orders)) {
        const query = { search: word, sort, limit: 2 }
        const readPage = (offset: number) => context.administrator.send(named.list, { query: { ...query, offset } }, 200)
        const read = async () => (await Promise.all([0, 2, 4, 6].map(readPage))).map((answer) => ({ answer, values: idsOf(answer) }))
        const answers = await expectOrder(read, expected, `by ${sort}, on four pages of two, the ids ${expected}`, query.limit)
        for (const answer of answers) {
          answer.expectHeader('x-total-count', String(expected.length))
          answer.check(idsOf(answer).length <= query.limit, '', `at most ${query.limit} records`, idsOf(answer).length)
        }
      }
    },
  },
]
