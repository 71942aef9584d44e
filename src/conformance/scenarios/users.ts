import { buildPerson, randomPassword, randomWord } from '../random.ts'
import type { Samples, TagScenarios } from '../scenario.ts'
import { createAccessScenario } from './access-by-code.ts'
import { secondFactorsOfUsers } from './auth/second-factors.ts'
import { createUpperCaseScenario } from './ids-in-upper-case.ts'
import { createRole } from './roles/create-role.ts'
import { accessLimits } from './users/access-limits.ts'
import { createNewUser } from './users/create-new-user.ts'
import { registerOwner } from './users/owners.ts'
import { temporaryPasswords } from './users/temporary-passwords.ts'
import { userAccess } from './users/user-access.ts'
import { userLists } from './users/user-lists.ts'
import { userRecords } from './users/user-records.ts'
import { usersInBothRoles } from './users/users-in-both-roles.ts'
import { usersOfPeople } from './users/users-of-people.ts'

const samples: Samples = {
  createUser: async () => ({ body: { name: randomWord(), email: `${randomWord()}@example.org`, password: randomPassword() } }),
  createUserFromClient: async (context) => ({ body: { client_id: (await registerOwner(context, 'client', buildPerson())).id } }),
  createUserFromWorker: async (context) => ({ body: { worker_id: (await registerOwner(context, 'worker', buildPerson())).id } }),
  getUser: async (context) => ({ path: { id: (await createNewUser(context)).id } }),
  updateUser: async (context) => {
    const { id } = await createNewUser(context)
    return { body: { id, name: randomWord(), email: `${randomWord()}@example.org` } }
  },
  deleteUser: async (context) => ({ path: { id: (await createNewUser(context)).id } }),
  resetUserPassword: async (context) => ({ path: { id: (await createNewUser(context)).id } }),
  removeUserSecondFactor: async (context) => ({ path: { id: (await createNewUser(context)).id } }),
  listUserRoles: async (context) => ({ path: { id: (await createNewUser(context)).id } }),
  giveUserRoles: async (context) => {
    const { id } = await createNewUser(context)
    const role = await createRole(context)
    return { path: { id }, body: { role_ids: [role.id] } }
  },
  takeUserRoles: async (context) => {
    const { id } = await createNewUser(context)
    const role = await createRole(context)
    return { path: { id }, body: { role_ids: [role.id] } }
  },
  listUserAccess: async (context) => ({ path: { id: (await createNewUser(context)).id } }),
  giveUserAccess: async (context) => {
    const { id } = await createNewUser(context)
    return { path: { id }, body: { access_ids: await context.findAccessIds(['access.update']) } }
  },
  takeUserAccess: async (context) => {
    const { id } = await createNewUser(context)
    return { path: { id }, body: { access_ids: await context.findAccessIds(['access.update']) } }
  },
  listEffectiveUserAccess: async (context) => ({ path: { id: (await createNewUser(context)).id } }),
}

const lastAdministrator = { 409: 'the user of the run administers users and access, and goes on doing so' }

export const users: TagScenarios = {
  tag: 'users',
  samples,
  unseen: { takeUserRoles: lastAdministrator, takeUserAccess: lastAdministrator },
  scenarios: [
    ...userRecords,
    createUpperCaseScenario('getUser', createNewUser),
    ...userLists,
    ...temporaryPasswords,
    ...userAccess,
    ...accessLimits,
    ...usersOfPeople,
    ...usersInBothRoles,
    ...secondFactorsOfUsers,
    // The user of a client or worker needs more than one access.
    createAccessScenario('users', samples, ['createUserFromClient', 'createUserFromWorker']),
  ],
}
