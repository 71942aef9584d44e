import { createRandomId } from '#api/random-id.ts'
import type { Context } from '../../context.ts'
import { isSame } from '../../exchange/answer.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createRole } from '../roles/create-role.ts'
import { createNewUser } from './create-new-user.ts'

type AccessList = 'listUserAccess' | 'listEffectiveUserAccess'

/** Expects a user to have exactly the access of these codes, in any order. */
async function expectCodes({ administrator }: Context, list: AccessList, id: string, codes: string[]) {
  const answer = await administrator.call(list, { path: { id } })
  const received = answer.body.map(({ code }) => code).toSorted()
  answer.check(isSame(received, codes.toSorted()), '', `the access ${codes.join(', ') || 'of nothing'}`, received)
}

/** Expects a user to have exactly these roles, by name. */
async function expectRoles({ administrator }: Context, id: string, roles: { id: string; name: string }[]) {
  const list = await administrator.call('listUserRoles', { path: { id } })
  const received = list.body.map(({ name }) => name)
  list.check(
    isSame(
      received,
      roles.map(({ name }) => name),
    ),
    '',
    `the roles ${roles.map(({ name }) => name)}`,
    received,
  )
}

/** The roles and access of users: given, taken, and effective for the user. */
export const userAccess: Scenario[] = [
  {
    title: 'access is given and taken, and what is there already or is not there is ignored',
    operations: ['giveUserAccess', 'takeUserAccess', 'listUserAccess'],
    run: async (context) => {
      const { administrator, findAccessIds } = context
      const { id } = await createNewUser(context)
      const give = async (codes: string[]) =>
        administrator.call('giveUserAccess', { path: { id }, body: { access_ids: await findAccessIds(codes) } })
      await Promise.all([give(['clients.read', 'workers.read']), give(['clients.read', 'workers.read'])])
      await give(['clients.read', 'schedules.read'])
      await expectCodes(context, 'listUserAccess', id, ['clients.read', 'schedules.read', 'workers.read'])
      const taken = await findAccessIds(['clients.read', 'users.read'])
      for (let time = 0; time < 2; time++) await administrator.call('takeUserAccess', { path: { id }, body: { access_ids: taken } })
      await expectCodes(context, 'listUserAccess', id, ['schedules.read', 'workers.read'])
    },
  },
  {
    title: 'roles are given and taken, what is there already or is not there is ignored, and the list is by name',
    operations: ['giveUserRoles', 'takeUserRoles', 'listUserRoles', 'getUser'],
    run: async (context) => {
      const { administrator } = context
      const { id } = await createNewUser(context)
      const word = randomWord()
      const [third, first, second] = [
        await createRole(context, [], `${word} ñ`),
        await createRole(context, [], `${word} a`),
        await createRole(context, [], `${word} n`),
      ]
      const give = (...roles: { id: string }[]) =>
        administrator.call('giveUserRoles', { path: { id }, body: { role_ids: roles.map((role) => role.id) } })
      await Promise.all([give(third, first), give(third, first)])
      await give(third, second)
      await expectRoles(context, id, [first, second, third])
      const { body: role } = await administrator.call('getRole', { path: { id: first.id } })
      const list = await administrator.call('listUserRoles', { path: { id } })
      list.expectFields({ ...role, user_count: undefined }, '/0')
      for (let time = 0; time < 2; time++) await administrator.call('takeUserRoles', { path: { id }, body: { role_ids: [first.id] } })
      await expectRoles(context, id, [second, third])
      const read = await administrator.call('getUser', { path: { id } })
      const roleIds = read.body.roles.map((role) => role.id).toSorted()
      read.check(isSame(roleIds, [second.id, third.id].toSorted()), '/roles', `the roles ${second.name} and ${third.name}`)
    },
  },
  {
    title: 'an unknown access or role is refused, and the others of the call are neither given nor taken',
    operations: ['giveUserAccess', 'takeUserAccess', 'giveUserRoles', 'takeUserRoles'],
    run: async (context) => {
      const { administrator, findAccessIds } = context
      const { id } = await createNewUser(context)
      const [path, [held, other]] = [{ id }, await findAccessIds(['clients.read', 'workers.read'])]
      const [role, otherRole] = [await createRole(context), await createRole(context)]
      await administrator.call('giveUserAccess', { path, body: { access_ids: [held!] } })
      await administrator.call('giveUserRoles', { path, body: { role_ids: [role.id] } })
      await administrator.call('giveUserAccess', { path, body: { access_ids: [other!, createRandomId()] } }, 400)
      await administrator.call('takeUserAccess', { path, body: { access_ids: [held!, createRandomId()] } }, 400)
      await administrator.call('giveUserRoles', { path, body: { role_ids: [otherRole.id, createRandomId()] } }, 400)
      await administrator.call('takeUserRoles', { path, body: { role_ids: [role.id, createRandomId()] } }, 400)
      await expectCodes(context, 'listUserAccess', id, ['clients.read'])
      await expectRoles(context, id, [role])
      await administrator.call('deleteRole', { path: { id: otherRole.id } })
      await administrator.call('giveUserRoles', { path, body: { role_ids: [otherRole.id] } }, 400)
    },
  },
  {
    title: 'the effective access is the direct one and that of the roles, each once, and the user shows it',
    operations: ['listEffectiveUserAccess', 'listUserAccess', 'takeUserAccess', 'getUser', 'getSignedIn'],
    run: async (context) => {
      const { administrator, createUser } = context
      const { caller, id } = await createUser(['clients.read', 'schedules.read'])
      const [one, other] = [await createRole(context, ['clients.read', 'workers.read']), await createRole(context, ['workers.read'])]
      await administrator.call('giveUserRoles', { path: { id }, body: { role_ids: [one.id, other.id] } })
      const codes = ['clients.read', 'schedules.read', 'workers.read']
      await expectCodes(context, 'listEffectiveUserAccess', id, codes)
      await expectCodes(context, 'listUserAccess', id, ['clients.read', 'schedules.read'])
      // Only direct access is taken.
      await administrator.call('takeUserAccess', { path: { id }, body: { access_ids: one.access_ids } })
      await expectCodes(context, 'listUserAccess', id, ['schedules.read'])
      await expectCodes(context, 'listEffectiveUserAccess', id, codes)
      const read = await administrator.call('getUser', { path: { id } })
      const received = read.body.access.map(({ code }) => code).toSorted()
      read.check(isSame(received, codes), '/access', `the access ${codes.join(', ')}`, received)
      const inModules = read.body.modules.flatMap(({ children }) => children).flatMap(({ access }) => access.map(({ code }) => code))
      read.check(isSame(inModules.toSorted(), codes), '/modules', `modules with the access ${codes.join(', ')}`, inModules)
      const signedIn = await caller.call('getSignedIn')
      signedIn.expect('', read.body)
    },
  },
  {
    title: 'the effective access names its sources',
    operations: ['listEffectiveUserAccess'],
    run: async (context) => {
      const { administrator, createUser } = context
      const { id } = await createUser(['clients.read'])
      const role = await createRole(context, ['clients.read', 'workers.read'])
      await administrator.call('giveUserRoles', { path: { id }, body: { role_ids: [role.id] } })
      const list = await administrator.call('listEffectiveUserAccess', { path: { id } })
      const throughRole = { kind: 'role', role_id: role.id, role_name: role.name }
      const expected = { 'clients.read': [{ kind: 'direct', role_id: null, role_name: null }, throughRole], 'workers.read': [throughRole] }
      for (const [code, sources] of Object.entries(expected)) {
        const index = list.body.findIndex((access) => access.code === code)
        const received = list.body[index]?.sources?.toSorted((a, b) => a.kind.localeCompare(b.kind))
        list.check(isSame(received, sources), `/${Math.max(index, 0)}/sources`, JSON.stringify(sources), received)
      }
    },
  },
  {
    title: 'a signed-in user gets the access that is given, directly or by a role, and loses what is taken',
    operations: ['giveUserAccess', 'takeUserAccess', 'giveUserRoles', 'takeUserRoles'],
    run: async (context) => {
      const { administrator, createUser } = context
      const { caller, id } = await createUser()
      const role = await createRole(context, ['users.read'])
      const [path, roles, access] = [{ id }, { role_ids: [role.id] }, { access_ids: role.access_ids }]
      await caller.call('listUsers', {}, 403)
      const steps = [
        ['giveUserAccess', access, 200],
        ['takeUserAccess', access, 403],
        ['giveUserRoles', roles, 200],
        ['takeUserRoles', roles, 403],
      ] as const
      for (const [change, body, status] of steps) {
        await administrator.send(change, { path, body }, 204)
        await caller.send('listUsers', {}, status, { continueOnFailure: true, subject: `after ${change}`, blame: change })
      }
    },
  },
]
