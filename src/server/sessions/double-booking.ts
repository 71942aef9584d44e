import type { Db, Trx } from '../database/connect.ts'
import { describeConstraint, isViolationOf } from '../database/constraints.ts'
import { runTransaction } from '../database/transaction.ts'
import { createConflictError } from '../errors.ts'
import { type Conflict, summarizeConflicts } from './find-conflicts.ts'
import type { ReadingUser } from './may-read-session.ts'

/** Finds the conflicts of a refused write, after the rollback, as this user may read them. */
type ReadConflicts = (db: Db, reader: ReadingUser) => Promise<readonly Conflict[]>

/** The constraints that refuse a second session at one time: of a person, of the same client and worker, and of a series with the same ones. */
const constraints = ['person_busy', 'session_once', 'session_series']

/** True for a constraint that refuses a second session at one time. Where the first one is active, it is a conflict to explain. */
export const isDoubleBookingConstraint = (name: string) => constraints.includes(name)

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

/** Runs a write. Throws a DoubleBooking, with the function that reads its conflicts, if a constraint against double booking refuses the write. */
export async function catchDoubleBooking<T>(readConflicts: ReadConflicts, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    for (const constraint of constraints) if (isViolationOf(error, constraint)) throw new DoubleBooking(readConflicts, constraint)
    throw error
  }
}

type BookingCall = { db: Db; actor: ReadingUser }

/**
 * Runs a transaction that books sessions. After a double booking it throws a 409 with a sentence about the conflicts, or with `message`; the details
 * list all of them.
 */
export async function runBookingTransaction<T>({ db, actor }: BookingCall, work: (trx: Trx) => Promise<T>, message?: string): Promise<T> {
  try {
    return await runTransaction(db, work)
  } catch (error) {
    if (!(error instanceof DoubleBooking)) throw error
    // The conflicts are read after the rollback, because a failed transaction answers no more queries.
    const conflicts = await error.readConflicts(db, actor)
    const details = conflicts.map(({ session_id: _, ...problem }) => problem)
    throw createConflictError(message ?? summarizeConflicts(conflicts) ?? describeConstraint(error.constraint)!.message, details)
  }
}
