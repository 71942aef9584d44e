import { createRandomId } from '#api/random-id.ts'
import type { Context } from '../../context.ts'
import { expectNamedAccess } from '../../negative/named-access.ts'
import type { Scenario } from '../../scenario.ts'
import { createRole, createUserWithRole } from './create-role.ts'

/** Expects a role to have exactly the access of these codes, in this order. */
async function expectAccess({ administrator }: Context, id: string, codes: string[]) {
  const list = await administrator.call('listRoleAccess', { path: { id } })
  const received = list.body.map(({ code }) => code)
  list.check(received.join() === codes.join(), '', `the access ${codes.join(', ') || 'of nothing'}, by code`, received)
}

/** The access of roles: given, taken, effective for those who hold the role, and limited by that of the caller. */
export const roleAccess: Scenario[] = [
  {
    title: 'access is given and taken, what is there already or is not there is ignored, and the list is by code',
    operations: ['giveRoleAccess', 'takeRoleAccess', 'listRoleAccess'],
    run: async (context) => {
      const { administrator, findAccessIds } = context
      const { id } = await createRole(context)
      const path = { id }
      await administrator.call('giveRoleAccess', { path, body: { access_ids: await findAccessIds(['workers.read', 'clients.read']) } })
      await administrator.call('giveRoleAccess', { path, body: { access_ids: await findAccessIds(['clients.read', 'schedules.read']) } })
      await expectAccess(context, id, ['clients.read', 'schedules.read', 'workers.read'])
      const taken = await findAccessIds(['clients.read', 'users.read'])
      for (let time = 0; time < 2; time++) await administrator.call('takeRoleAccess', { path, body: { access_ids: taken } })
      await expectAccess(context, id, ['schedules.read', 'workers.read'])
    },
  },
  {
    title: 'the same access, given several times at once, is there once',
    operations: ['giveRoleAccess', 'listRoleAccess'],
    run: async (context) => {
      const { id } = await createRole(context)
      const access_ids = await context.findAccessIds(['clients.read', 'workers.read'])
      const give = () => context.administrator.call('giveRoleAccess', { path: { id }, body: { access_ids } })
      await Promise.all([give(), give(), give()])
      await expectAccess(context, id, ['clients.read', 'workers.read'])
    },
  },
  {
    title: 'an unknown access is refused, and the others of the call are neither given nor taken',
    operations: ['giveRoleAccess', 'takeRoleAccess', 'listRoleAccess'],
    run: async (context) => {
      const { administrator, findAccessIds } = context
      const { id } = await createRole(context, ['clients.read'])
      const path = { id }
      const given = [...(await findAccessIds(['workers.read'])), createRandomId()]
      await administrator.call('giveRoleAccess', { path, body: { access_ids: given } }, 400)
      const taken = [...(await findAccessIds(['clients.read'])), createRandomId()]
      await administrator.call('takeRoleAccess', { path, body: { access_ids: taken } }, 400)
      await expectAccess(context, id, ['clients.read'])
    },
  },
  {
    title: 'who holds a role gets the access that the role is given, and loses what is taken from it',
    operations: ['giveRoleAccess', 'takeRoleAccess', 'listRoles'],
    run: async (context) => {
      const { administrator, findAccessIds } = context
      const { id } = await createRole(context)
      const { caller } = await createUserWithRole(context, id)
      const [path, access_ids] = [{ id }, await findAccessIds(['roles.read'])]
      await caller.call('listRoles', {}, 403)
      await administrator.call('giveRoleAccess', { path, body: { access_ids } })
      await caller.send('listRoles', {}, 200, { subject: 'after giveRoleAccess', blame: 'giveRoleAccess' })
      await administrator.call('takeRoleAccess', { path, body: { access_ids } })
      await caller.send('listRoles', {}, 403, { subject: 'after takeRoleAccess', blame: 'takeRoleAccess' })
    },
  },
  {
    title: 'nobody gives a role access that goes beyond their own, where mix covers the four types of its module',
    operations: ['giveRoleAccess', 'listRoleAccess'],
    run: async (context) => {
      const { createUser, findAccessIds } = context
      const { id } = await createRole(context)
      const { caller } = await createUser(['access.update', 'clients.mix'])
      const give = async (codes: string[], status: 204 | 403) =>
        caller.call('giveRoleAccess', { path: { id }, body: { access_ids: await findAccessIds(codes) } }, status)
      expectNamedAccess(await give(['clients.read', 'sessions.read'], 403), ['sessions.read'])
      await give(['clients.mix', 'clients.read'], 204)
      await expectAccess(context, id, ['clients.mix', 'clients.read'])
      const { id: own, access_ids } = await createRole(context, ['access.update', 'workers.read'])
      const user = await createUserWithRole(context, own)
      await user.caller.call('giveRoleAccess', { path: { id: (await createRole(context)).id }, body: { access_ids } })
    },
  },
  {
    title: 'a role with more access than the caller is neither changed nor deleted, given access or stripped of it',
    operations: ['updateRole', 'deleteRole', 'giveRoleAccess', 'takeRoleAccess', 'getRole', 'listRoleAccess'],
    run: async (context) => {
      const { administrator, createUser, findAccessIds } = context
      const { id, name } = await createRole(context, ['clients.read', 'sessions.read'])
      const { caller } = await createUser(['roles.mix', 'access.update', 'clients.read'])
      const [path, access_ids] = [{ id }, await findAccessIds(['clients.read'])]
      expectNamedAccess(await caller.call('updateRole', { path, body: { id, name: `${name} b` } }, 403), ['sessions.read'])
      expectNamedAccess(await caller.call('deleteRole', { path }, 403), ['sessions.read'])
      expectNamedAccess(await caller.call('giveRoleAccess', { path, body: { access_ids } }, 403), ['sessions.read'])
      expectNamedAccess(await caller.call('takeRoleAccess', { path, body: { access_ids } }, 403), ['sessions.read'])
      const read = await administrator.call('getRole', { path })
      read.expect('/name', name)
      await expectAccess(context, id, ['clients.read', 'sessions.read'])
    },
  },
]
