import type { Db, Trx } from '../database/connect.ts'
import { describeConstraint, isViolationOf } from '../database/constraints.ts'
import { runTransaction } from '../database/transaction.ts'
import { createConflictError } from '../errors.ts'
import { type Conflict, summarizeConflicts } from './find-conflicts.ts'

/** Reads the conflicts of a refused write, after the rollback. */
type ReadConflicts = (db: Db) => Promise<readonly Conflict[]>

/** The error when the database refuses a double booking. */
class DoubleBooking extends Error {
  readConflicts: ReadConflicts
  constraint: string

  constructor(readConflicts: ReadConflicts, constraint: string) {
    super(constraint)
    this.readConflicts = readConflicts
    this.constraint = constraint
  }
}

/** Runs a write. Throws a DoubleBooking, with the function that reads its conflicts, if the constraints against double booking refuse the write. */
export async function catchDoubleBooking<T>(readConflicts: ReadConflicts, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    for (const constraint of ['worker_busy', 'client_busy'])
      if (isViolationOf(error, constraint)) throw new DoubleBooking(readConflicts, constraint)
    throw error
  }
}

/**
 * Runs a transaction that books sessions. After a double booking it throws a 409 with a sentence about the conflicts, or with `message`; the details
 * list all of them.
 */
export async function runBookingTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>, message?: string): Promise<T> {
  try {
    return await runTransaction(db, work)
  } catch (error) {
    if (!(error instanceof DoubleBooking)) throw error
    // The conflicts are read after the rollback, because a failed transaction answers no more queries.
    const conflicts = await error.readConflicts(db)
    const details = conflicts.map(({ path, message }) => ({ path, message }))
    throw createConflictError(message ?? summarizeConflicts(conflicts) ?? describeConstraint(error.constraint)!.message, details)
  }
}
