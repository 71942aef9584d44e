import { expectNamedAccess } from '../../negative/named-access.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createRole } from '../roles/create-role.ts'
import { createNewUser } from './create-new-user.ts'

/** Nobody gets more access through other users, and everybody reads their own user. */
export const accessLimits: Scenario[] = [
  {
    title: 'nobody gives a user access that goes beyond their own, directly or by a role, where mix covers the four types of its module',
    operations: ['giveUserAccess', 'giveUserRoles', 'listEffectiveUserAccess'],
    run: async (context) => {
      const { administrator, createUser, findAccessIds } = context
      const { id } = await createNewUser(context)
      const [role, allowed] = [await createRole(context, ['clients.read', 'sessions.read']), await createRole(context, ['clients.update'])]
      const { caller } = await createUser(['access.update', 'clients.mix'])
      const path = { id }
      const access_ids = await findAccessIds(['clients.read', 'sessions.read'])
      expectNamedAccess(await caller.call('giveUserAccess', { path, body: { access_ids } }, 403), ['sessions.read'])
      expectNamedAccess(await caller.call('giveUserRoles', { path, body: { role_ids: [role.id, allowed.id] } }, 403), ['sessions.read'])
      const effective = await administrator.call('listEffectiveUserAccess', { path })
      effective.expect('', [])
      await caller.call('giveUserAccess', { path, body: { access_ids: access_ids.slice(0, 1) } })
      await caller.call('giveUserRoles', { path, body: { role_ids: [allowed.id] } })
    },
  },
  {
    title: 'a user with more access than the caller is neither changed nor deleted, given access or stripped of it',
    operations: ['updateUser', 'deleteUser', 'giveUserAccess', 'takeUserAccess', 'giveUserRoles', 'takeUserRoles', 'getUser'],
    run: async (context) => {
      const { administrator, createUser, has } = context
      const role = await createRole(context, ['clients.read'])
      const [superior, path] = await createSuperior()
      const { caller } = await createUser(['users.mix', 'access.update', 'clients.read'])
      const [access, roles] = [{ access_ids: role.access_ids }, { role_ids: [role.id] }]
      const before = await administrator.call('getUser', { path })
      const calls = [
        ['updateUser', { body: { id: superior.id, name: randomWord() } }],
        ['giveUserAccess', { path, body: access }],
        ['takeUserAccess', { path, body: access }],
        ['giveUserRoles', { path, body: roles }],
        ['takeUserRoles', { path, body: roles }],
        ['deleteUser', { path }],
        ...(has('resetUserPassword') ? ([['resetUserPassword', { path }]] as const) : []),
      ] as const
      for (const [change, request] of calls)
        expectNamedAccess(await caller.send(change, request, 403, { continueOnFailure: true }), ['sessions.read'])
      await superior.caller.call('getSignedIn')
      const read = await administrator.call('getUser', { path })
      read.expect('', before.body)

      async function createSuperior() {
        const user = await createUser(['sessions.read'])
        await administrator.call('giveUserRoles', { path: { id: user.id }, body: { role_ids: [role.id] } })
        return [user, { id: user.id }] as const
      }
    },
  },
  {
    title: 'everybody may change their own user',
    operations: ['updateUser'],
    run: async ({ createUser, createWorkerUser, administrator, findAccessIds }) => {
      const { caller, id } = await createUser(['users.update'])
      const changed = await caller.call('updateUser', { body: { id, name: randomWord() } })
      changed.expect('/id', id)
      const worker = await createWorkerUser()
      await administrator.call('giveUserAccess', { path: { id: worker.id }, body: { access_ids: await findAccessIds(['users.update']) } })
      await worker.caller.call('updateUser', { body: { id: worker.id, name: worker.name } })
    },
  },
  {
    title: 'everybody reads their own user, roles and access, and of others nothing',
    operations: ['getUser', 'listUserRoles', 'listUserAccess', 'listEffectiveUserAccess', 'listUsers'],
    run: async (context) => {
      const { createUser, createClientUser } = context
      const other = await createNewUser(context)
      for (const { caller, id } of [await createUser(), await createClientUser()]) {
        for (const read of ['getUser', 'listUserRoles', 'listUserAccess', 'listEffectiveUserAccess'] as const) {
          await caller.send(read, { path: { id } }, 200, { continueOnFailure: true, subject: 'the caller' })
          await caller.send(read, { path: { id: other.id } }, 403, { continueOnFailure: true, subject: 'another user' })
        }
        const own = await caller.call('getUser', { path: { id } })
        own.expect('/id', id)
        await caller.call('listUsers', {}, 403)
      }
    },
  },
]
