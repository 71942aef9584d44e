import { errorCode } from '#api/errors.ts'
import { normalizePassword } from '#domain/passwords.ts'
import type { Operations } from '../call.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createNotSignedInError, HttpError } from '../errors.ts'
import { addRefusedSignIn } from '../history/refused-sign-in.ts'
import {
  buildOwnPassword,
  lockCredentials,
  readPasswordWords,
  replacePassword,
  selectCredentialsByLogin,
  selectOwnCredentials,
} from '../passwords/credentials.ts'
import { refuseWeakPassword } from '../passwords/password-rules.ts'
import { readUser } from '../users/sql.ts'
import { normalizeUserName } from '../users/user-name.ts'
import { getLimitKey, tryPassword } from './limits.ts'
import { endOtherSignIns, endSignIn, startSignIn } from './sign-in.ts'

const createWrongCredentialsError = () => new HttpError(401, errorCode.unauthorized, 'El usuario o la contraseña no son correctos.')

const createExpiredPasswordError = () =>
  new HttpError(401, errorCode.unauthorized, 'Su contraseña temporal ha vencido. Pida otra a quien administra los usuarios.')

const createWrongPasswordError = () =>
  createBadRequestError('La contraseña actual no es correcta.', [{ path: 'current_password', message: 'No es la contraseña actual.' }])

const createSamePasswordError = () =>
  createBadRequestError('La contraseña nueva es la temporal.', [
    { path: 'new_password', message: 'Elija otra: la temporal la ha visto alguien más.' },
  ])

export const auth = {
  login: async ({ db, body, limits, request, reply, now }) => {
    const username = normalizeUserName(body.username)
    const address = getLimitKey(request.ip)
    const user = await selectCredentialsByLogin(db, username, { address, now }).executeTakeFirst()
    const isRight = await tryPassword(limits, { address, username, user, password: body.password })
    if (!isRight || !user) {
      await addRefusedSignIn(db, user?.id)
      throw createWrongCredentialsError()
    }
    if (user.password_expires_at !== null && user.password_expires_at <= now.toISOString()) throw createExpiredPasswordError()
    await runTransaction(db, async (trx) => {
      // The password may have been changed meanwhile.
      if (!(await lockCredentials(trx, user))) throw createWrongCredentialsError()
      await startSignIn(trx, user.id, request, reply, now)
    })
    return readUser(db, user.id)
  },

  logout: async ({ db, query, request, reply, now }) => {
    if (query.everywhere) await endOtherSignIns(db, request, now)
    await endSignIn(db, request, reply)
  },

  getSignedIn: ({ db, actor }) => readUser(db, actor.id),

  changePassword: async ({ db, body, actor, limits, hashPassword, request, reply, now }) => {
    const { current_password, new_password } = body
    const address = getLimitKey(request.ip)
    const user = await selectOwnCredentials(db, actor.id, { address, now }).executeTakeFirst()
    if (!user) throw createNotSignedInError()
    refuseWeakPassword(new_password, 'new_password', await readPasswordWords(db, user))
    const attempt = { address, username: user.name, user, password: current_password, callerId: actor.id }
    if (!(await tryPassword(limits, attempt))) throw createWrongPasswordError()
    if (actor.password_temporary && normalizePassword(new_password) === normalizePassword(current_password)) throw createSamePasswordError()
    const password = buildOwnPassword(await hashPassword(new_password, actor.id))
    await runTransaction(db, async (trx) => {
      if (!(await replacePassword(trx, user, password))) throw createWrongPasswordError()
      await startSignIn(trx, user.id, request, reply, now)
    })
  },
} satisfies Partial<Operations>
