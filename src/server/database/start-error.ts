/** What keeps the database from being opened or migrated; the message is one sentence for the console. */
export class StartError extends Error {}

/** The cause in a few words, without a full stop. A connection that was tried on several addresses fails with several causes. */
export function describeCause(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describeCause(error.errors[0])
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}
