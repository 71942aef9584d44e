import { createRandomId } from '#api/random-id.ts'
import { acceptConflict, buildAnswer, createForAll, openToAll, pretend } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody } from '../fault.ts'

type UserBody = { id: string; email?: string }

/** Faults of users, of their roles, access and passwords. */
export const userFaults: ProxyFault[] = [
  {
    name: 'creates one user for every one of several callers',
    operation: 'createUser',
    pointer: '/status',
    scenario: 'of several users who take one name or e-mail at the same time one wins',
    createRule: createForAll('createUser'),
  },
  {
    name: 'keeps an e-mail that a replacement leaves out',
    operation: 'updateUser',
    pointer: '/body/email',
    scenario: 'a change replaces name and e-mail, clears a missing e-mail, moves updated_at, and keeps roles, access and sign-in',
    createRule: () => {
      const emails = new Map<string, string>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation !== 'updateUser' || answer.status !== 200) return answer
        const user = parseBody<UserBody>(answer)
        if (user.email) emails.set(user.id, user.email)
        return withBody(answer, { ...user, email: emails.get(user.id) })
      }
    },
  },
  {
    name: 'lets users delete themselves',
    operation: 'deleteUser',
    pointer: '/status',
    scenario: 'nobody deletes their own user',
    createRule: changeAnswer('deleteUser', (_answer, call) => buildAnswer(call, 204), 409),
  },
  {
    name: 'keeps the sign-ins of a user whose password is reset',
    operation: 'resetUserPassword',
    pointer: '/status',
    scenario: 'a reset ends the sign-ins and the old password, and answers a new temporary one',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      return call.operation === 'getSignedIn' && answer.status === 401 ? origin.sendAsAdministrator(call) : answer
    },
  },
  {
    name: 'answers a temporary password that signs nobody in',
    operation: 'resetUserPassword',
    pointer: '/status',
    scenario: 'a reset ends the sign-ins and the old password, and answers a new temporary one',
    createRule: changeAnswer('resetUserPassword', (answer) => withBody(answer, { ...parseBody<object>(answer), password: 'quince loros' })),
  },
  {
    name: 'shows users the access of others',
    operation: 'listUserAccess',
    pointer: '/status',
    scenario: 'everybody reads their own user, roles and access, and of others nothing',
    createRule: openToAll('listUserAccess'),
  },
  {
    name: 'counts direct access alone as effective',
    operation: 'listEffectiveUserAccess',
    pointer: '/body',
    scenario: 'the effective access is the direct one and that of the roles, each once, and the user shows it',
    createRule: () => (call, origin) =>
      origin.send(call.operation === 'listEffectiveUserAccess' ? { ...call, path: call.path.replace('/all', '') } : call),
  },
  {
    name: 'leaves a user the roles that are taken',
    operation: 'listUserRoles',
    pointer: '/body',
    scenario: 'roles are given and taken, what is there already or is not there is ignored, and the list is by name',
    createRule: pretend('takeUserRoles', 204),
  },
  {
    name: 'lets callers give a user access that they lack',
    operation: 'giveUserAccess',
    pointer: '/status',
    scenario: 'nobody gives a user access that goes beyond their own, directly or by a role, where mix covers the four types of its module',
    createRule: openToAll('giveUserAccess'),
  },
  {
    name: 'finds users by people whom the caller may not read',
    operation: 'listUsers',
    pointer: '/body',
    scenario: 'the search finds a user by e-mail, and by the person of its client for those who may read the client',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      const isMeant = call.operation === 'listUsers' && answer.status === 200 && call.query.has('search')
      return isMeant ? origin.sendAsAdministrator(call) : answer
    },
  },
  {
    name: 'creates a second user for a client',
    operation: 'createUserFromClient',
    pointer: '/status',
    scenario: 'a client has one user, also when several are created at the same time',
    createRule: acceptConflict('createUserFromClient'),
  },
  {
    name: 'lets everybody who registers users read through that of a worker',
    operation: 'createUserFromWorker',
    pointer: '/status',
    scenario: 'the user of a worker is created, changed, reset and deleted only with the access to what it can read',
    createRule: openToAll('createUserFromWorker'),
  },
  {
    name: 'creates a user for a deleted client',
    operation: 'createUserFromClient',
    pointer: '/status',
    scenario: 'a client has one user, also when several are created at the same time',
    createRule: changeAnswer('createUserFromClient', (_answer, call) => buildAnswer(call, 201, { id: createRandomId() }), 400),
  },
  {
    name: 'lets users reset their own password by the id in capitals',
    operation: 'resetUserPassword',
    pointer: '/status',
    scenario: 'nobody resets their own password',
    createRule: changeAnswer(
      'resetUserPassword',
      (answer, call) => (/[A-F]/.test(call.path) ? buildAnswer(call, 200, { name: 'x', password: 'x' }) : answer),
      409,
    ),
  },
]
