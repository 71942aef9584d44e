import { acceptConflict, buildAnswer, ignoreField, listDeleted, openToAll, pretend } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, wrongValue } from '../fault.ts'

/** Faults of roles, of their access and of who holds them. */
export const roleFaults: ProxyFault[] = [
  { ...{ name: 'lists deleted roles', operation: 'listRoles', pointer: '/body/*' }, createRule: listDeleted('deleteRole', 'listRoles') },
  {
    ...{ name: 'creates a role with the name or code of another one', operation: 'createRole', pointer: '/status' },
    createRule: acceptConflict('createRole'),
  },
  {
    ...{ name: 'overwrites a change of a role that the caller has not seen', operation: 'updateRole', pointer: '/status' },
    createRule: ignoreField('updateRole', 'updated_at'),
  },
  {
    ...{ name: 'forgets the access of a role that is renamed', operation: 'listRoleAccess', pointer: '/body/*/code' },
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
    createRule: changeAnswer('deleteRole', (_answer, call) => buildAnswer(call, 204), 409),
  },
  {
    ...{ name: 'leaves a role the access that is taken from it', operation: 'listRoleAccess', pointer: '/body' },
    createRule: pretend('takeRoleAccess', 204),
  },
  {
    ...{ name: 'lets callers give a role access that they lack', operation: 'giveRoleAccess', pointer: '/status' },
    createRule: openToAll('giveRoleAccess'),
  },
  {
    ...wrongValue('has no access in the tree of modules', 'listPermissions', '/body/*/children/*/access', []),
    isReadOnly: false,
    pointer: '/body',
  },
]
