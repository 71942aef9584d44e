import { createBadRequestError } from './errors.ts'

/**
 * Throws a 400 with a detail for each id that is not among the rows. `field` is the name of the list of ids in the request, and `sentence` the
 * message: `refuseUnknownIds('role_ids', ids, roles, 'Este rol no existe.')`.
 */
export function refuseUnknownIds(field: string, ids: readonly string[], rows: readonly { id: string }[], sentence: string) {
  const knownIds = new Set(rows.map(({ id }) => id))
  const details = ids.flatMap((id, index) => (knownIds.has(id.toLowerCase()) ? [] : [{ path: `${field}.${index}`, message: sentence }]))
  if (details.length > 0) throw createBadRequestError(sentence, details)
}
