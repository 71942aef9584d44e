import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'

/**
 * Writes to the history that somebody tried a wrong password for a user, or with `wrong_code` the right password with a wrong code; for a name that no user has it does the same work and writes nothing. The password
 * is never written, nor the name: it may be a password in the wrong field.
 */
export const addRefusedSignIn = (db: Db, userId: string | undefined, reason: { wrong_code?: true } = {}) =>
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
