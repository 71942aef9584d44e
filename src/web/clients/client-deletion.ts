import type { Client } from '#api/generated/app.ts'

/** What else the deletion of a client does. */
export function describeClientDeletion({ publicLink, userId }: Client) {
  const [first, ...rest] = [publicLink && 'su enlace público', userId && 'su usuario'].filter(Boolean)
  const kept = 'Sus sesiones pasadas se conservan.'
  if (!first) return kept
  return `También se ${rest.length > 0 ? 'eliminan' : 'elimina'} ${[first, ...rest].join(' y ')}. ${kept}`
}
