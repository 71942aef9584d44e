import { acceptConflict, acceptConflictWhere, buildAnswer, ignoreField, listDeleted, openToAll, pretend } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody, wrongValue } from '../fault.ts'

type RoleBody = { name: string; code?: string | null }

/** Faults of roles, of their access and of who holds them. */
export const roleFaults: ProxyFault[] = [
  {
    name: 'lists deleted roles',
    operation: 'listRoles',
    pointer: '/body/*',
    scenario: 'a deleted role is gone from lookups, changes, lists and what can be given',
    createRule: listDeleted('deleteRole', 'listRoles'),
  },
  {
    name: 'creates a role with the name or code of another one',
    operation: 'createRole',
    pointer: '/status',
    scenario: 'a name, without regard to case and accents, and a code, without regard to case, belong to one role, until it is deleted',
    createRule: acceptConflict('createRole'),
  },
  {
    name: 'sorts roles by their last change in place of their creation',
    operation: 'listRoles',
    pointer: '/body',
    scenario: 'pages of listRoles have no gap and repeat nothing, in every order',
    createRule: () => async (call, origin) => {
      if (call.operation !== 'listRoles' || call.query.get('sort') !== 'created') return origin.send(call)
      const all = await origin.send({ ...call, query: new URLSearchParams({ search: call.query.get('search')! }) })
      const [offset, limit] = [Number(call.query.get('offset')), Number(call.query.get('limit'))]
      const roles = parseBody<{ updated_at: string }[]>(all).toSorted((one, other) => (one.updated_at < other.updated_at ? -1 : 1))
      return withBody(all, roles.slice(offset, offset + limit))
    },
  },
  {
    name: 'takes two codes that differ in case for two',
    operation: 'createRole',
    pointer: '/status',
    scenario: 'a name, without regard to case and accents, and a code, without regard to case, belong to one role, until it is deleted',
    createRule: acceptConflictWhere<RoleBody>(
      'createRole',
      ({ code }, created) => code !== undefined && created.every((role) => role.code !== code),
    ),
  },
  {
    name: 'stores the name of a change whose code is taken',
    operation: 'getRole',
    pointer: '/body/name',
    scenario: 'a name, without regard to case and accents, and a code, without regard to case, belong to one role, until it is deleted',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation === 'updateRole' && answer.status === 409) {
        const { code, ...role } = parseBody<RoleBody>(call)
        if (code !== undefined) await origin.send(withBody(call, role))
      }
      return answer
    },
  },
  {
    name: 'keeps the code of a role that a change empties',
    operation: 'updateRole',
    pointer: '/body/code',
    scenario: 'a change replaces name and code, clears a code that is missing, null or empty, keeps the access and moves updated_at',
    createRule: changeAnswer('updateRole', (answer, call) => {
      const { code } = parseBody<RoleBody>(call)
      return code === '' ? withBody(answer, { ...parseBody<RoleBody>(answer), code }) : answer
    }),
  },
  {
    name: 'overwrites a change of a role that the caller has not seen',
    operation: 'updateRole',
    pointer: '/status',
    scenario: 'a change that has read an older version is refused, and of two at the same time one wins',
    createRule: ignoreField('updateRole', 'updated_at'),
  },
  {
    name: 'forgets the access of a role that is renamed',
    operation: 'listRoleAccess',
    pointer: '/body/*/code',
    scenario: 'a change replaces name and code, clears a code that is missing, null or empty, keeps the access and moves updated_at',
    createRule: () => {
      const renamed = new Set<string>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation === 'updateRole' && answer.status === 200) renamed.add(`${call.path}/access`)
        return renamed.has(call.path) && answer.status === 200 ? { ...answer, text: '[]' } : answer
      }
    },
  },
  {
    ...wrongValue('names the users of a role without their ids', 'deleteRole', '/body/error/details/*/id', undefined, 409),
    scenario: 'a role is not deleted while a user holds it, and the refusal names the user to those who may read users',
    pointer: '/body/error/details',
  },
  {
    name: 'accepts the deletion of a role that users hold',
    operation: 'deleteRole',
    pointer: '/status',
    scenario: 'a role is not deleted while a user holds it, and the refusal names the user to those who may read users',
    createRule: changeAnswer('deleteRole', (_answer, call) => buildAnswer(call, 204), 409),
  },
  {
    name: 'leaves a role the access that is taken from it',
    operation: 'listRoleAccess',
    pointer: '/body',
    scenario: 'access is given and taken, what is there already or is not there is ignored, and the list is by code',
    createRule: pretend('takeRoleAccess', 204),
  },
  {
    name: 'lets callers give a role access that they lack',
    operation: 'giveRoleAccess',
    pointer: '/status',
    scenario: 'nobody gives a role access that goes beyond their own, where mix covers the four types of its module',
    createRule: openToAll('giveRoleAccess'),
  },
  {
    ...wrongValue('has no access in the tree of modules', 'listPermissions', '/body/*/children/*/access', []),
    scenario: 'the tree of modules has the access codes of the contract, each in its module, and parents have none',
    isReadOnly: false,
    pointer: '/body',
  },
]
