import type { ApiError } from '#api/errors.ts'

/** The conflicts of a booking: beside its client, beside its worker, or below both when it is about neither. */
export type PlacedConflict = Partial<Record<'client' | 'worker' | 'other', string | undefined>>

/** Puts a conflict beside the people whom it is about. What can be accepted is named only if there is no other conflict. */
export function placeConflict(conflict: ApiError | undefined): PlacedConflict {
  if (!conflict) return {}
  const details = [...conflict.details.filter(({ reason }) => !reason), ...conflict.details]
  const [client, worker] = [
    details.find(({ path }) => path === 'clientId')?.message,
    details.find(({ path, reason }) => path === 'workerId' || reason)?.message,
  ]
  // The message begins with the first detail and counts the others.
  const addCount = (text: string | undefined) => (text !== undefined && conflict.message.startsWith(text) ? conflict.message : text)
  return { client: addCount(client), worker: addCount(worker), other: client || worker ? undefined : conflict.message }
}
