import { acceptConflict, buildAnswer, ignoreField, listDeleted, openToAll, pretend } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, wrongValue } from '../fault.ts'

/** Faults of roles, of their access and of who holds them. */
export const roleFaults: ProxyFault[] = [
  {
    ...{ name: 'lists deleted roles', operation: 'listRoles', pointer: '/body/*' },
    scenario: 'a deleted role is gone from lookups, changes, lists and what can be given',
    createRule: listDeleted('deleteRole', 'listRoles'),
  },
  {
    ...{ name: 'creates a role with the name or code of another one', operation: 'createRole', pointer: '/status' },
    scenario: 'a name, without regard to case and accents, and a code belong to one role, until it is deleted',
    createRule: acceptConflict('createRole'),
  },
  {
    ...{ name: 'overwrites a change of a role that the caller has not seen', operation: 'updateRole', pointer: '/status' },
    scenario: 'a change that has read an older version is refused, and of two at the same time one wins',
    createRule: ignoreField('updateRole', 'updated_at'),
  },
  {
    ...{ name: 'forgets the access of a role that is renamed', operation: 'listRoleAccess', pointer: '/body/*/code' },
    scenario: 'a change replaces name and code, clears a missing code, keeps the access and moves updated_at',
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
    ...{ name: 'accepts the deletion of a role that users hold', operation: 'deleteRole', pointer: '/status' },
    scenario: 'a role is not deleted while a user holds it, and the refusal names the user to those who may read users',
    createRule: changeAnswer('deleteRole', (_answer, call) => buildAnswer(call, 204), 409),
  },
  {
    ...{ name: 'leaves a role the access that is taken from it', operation: 'listRoleAccess', pointer: '/body' },
    scenario: 'access is given and taken, what is there already or is not there is ignored, and the list is by code',
    createRule: pretend('takeRoleAccess', 204),
  },
  {
    ...{ name: 'lets callers give a role access that they lack', operation: 'giveRoleAccess', pointer: '/status' },
    scenario: 'nobody gives a role access that goes beyond the own, where mix covers the four types of its module',
    createRule: openToAll('giveRoleAccess'),
  },
  {
    ...wrongValue('has no access in the tree of modules', 'listPermissions', '/body/*/children/*/access', []),
    scenario: 'the tree of modules has the access codes of the contract, each in its module, and parents have none',
    isReadOnly: false,
    pointer: '/body',
  },
]
