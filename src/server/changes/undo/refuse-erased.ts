import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import { createUndoConflict } from './describe-records.ts'
import type { ChangeRow } from './read-change.ts'

/**
 * Throws a 409 if an erasure has emptied a row of a change: nothing of it is restored then. Rows about sessions only lose their note, so they are known by the
 * client, whose row the erasure has emptied. The caller has locked the clients, so that none is erased meanwhile.
 */
export async function refuseErased(trx: Trx, rows: readonly ChangeRow[]) {
  const emptied = rows.filter(({ before, after }) => before === null && after === null).map(({ kind }) => kind)
  const people = rows.flatMap(({ kind, people }) => (kind === 'session' ? people : []))
  const erased = await trx
    .selectFrom('history')
    .where('record_id', '=', anyOf(people))
    .where('kind', '=', 'client')
    .where('before', 'is', null)
    .where('after', 'is', null)
    .select('record_id')
    .distinct()
    .execute()
  const paths = [...emptied, ...erased.map(() => 'client')]
  if (paths.length === 0) return
  const message = 'Se borraron los datos de un cliente de este cambio.'
  throw createUndoConflict(
    paths.map((path) => ({ path, message })),
    message,
  )
}
