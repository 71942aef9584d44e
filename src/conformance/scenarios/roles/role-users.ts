import type { Scenario } from '../../scenario.ts'
import { createRole, createUserWithRole } from './create-role.ts'

/** Roles and the users who hold them. */
export const roleUsers: Scenario[] = [
  {
    title: 'a role is not deleted while a user holds it, and the refusal names the user to those who may read users',
    operations: ['deleteRole', 'getRole'],
    run: async (context) => {
      const { administrator, createUser } = context
      const { id } = await createRole(context)
      const user = await createUserWithRole(context, id)
      const refusal = await administrator.call('deleteRole', { path: { id } }, 409)
      const isNamed = refusal.body.error.details.some(({ message, id }) => message.includes(user.name) && id === user.id)
      refusal.check(isNamed, '/error/details', `a problem with the name of the user ${user.name} and the id ${user.id}`)
      const { caller } = await createUser(['roles.delete'])
      const silent = await caller.call('deleteRole', { path: { id } }, 409)
      silent.check(!silent.exchange.body.includes(user.name), '/error/details', 'no name for a caller without users.read')
      await administrator.call('getRole', { path: { id } })
      await administrator.call('takeUserRoles', { path: { id: user.id }, body: { role_ids: [id] } })
      await administrator.call('deleteRole', { path: { id } })
    },
  },
  {
    title: 'a deleted user does not hold a role any more',
    operations: ['deleteRole'],
    run: async (context) => {
      const { administrator } = context
      const { id } = await createRole(context)
      const user = await createUserWithRole(context, id)
      await administrator.call('deleteUser', { path: { id: user.id } })
      await administrator.call('deleteRole', { path: { id } })
    },
  },
  {
    title: 'of the deletion of a role and giving it to a user at the same time one wins',
    operations: ['deleteRole'],
    run: async (context) => {
      const { administrator, createUser } = context
      const user = await createUser()
      for (let round = 0; round < 3; round++) {
        const { id } = await createRole(context)
        const [deletion, gift] = await Promise.all([
          administrator.send('deleteRole', { path: { id } }, [204, 409]),
          administrator.send('giveUserRoles', { path: { id: user.id }, body: { role_ids: [id] } }, [204, 400]),
        ])
        const winners = [deletion, gift].filter(({ status }) => status === 204)
        deletion.checkStatus(winners.length === 1, 'one 204, of the deletion or of giving the role', `${deletion.status}, ${gift.status}`)
      }
    },
  },
  {
    title: 'a role tells how many users hold it, in the list and alone',
    operations: ['getRole', 'listRoles'],
    run: async (context) => {
      const { administrator } = context
      const { id, name } = await createRole(context)
      const expectCount = async (count: number) => {
        const read = await administrator.call('getRole', { path: { id } })
        read.expect('/user_count', count)
        const list = await administrator.call('listRoles', { query: { search: name } })
        list.expect('/0/user_count', count)
      }
      await expectCount(0)
      const [first, second] = [await createUserWithRole(context, id), await createUserWithRole(context, id)]
      await expectCount(2)
      await administrator.call('takeUserRoles', { path: { id: first.id }, body: { role_ids: [id] } })
      await expectCount(1)
      await administrator.call('deleteUser', { path: { id: second.id } })
      await expectCount(0)
    },
  },
]
