import type { Db, Trx } from '../database/connect.ts'
import { breaks, sentenceOfConstraint } from '../database/constraints.ts'
import { transaction } from '../database/transaction.ts'
import { conflict } from '../errors.ts'
import { type Clash, inOneSentence } from './clash.ts'

/** Finds out who is busy with whom. */
type Explain = (db: Db) => Promise<readonly Clash[]>

/** The database found somebody busy. */
class Busy extends Error {
  explain: Explain
  constraint: string

  constructor(explain: Explain, constraint: string) {
    super(constraint)
    this.explain = explain
    this.constraint = constraint
  }
}

/** Does what takes places, and can be explained where somebody is busy. */
export async function taking<T>(explain: Explain, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    for (const constraint of ['worker_busy', 'client_busy']) if (breaks(error, constraint)) throw new Busy(explain, constraint)
    throw error
  }
}

/** A transaction in which places are taken. Where somebody is busy it ends in a conflict that says who with whom, or `message` with that as details. */
export async function booking<T>(db: Db, work: (trx: Trx) => Promise<T>, message?: string): Promise<T> {
  try {
    return await transaction(db, work)
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    // asked only now, after the rollback: a transaction that has failed answers nothing more
    const clashes = await error.explain(db)
    const details = clashes.map(({ path, message }) => ({ path, message }))
    throw conflict(message ?? inOneSentence(clashes) ?? sentenceOfConstraint(error.constraint)!.message, details)
  }
}
