import type { Actor } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { createBadRequestError, createNotSignedInError } from '../errors.ts'
import { selectOwnCredentials } from '../passwords/credentials.ts'
import { getLimitKey, type Limits, tryPassword } from './limits.ts'

/** The parts of a call that are needed to check the password of the signed-in user. */
export type OwnCall = { db: Db; actor: Actor; limits: Limits; request: { ip: string }; now: Date }

/** Creates a 400: it is not the password of the caller, or no longer. */
export const createWrongPasswordError = () =>
  createBadRequestError('La contraseña actual no es correcta.', [{ path: 'current_password', message: 'No es la contraseña actual.' }])

/** Reads the credentials of the signed-in user. Throws a 401 if there is none any more. */
export async function readOwnCredentials({ db, actor, request, now }: OwnCall) {
  const user = await selectOwnCredentials(db, actor.id, { address: getLimitKey(request.ip), now }).executeTakeFirst()
  if (!user) throw createNotSignedInError()
  return user
}

/** Throws a 400 unless this is the password of the signed-in user. It counts as in the sign-in. */
export async function requireOwnPassword(call: OwnCall, user: Awaited<ReturnType<typeof readOwnCredentials>>, password: string) {
  const { limits, request, actor } = call
  const attempt = { address: getLimitKey(request.ip), username: user.name, user, password, callerId: actor.id }
  if ((await tryPassword(limits, attempt)) !== 'right') throw createWrongPasswordError()
}
