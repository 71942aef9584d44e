import type { Operations } from '../call.ts'
import { requireFound } from '../errors.ts'
import { fetchPage } from '../list.ts'
import { chooseOrder, matchesPerson } from './order.ts'
import { changePerson, deletePerson, registerPerson } from './save.ts'
import { selectPeople, toPerson } from './sql.ts'

export const people = {
  listPeople: async ({ db, query, reply, actor }) => {
    const { column, direction } = chooseOrder('person', query.sort)
    const filtered = selectPeople(db, actor).where(matchesPerson(query.search)).orderBy(column, direction).orderBy('person.id', direction)
    return (await fetchPage(filtered, { query, reply })).map(toPerson)
  },

  getPerson: async ({ db, path, actor }) =>
    toPerson(requireFound(await selectPeople(db, actor).where('person.id', '=', path.id).executeTakeFirst(), 'la persona')),

  savePerson: (call) => {
    const { body } = call
    if (!('id' in body)) return registerPerson(call, body)
    const { id: _, updated_at: __, ...change } = body
    return Object.keys(change).length === 0 ? deletePerson(call, body) : changePerson(call, body)
  },
} satisfies Partial<Operations>
