import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'

/** The user who reads an error that describes sessions. */
export type ReadingUser = Pick<Actor, 'access' | 'client_id' | 'worker_id'>

/** True when a user may read a session: with access to all sessions, or as its client or worker. Only then does an error name both of its people. */
export const mayReadSession = ({ access, client_id, worker_id }: ReadingUser, session: { client_id: string; worker_id: string }) =>
  hasAnyAccess(access, ['sessions.read']) || session.client_id === client_id || session.worker_id === worker_id
