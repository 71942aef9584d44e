import type { Context } from '../../context.ts'
import { randomPassword, randomWord } from '../../random.ts'

/** Creates a user who has not signed in yet, so the password is still temporary. */
export async function createNewUser({ administrator }: Context, fields: { name?: string; email?: string } = {}) {
  const user = { name: randomWord(14), password: randomPassword(), ...fields }
  const { body } = await administrator.call('createUser', { body: user })
  return { ...user, id: body.id }
}
