import { DatabaseError } from 'pg'
import type { Db, Trx } from './connect.ts'

/** Thrown in a transaction that another one has overtaken: what it holds is no longer what it needs. */
export class RetryTransaction extends Error {}

/** How often a transaction is begun at most. */
const maxAttempts = 5

/** Runs what must happen whole or not at all. Again from the start when another one made the database break it off, or has overtaken it. */
export async function runTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error
    }
}

/** Serialization failure, deadlock. */
const isRetryable = (error: unknown) =>
  error instanceof RetryTransaction || (error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01'))
