import type { Db, Trx } from '../database/connect.ts'
import { breaks, sentenceOfConstraint } from '../database/constraints.ts'
import { transaction } from '../database/transaction.ts'
import { conflict } from '../errors.ts'
import { clashesOf } from './clash.ts'
import type { Place } from './place.ts'

/** The database found somebody busy at this place. */
class Busy extends Error {
  place: Place
  who: 'worker_busy' | 'client_busy'

  constructor(place: Place, who: 'worker_busy' | 'client_busy') {
    super(who)
    this.place = place
    this.who = who
  }
}

/** Does what takes a place. */
export async function taking<T>(place: Place, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (breaks(error, 'worker_busy')) throw new Busy(place, 'worker_busy')
    if (breaks(error, 'client_busy')) throw new Busy(place, 'client_busy')
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
    const clashes = await clashesOf(db, error.place)
    throw conflict(message ?? inOneSentence(clashes.map((clash) => clash.message)) ?? sentenceOfConstraint(error.who)!.message, clashes)
  }
}

function inOneSentence([first, ...more]: string[]) {
  if (first === undefined || more.length === 0) return first
  return more.length === 1 ? `${first} Hay 1 cruce más.` : `${first} Hay ${more.length} cruces más.`
}
