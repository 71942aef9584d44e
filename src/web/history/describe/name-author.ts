import type { Change } from '../queries.ts'

/** Says who made a change: the person of the user, the name of a user without one, the client who replied by a public link, or the server. */
export function nameAuthor({ userId, userName, operation, entries: [entry] }: Change): string {
  const names = entry?.names ?? []
  if (userId !== null) return names.find(({ id }) => id === userId)?.name ?? userName ?? 'Alguien'
  if (operation !== 'replyToSession' || !entry) return 'El sistema'
  // The entry of a reply names the client by its record, and that of a session by a column.
  return names.find(({ id }) => id === ((entry.after ?? entry.before)?.clientId ?? entry.recordId))?.name ?? 'Alguien'
}
