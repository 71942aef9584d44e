import type { CreatedSession } from '#api/generated/wire.ts'

/** Returns what a booking answers, by the sessions that it touched: the new one, and the one in whose place it is. */
export const toCreated = ([id, movedFromId]: readonly string[]): CreatedSession => ({
  id: id!,
  ...(movedFromId !== undefined && { moved_from_id: movedFromId }),
})
