import { createRandomId } from '#api/random-id.ts'
import { isSame } from '../../exchange/answer.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createListScenarios, idsOf } from '../list-by-name.ts'
import { createRole } from '../roles/create-role.ts'
import { createNewUser } from './create-new-user.ts'

/** The list of users: order, search, pages and filters. */
export const userLists: Scenario[] = [
  ...createListScenarios({
    list: 'listUsers',
    create: (context, name) => createNewUser(context, { name }),
    change: ({ administrator }, id, name) => administrator.call('updateUser', { body: { id, name } }),
  }),
  {
    title: 'the search finds a user by e-mail, and by the person of its client for those who may read the client',
    operations: ['listUsers'],
    run: async (context) => {
      const { administrator, createClientUser, createUser } = context
      const email = `${randomWord()}@example.org`
      const { id } = await createNewUser(context, { email })
      const found = await administrator.call('listUsers', { query: { search: email } })
      found.check(isSame(idsOf(found), [id]), '', `the user ${id} for the search "${email}"`, idsOf(found))
      const user = await createClientUser()
      const { body: client } = await administrator.call('getClient', { path: { id: user.client_id } })
      const query = { search: `${client.person.father_last_name} ${client.person.name}` }
      const byPerson = await administrator.call('listUsers', { query })
      byPerson.check(isSame(idsOf(byPerson), [user.id]), '', `the user ${user.id} for the search "${query.search}"`, idsOf(byPerson))
      const { caller } = await createUser(['users.read'])
      const hidden = await caller.call('listUsers', { query })
      hidden.expect('', [])
    },
  },
  {
    title: 'users are listed by their last change in both directions',
    operations: ['listUsers'],
    run: async (context) => {
      const { administrator } = context
      const word = randomWord()
      const [one, two, three] = [
        await createNewUser(context, { name: `${word}a` }),
        await createNewUser(context, { name: `${word}b` }),
        await createNewUser(context, { name: `${word}c` }),
      ]
      await administrator.call('updateUser', { body: { id: one.id, name: `${word}d` } })
      const expected = [two.id, three.id, one.id]
      for (const sort of ['updated', '-updated'] as const) {
        const list = await administrator.call('listUsers', { query: { search: word, sort } })
        const ids = sort === 'updated' ? expected : expected.toReversed()
        list.check(isSame(idsOf(list), ids), '', `by ${sort} the ids ${ids}`, idsOf(list))
      }
    },
  },
  {
    title: 'the filter by role has those who hold it and nobody else, and an unknown role is refused',
    operations: ['listUsers'],
    run: async (context) => {
      const { administrator } = context
      const role = await createRole(context)
      const [holder, former] = [await createNewUser(context), await createNewUser(context)]
      for (const { id } of [holder, former]) await administrator.call('giveUserRoles', { path: { id }, body: { role_ids: [role.id] } })
      await administrator.call('takeUserRoles', { path: { id: former.id }, body: { role_ids: [role.id] } })
      const list = await administrator.call('listUsers', { query: { role_id: role.id } })
      list.check(isSame(idsOf(list), [holder.id]), '', `the user ${holder.id}`, idsOf(list))
      list.expectHeader('x-total-count', '1')
      await administrator.call('listUsers', { query: { role_id: createRandomId() } }, 400)
    },
  },
]
