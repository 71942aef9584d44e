import { errorCode } from '#api/errors.ts'
import type { Operations } from '../call.ts'
import { Refusal } from '../errors.ts'
import { readUser } from '../users/sql.ts'
import { count } from './limits.ts'
import { verifyPassword } from './password.ts'
import { endSignIn, startSignIn } from './sign-in.ts'
import { selectCredentials } from './sql.ts'

const refused = () => new Refusal(401, errorCode.unauthorized, 'El usuario o la contraseña no son correctos.')

export const auth = {
  login: async ({ db, body, limits, request, reply, now }) => {
    const username = body.username.trim()
    const nameKey = `${request.ip} ${username.toLowerCase()}`
    // counted before the password is looked at, so that many tries at once are no way around it; a right one is taken back
    await count(limits.address, request.ip)
    await count(limits.name, nameKey)
    const credentials = await selectCredentials(db, username).executeTakeFirst()
    if (!(await verifyPassword(body.password, credentials?.password_hash)) || !credentials) throw refused()
    await limits.address.reward(request.ip)
    await limits.name.delete(nameKey)
    await startSignIn(db, credentials.id, request, reply, now)
    return readUser(db, credentials.id)
  },

  logout: async ({ db, request, reply }) => {
    await endSignIn(db, request, reply)
  },

  getSignedIn: ({ db, actor }) => readUser(db, actor.id),
} satisfies Partial<Operations>
