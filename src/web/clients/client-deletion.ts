import type { Client } from '#api/generated/app.ts'

/** Says what else the deletion of a client does. */
export function describeClientDeletion({ publicLink, userId }: Client) {
  const [first, ...rest] = [publicLink && 'su enlace público', userId && 'su usuario'].filter(Boolean)
  const pastSessions = 'Sus sesiones pasadas se conservan.'
  if (!first) return pastSessions
  return `También se ${rest.length > 0 ? 'eliminan' : 'elimina'} ${[first, ...rest].join(' y ')}. ${pastSessions}`
}
