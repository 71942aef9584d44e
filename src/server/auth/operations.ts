import { sql } from 'kysely'
import { errorCode } from '#api/errors.ts'
import type { SignIn } from '#api/generated/wire.ts'
import { normalizePassword } from '#domain/passwords.ts'
import type { Operations } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError, HttpError, requireFound } from '../errors.ts'
import {
  buildOwnPassword,
  lockCredentials,
  readPasswordWords,
  replacePassword,
  selectCredentialsByLogin,
} from '../passwords/credentials.ts'
import { refuseWeakPassword } from '../passwords/password-rules.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { consumeCode, readSecondFactor } from '../second-factor/sql.ts'
import { readUser } from '../users/sql.ts'
import { normalizeUserName } from '../users/user-name.ts'
import { getLimitKey, tryPassword } from './limits.ts'
import { createWrongPasswordError, readOwnCredentials, requireOwnPassword } from './own-password.ts'
import { secondFactor } from './second-factor-operations.ts'
import { deleteOtherSignIns, deleteOwnSignIns, endOtherSignIns, endSignIn, selectActiveSignIns, startSignIn } from './sign-in.ts'

const createWrongCredentialsError = () => new HttpError(401, errorCode.unauthorized, 'El usuario o la contraseña no son correctos.')

const createExpiredPasswordError = () =>
  new HttpError(401, errorCode.unauthorized, 'Su contraseña temporal ha vencido. Pida otra a quien administra los usuarios.')

const createCodeError = (message: string, problem: string) =>
  new HttpError(401, errorCode.unauthorized, message, { details: [{ path: 'code', message: problem }] })

const createMissingCodeError = () => createCodeError('Escriba también el código de su aplicación de verificación.', 'Falta el código.')

const createWrongCodeError = () => createCodeError('El código no es correcto, o ya se usó.', 'No es un código válido ahora.')

const createSamePasswordError = () =>
  createBadRequestError('La contraseña nueva es la temporal.', [
    { path: 'new_password', message: 'Elija otra: la temporal la ha visto alguien más.' },
  ])

export const auth = {
  login: async ({ db, body, limits, request, reply, now }) => {
    const username = normalizeUserName(body.username)
    const address = getLimitKey(request.ip)
    const user = await selectCredentialsByLogin(db, username, { address, now }).executeTakeFirst()
    const { code, password } = body
    const checkCode = async (userId: string) => {
      if (code === undefined) return 'missing code'
      return (await runTransaction(db, (trx) => consumeCode(trx, userId, code, now))) ? 'right' : 'wrong code'
    }
    const needsCode = user?.second_factor && { checkCode: () => checkCode(user.id) }
    const verdict = await tryPassword(limits, { address, username, user, password, ...needsCode })
    if (verdict === 'wrong password' || !user) {
      await addRefusedSignIn(db, user?.id)
      throw createWrongCredentialsError()
    }
    if (user.password_expires_at !== null && user.password_expires_at <= now.toISOString()) throw createExpiredPasswordError()
    if (verdict === 'missing code') throw createMissingCodeError()
    if (verdict === 'wrong code') {
      await addRefusedSignIn(db, user.id, { wrong_code: true })
      throw createWrongCodeError()
    }
    await runTransaction(db, async (trx) => {
      // The password may have been changed meanwhile, or a second factor set.
      if (!(await lockCredentials(trx, user))) throw createWrongCredentialsError()
      if (!user.second_factor && (await readSecondFactor(trx, user.id)).active) throw createMissingCodeError()
      await startSignIn(trx, user.id, request, reply, now)
    })
    return readUser(db, user.id)
  },

  logout: async ({ db, query, request, reply, now }) => {
    if (query.everywhere) await endOtherSignIns(db, request, now)
    await endSignIn(db, request, reply)
  },

  getSignedIn: ({ db, actor }) => readUser(db, actor.id),

  changePassword: async (call) => {
    const { db, body, actor, hashPassword, request, reply, now } = call
    const { current_password, new_password } = body
    const user = await readOwnCredentials(call)
    refuseWeakPassword(new_password, 'new_password', await readPasswordWords(db, user))
    await requireOwnPassword(call, user, current_password)
    if (actor.password_temporary && normalizePassword(new_password) === normalizePassword(current_password)) throw createSamePasswordError()
    const password = buildOwnPassword(await hashPassword(new_password, actor.id))
    await runTransaction(db, async (trx) => {
      if (!(await replacePassword(trx, user, password))) throw createWrongPasswordError()
      await startSignIn(trx, user.id, request, reply, now)
    })
  },

  listSignIns: async ({ db, actor, now }) => {
    const signIns = await selectActiveSignIns(db, now)
      .where('sign_in.user_id', '=', actor.id)
      .select(['sign_in.id', 'sign_in.created_at', 'sign_in.seen_at', 'sign_in.browser'])
      .select((row) => row('sign_in.token_hash', '=', actor.token_hash).$castTo<boolean>().as('is_current'))
      .orderBy('sign_in.seen_at', 'desc')
      .orderBy('sign_in.id')
      .execute()
    return signIns.map(
      ({ id, created_at, seen_at, browser, is_current }) =>
        ({ id, created_at, seen_at, browser: browser ?? undefined, is_current }) satisfies PropertiesOf<SignIn>,
    )
  },

  endSignIn: async ({ db, path, actor, now }) => {
    const [ended] = await runTransaction(db, (trx) => deleteOwnSignIns(trx, actor.id, sql`sign_in.id = ${path.id}`, now))
    requireFound(ended, 'el acceso')
  },

  endOtherSignIns: async ({ db, actor, now }) => {
    await runTransaction(db, (trx) => deleteOtherSignIns(trx, actor, now))
  },

  ...secondFactor,
} satisfies Partial<Operations>

/**
 * Writes to the history that someone tried a wrong password for a user, or with `wrong_code` the right password with a wrong code; for a name that no user has it does the same work and writes nothing. The password
 * is never written, nor the name: it may be a password in the wrong field.
 */
const addRefusedSignIn = (db: Db, userId: string | undefined, reason: { wrong_code?: true } = {}) =>
  runTransaction(db, async (trx) => {
    // Waiting for the disk would tell by the time of the answer that there is such a user.
    await sql`set local synchronous_commit = off`.execute(trx)
    // The lock waits for an erasure of the user, which could not erase the name in an entry that is written at the same time.
    await sql`
      with locked as (select id, name from app_user where id = ${userId ?? null} for share)
      select add_history('sign-in', id, '{}', null, ${JSON.stringify({ refused: true, ...reason })}::jsonb, read_author() || jsonb_build_object('user_id', id, 'user_name', name))
      from locked
    `.execute(trx)
  })
