import { sql } from 'kysely'
import { undoableKinds } from '#domain/history-kinds.ts'
import { answersChangeId, setAuthor, setChangeId } from './author.ts'
import type { Db, Trx } from './connect.ts'

/** An error that rolls a transaction back and runs it again, because another one has changed what it depends on. */
export class RetryTransaction extends Error {}

/** The codes of a serialization failure and of a deadlock. */
const retryableCodes: readonly unknown[] = ['40001', '40P01']

let retries = 0

/** Returns how often this process has run a transaction again. */
export const countRetries = () => retries

/** Maximum number of times that a transaction is tried. */
const maxAttempts = 5

/**
 * Runs a transaction, in which every change is made: the history needs it to know the author. Retries it after a serialization failure, a deadlock or a
 * RetryTransaction.
 */
export async function runTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      const { result, changeId } = await db.transaction().execute(async (trx) => {
        const id = await setAuthor(trx)
        const result = await work(trx)
        return { result, changeId: answersChangeId() && (await canBeUndone(trx, id)) ? id : undefined }
      })
      setChangeId(changeId)
      return result
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error
      retries += 1
    }
}

/** Runs reads that all see the data of the same moment, whatever others write meanwhile. */
export const readSnapshot = <T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** True when a transaction has changed records, all of them of kinds whose changes can be undone. */
async function canBeUndone(trx: Trx, changeId: string) {
  const { rows } = await sql<{ kinds: boolean | null }>`
    select bool_and(kind = any(${undoableKinds})) as kinds from history where change_id = ${changeId}
  `.execute(trx)
  return rows[0]!.kinds === true
}

const isRetryable = (error: unknown) => error instanceof RetryTransaction || retryableCodes.includes((error as { code?: unknown }).code)
