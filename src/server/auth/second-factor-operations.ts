import type { Operations } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import { lockCredentials } from '../passwords/credentials.ts'
import { createRecoveryCodes, findStep, formatSecret } from '../second-factor/codes.ts'
import {
  confirmSecret,
  deleteSecondFactor,
  insertSecret,
  lockUnconfirmedSecret,
  readSecondFactor,
  replaceRecoveryCodes,
} from '../second-factor/sql.ts'
import { lockUser } from '../users/sql.ts'
import { createWrongPasswordError, type OwnCall, readOwnCredentials, requireOwnPassword } from './own-password.ts'
import { deleteOtherSignIns } from './sign-in.ts'

/** The operations with which users set and remove their own second factor. */
export const secondFactor = {
  getSecondFactor: ({ db, actor }) => readSecondFactor(db, actor.id),

  startSecondFactor: (call) =>
    changeWithPassword(call, async (trx, { id, name }) => {
      const secret = await insertSecret(trx, id)
      if (!secret) throw createConflictError('Ya tiene la verificación en dos pasos.')
      return formatSecret(secret, { issuer: call.settings.clinicName, label: name })
    }),

  confirmSecondFactor: ({ db, body, actor, now }) =>
    runTransaction(db, async (trx) => {
      // A sign-in that has passed without a code waits for this lock, or is among those that end.
      await lockUser(trx, actor.id)
      const secret = await lockUnconfirmedSecret(trx, actor.id)
      if (!secret) throw createConflictError('Empiece de nuevo la verificación en dos pasos.')
      const step = findStep(secret, body.code, now)
      if (step === undefined)
        throw createBadRequestError('El código no es correcto.', [
          { path: 'code', message: 'No es el código que la aplicación muestra ahora.' },
        ])
      const recoveryCodes = createRecoveryCodes()
      await confirmSecret(trx, actor.id, { step, now, recoveryCodes })
      await deleteOtherSignIns(trx, actor, now)
      return { recovery_codes: recoveryCodes }
    }),

  renewRecoveryCodes: (call) =>
    changeWithPassword(call, async (trx, { id }) => {
      const recovery_codes = createRecoveryCodes()
      if (!(await replaceRecoveryCodes(trx, id, recovery_codes))) throw createConflictError('No tiene la verificación en dos pasos.')
      return { recovery_codes }
    }),

  removeSecondFactor: (call) =>
    changeWithPassword(call, async (trx, { id }) => {
      await deleteSecondFactor(trx, id)
    }),
} satisfies Partial<Operations>

type CallWithPassword = OwnCall & { body: { current_password: string } }

/** Makes a change of one's own second factor, for which the body has the password. */
async function changeWithPassword<T>(
  call: CallWithPassword,
  change: (trx: Trx, user: { id: string; name: string }) => Promise<T>,
): Promise<T> {
  const user = await readOwnCredentials(call)
  await requireOwnPassword(call, user, call.body.current_password)
  return runTransaction(call.db, async (trx) => {
    // The password may have been changed meanwhile.
    if (!(await lockCredentials(trx, user))) throw createWrongPasswordError()
    return change(trx, user)
  })
}
