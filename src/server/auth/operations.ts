import { errorCode } from '#api/errors.ts'
import type { Operations } from '../call.ts'
import { transaction } from '../database/transaction.ts'
import { badRequest, notSignedIn, Refusal } from '../errors.ts'
import { readUser } from '../users/sql.ts'
import { origin, tryPassword } from './limits.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { refuseCommon } from './password-rules.ts'
import { endSignIn, startSignIn } from './sign-in.ts'
import { holdCredentials, replacePassword, selectCredentials, selectCredentialsOf } from './sql.ts'

const refused = () => new Refusal(401, errorCode.unauthorized, 'El usuario o la contraseña no son correctos.')

const wrongPassword = () =>
  badRequest('La contraseña actual no es correcta.', [{ path: 'current_password', message: 'No es la contraseña actual.' }])

const stillTemporary = () =>
  badRequest('La contraseña nueva es la temporal.', [{ path: 'new_password', message: 'Elija otra: la temporal la ha visto alguien más.' }])

export const auth = {
  login: async ({ db, body, limits, request, reply, now }) => {
    const username = body.username.trim()
    const user = await tryPassword(limits, origin(request.ip), username, async () => {
      const known = await selectCredentials(db, username).executeTakeFirst()
      return (await verifyPassword(body.password, known?.password_hash)) ? known : undefined
    })
    if (!user) throw refused()
    await transaction(db, async (trx) => {
      if (!(await holdCredentials(trx, user))) throw refused() // changed while it was looked at
      await startSignIn(trx, user.id, request, reply, now)
    })
    return readUser(db, user.id)
  },

  logout: async ({ db, request, reply }) => {
    await endSignIn(db, request, reply)
  },

  getSignedIn: ({ db, actor }) => readUser(db, actor.id),

  changePassword: async ({ db, body, actor, limits, request, reply, now }) => {
    const { current_password, new_password } = body
    refuseCommon(new_password, 'new_password')
    const user = await selectCredentialsOf(db, actor.id).executeTakeFirst()
    if (!user) throw notSignedIn()
    const right = await tryPassword(limits, origin(request.ip), user.name, async () =>
      (await verifyPassword(current_password, user.password_hash)) ? user : undefined,
    )
    if (!right) throw wrongPassword()
    if (actor.password_temporary && new_password === current_password) throw stillTemporary()
    const password_hash = await hashPassword(new_password)
    await transaction(db, async (trx) => {
      if (!(await replacePassword(trx, user, { password_hash, temporary: false }))) throw wrongPassword()
      await startSignIn(trx, user.id, request, reply, now)
    })
  },
} satisfies Partial<Operations>
