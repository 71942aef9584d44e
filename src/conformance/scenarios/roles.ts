import { randomWord } from '../random.ts'
import type { Samples, TagScenarios } from '../scenario.ts'
import { createAccessScenario } from './access-by-code.ts'
import { createUpperCaseScenario } from './ids-in-upper-case.ts'
import { createListScenarios } from './list-by-name.ts'
import { createRole } from './roles/create-role.ts'
import { moduleTree } from './roles/module-tree.ts'
import { roleAccess } from './roles/role-access.ts'
import { roleRecords } from './roles/role-records.ts'
import { roleUsers } from './roles/role-users.ts'

const samples: Samples = {
  createRole: async () => ({ body: { name: randomWord(), code: randomWord() } }),
  getRole: async (context) => ({ path: { id: (await createRole(context)).id } }),
  updateRole: async (context) => {
    const { id } = await createRole(context)
    return { path: { id }, body: { id, name: randomWord(), code: randomWord() } }
  },
  deleteRole: async (context) => ({ path: { id: (await createRole(context)).id } }),
  listRoleAccess: async (context) => ({ path: { id: (await createRole(context)).id } }),
  giveRoleAccess: async (context) => {
    const { id } = await createRole(context)
    return { path: { id }, body: { access_ids: await context.findAccessIds(['access.update']) } }
  },
  takeRoleAccess: async (context) => {
    const { id, access_ids } = await createRole(context, ['access.update'])
    return { path: { id }, body: { access_ids } }
  },
}

export const roles: TagScenarios = {
  tag: 'roles',
  samples,
  unseen: {
    takeRoleAccess: { 409: 'the user of the run administers users and access, and goes on doing so' },
  },
  scenarios: [
    ...roleRecords,
    createUpperCaseScenario('getRole', createRole),
    ...createListScenarios({
      list: 'listRoles',
      create: (context, name) => createRole(context, [], name),
      change: ({ administrator }, id, name) => administrator.call('updateRole', { path: { id }, body: { id, name } }),
    }),
    ...moduleTree,
    ...roleAccess,
    ...roleUsers,
    createAccessScenario('roles', samples),
  ],
}
