import { DatabaseError } from 'pg'
import type { Db, Trx } from './connect.ts'

/** Runs what must happen whole or not at all. Once more from the start when the database had to break it off because of another one. */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isBrokenOff(error)) throw error
    return db.transaction().execute(work)
  }
}

/** Serialization failure, deadlock. */
const isBrokenOff = (error: unknown) => error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
