import { type Expression, sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'
import { createSecret, findStep, hashRecoveryCode } from './codes.ts'

/** True for a user with a second factor. */
export const hasSecondFactor = (userId: Expression<string>) =>
  sql<boolean>`exists (select from second_factor where second_factor.user_id = ${userId} and second_factor.confirmed_at is not null)`

/** Selects the second factor of a user that is confirmed. */
const selectConfirmed = (db: Db, userId: string) =>
  db.selectFrom('second_factor').where('user_id', '=', userId).where('confirmed_at', 'is not', null)

/** Reads whether a user has a second factor, and how many recovery codes are left. */
export async function readSecondFactor(db: Db, userId: string) {
  const found = await selectConfirmed(db, userId)
    .select(sql<number>`cardinality(recovery_code_hashes)`.as('recovery_codes'))
    .executeTakeFirst()
  return { active: found !== undefined, recovery_codes: found?.recovery_codes ?? 0 }
}

/** Stores a new secret that is not confirmed yet, in place of an earlier one. Returns undefined for a user whose secret is confirmed. */
export async function insertSecret(trx: Trx, user_id: string): Promise<Buffer | undefined> {
  const secret = createSecret()
  const stored = await trx
    .insertInto('second_factor')
    .values({ user_id, secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret }).where('second_factor.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst()
  return stored && secret
}

/** Reads the secret of a user that waits to be confirmed, and locks it. */
export const lockUnconfirmedSecret = async (trx: Trx, userId: string) =>
  (
    await trx
      .selectFrom('second_factor')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .select('secret')
      .forUpdate()
      .executeTakeFirst()
  )?.secret

/** Confirms the secret of a user by the code of a step. */
export const confirmSecret = (trx: Trx, userId: string, confirmation: { step: number; now: Date; recoveryCodes: readonly string[] }) =>
  trx
    .updateTable('second_factor')
    .set({
      confirmed_at: confirmation.now.toISOString(),
      last_step: confirmation.step,
      recovery_code_hashes: hashAll(confirmation.recoveryCodes),
    })
    .where('user_id', '=', userId)
    .execute()

/** Replaces the recovery codes of a user. Returns false for a user without a second factor. */
export async function replaceRecoveryCodes(trx: Trx, userId: string, codes: readonly string[]) {
  const { numUpdatedRows } = await trx
    .updateTable('second_factor')
    .set({ recovery_code_hashes: hashAll(codes) })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const hashAll = (codes: readonly string[]) => sql<Buffer[]>`${codes.map(hashRecoveryCode)}::bytea[]`

/** Removes the second factor of a user, also one that is not confirmed. */
export const deleteSecondFactor = (trx: Trx, userId: string) => trx.deleteFrom('second_factor').where('user_id', '=', userId).execute()

/**
 * Uses a code of a user with a second factor: one of the authenticator app, or a recovery code. Returns false when it is wrong or was used before. Of several
 * calls with the same code one returns true, because the row is locked.
 */
export async function consumeCode(trx: Trx, userId: string, code: string, now: Date): Promise<boolean> {
  const factor = await selectConfirmed(trx, userId).select('secret').executeTakeFirst()
  if (!factor) return false
  const step = findStep(factor.secret, code, now)
  const update = trx.updateTable('second_factor').where('user_id', '=', userId)
  const hash = sql<Buffer>`${hashRecoveryCode(code)}::bytea`
  const used =
    step === undefined
      ? update
          .set({ recovery_code_hashes: sql`array_remove(recovery_code_hashes, ${hash})` })
          .where(sql<boolean>`${hash} = any(recovery_code_hashes)`)
      : update.set({ last_step: step }).where('last_step', '<', step)
  return (await used.executeTakeFirst()).numUpdatedRows > 0n
}
