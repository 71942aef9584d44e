import type { HistoryKind } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { createForbiddenError } from '../errors.ts'

/** The access that opens the history of a kind of record, unless `access.read` opens all of it. A person has a rule of its own. */
const accessByKind: Record<HistoryKind, string[]> = {
  session: ['sessions.read'],
  reminder: ['sessions.read'],
  reply: ['sessions.read'],
  'waiting-entry': ['sessions.read'],
  client: ['clients.read'],
  person: ['clients.read', 'workers.read'],
  'public-link': ['public_links.read'],
  feed: ['workers.read'],
  worker: ['workers.read'],
  'working-hours': ['workers.read'],
  absence: ['workers.read'],
  schedule: ['schedules.read'],
  turn: ['schedules.read'],
  role: ['roles.read'],
  user: ['users.read'],
  'sign-in': ['users.read'],
}

/** True for somebody who may read the whole history. */
export const mayReadAll = (access: ReadonlySet<string>) => hasAnyAccess(access, ['access.read'])

/** Returns the kinds whose history somebody may read, or the one that is asked for. Throws a 403 if that one may not be read. */
export function listReadableKinds(access: ReadonlySet<string>, asked?: HistoryKind): HistoryKind[] {
  const kinds = (Object.keys(accessByKind) as HistoryKind[]).filter(
    (kind) => mayReadAll(access) || hasAnyAccess(access, accessByKind[kind]),
  )
  if (asked === undefined) return kinds
  if (!kinds.includes(asked)) throw createForbiddenError(['access.read', ...accessByKind[asked]])
  return [asked]
}
