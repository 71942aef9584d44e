import type { Context } from '../../context.ts'
import { randomWord } from '../../random.ts'

/** Creates a role with exactly these access codes. */
export async function createRole({ administrator, findAccessIds }: Context, codes: string[] = [], name = randomWord()) {
  const { body } = await administrator.call('createRole', { body: { name } })
  const access_ids = await findAccessIds(codes)
  if (codes.length > 0) await administrator.call('giveRoleAccess', { path: { id: body.id }, body: { access_ids } })
  return { id: body.id, name, access_ids }
}

/** Creates a user who holds a role and no other access, and signs in. */
export async function createUserWithRole({ administrator, createUser }: Context, roleId: string) {
  const user = await createUser()
  await administrator.call('giveUserRoles', { path: { id: user.id }, body: { role_ids: [roleId] } })
  return user
}
