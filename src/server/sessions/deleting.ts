import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { taking } from './booking.ts'
import { clashesOf } from './clash.ts'
import { placeOf } from './sql.ts'
import { selectStandInsAmong } from './standing.ts'
import { mostNamed } from './upcoming.ts'

/** What is said where the date of a deleted stand-in has been taken. */
export const slotTaken = 'El cupo se ocupó mientras tanto.'

/** Deletes sessions at once; the dates of stand-ins go back to their standing sessions. `nameOf` says at which path a refusal names one of them. */
export const deleteSessions = (trx: Trx, ids: readonly string[], nameOf?: (id: string) => string) =>
  taking(
    (db) => whoTookTheDates(db, ids, nameOf),
    () => trx.updateTable('session').set({ deleted_at: sql<string>`now()` }).where('id', '=', anyOf(ids)).execute(),
  )

async function whoTookTheDates(db: Db, ids: readonly string[], nameOf?: (id: string) => string) {
  const standIns = await selectStandInsAmong(db, ids).selectAll('session').orderBy('session.id').execute()
  const clashes = await clashesOf(db, standIns.map(placeOf), ids)
  const problems = clashes.flatMap((some, index) => some.map((clash) => ({ ...clash, path: nameOf?.(standIns[index]!.id) ?? clash.path })))
  return problems.slice(0, mostNamed)
}
