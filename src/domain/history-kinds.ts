import { hasAnyAccess } from './access.ts'

/** The access that opens the history of a kind of record, unless `access.read` opens all of it. A person has its own rule. */
export const accessByHistoryKind = {
  session: ['sessions.read'],
  reminder: ['sessions.read'],
  reply: ['sessions.read'],
  'waiting-entry': ['sessions.read'],
  message: ['sessions.read'],
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
} as const

type Kind = keyof typeof accessByHistoryKind

/** The kinds of records whose changes can be undone. A change that also concerns another kind cannot. */
export const undoableKinds = [
  'session',
  'reminder',
  'reply',
  'waiting-entry',
  'message',
  'client',
  'person',
  'worker',
  'working-hours',
  'absence',
  'schedule',
  'turn',
] as const satisfies readonly Kind[]

/** A kind of record whose changes can be undone. */
export type UndoableKind = (typeof undoableKinds)[number]

/** True for a kind of record whose changes can be undone. */
export const isUndoableKind = (kind: string): kind is UndoableKind => (undoableKinds as readonly string[]).includes(kind)

/** True for someone who may read the whole history. */
export const mayReadAllHistory = (access: ReadonlySet<string>) => hasAnyAccess(access, ['access.read'])

/** True for someone who may read the history of a kind of record. */
export const mayReadHistoryKind = (access: ReadonlySet<string>, kind: Kind) =>
  mayReadAllHistory(access) || hasAnyAccess(access, accessByHistoryKind[kind])
